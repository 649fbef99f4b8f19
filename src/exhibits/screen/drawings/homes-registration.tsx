import { useContext } from 'react';
import { Buoy, type Drawing, SayContext, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

/** People by the home they asked for: 35,218 in all. */
const HOMES = [
  ['1 bedroom', 9406],
  ['2 bedrooms', 14872],
  ['3 bedrooms', 8317],
  ['4 bedrooms', 2623],
] as const;
const TOTAL = HOMES.reduce((sum, [, people]) => sum + people, 0);

/** The plan: rows of plots along streets that bend. Units of the drawing. */
const ROWS = 6;
const PLOTS = 14;
const PLOT = { width: 30, depth: 38, gap: 3 };
/** The chosen plot: row, and index in the row. */
const CHOSEN = [2, 4] as const;

/** The y of the back fence of a row at x. */
const fence = (row: number, x: number) =>
  104 + row * 84 - (row % 2) * 20 + 16 * Math.sin((x - 300) / 90);

/** The path data of a plot, between two lines at right angles to its street. */
function plot(row: number, place: number): string {
  const x = 326 + place * (PLOT.width + PLOT.gap) + (place > 6 ? 24 : 0);
  const right = x + PLOT.width;
  const corners = [
    [x, fence(row, x)],
    [right, fence(row, right)],
    [right, fence(row, right) + PLOT.depth],
    [x, fence(row, x) + PLOT.depth],
  ];
  return `M${corners.map((corner) => corner.map(Math.round).join(' ')).join('L')}z`;
}

/** About every third plot is taken, in small runs, because friends choose neighbouring plots. */
const isTaken = (row: number, place: number) => Math.sin(place * 0.9 + row * 2.3) > 0.35;

const plan = Array.from({ length: ROWS * PLOTS }, (_, i) => {
  const [row, place] = [Math.floor(i / PLOTS), i % PLOTS];
  return { row, taken: isTaken(row, place), outline: plot(row, place) };
});
const outlines = (taken: boolean, rows?: readonly number[]) =>
  plan
    .filter((each) => each.taken === taken && (rows?.includes(each.row) ?? true))
    .map(({ outline }) => outline)
    .join('');

/** The streets of the narrow cut. */
const NARROW_ROWS = [1, 2];

/** The box with the chosen plot, as wide as its name. */
function Chosen({ name, line }: { name: string; line: string }) {
  const say = useContext(SayContext);
  const width = Math.round(44 + say(name).length * 9.3);
  return (
    <>
      <path {...inks.light} d={`M452 326h${width + 1}v84h-${width + 1}z`} />
      <path {...inks.ruleStrong} d={`M452.5 326.5h${width}v83h-${width}z`} />
      <Words x={470} y={360} as="strong" text={name} />
      <Words x={470} y={388} as="label" text={line} />
    </>
  );
}

export const drawing: Drawing = {
  label:
    'Register of new homes: over 35 thousand people, by number of bedrooms, beside the plan of the plots',
  narrow: {
    title: 'New homes',
    label: 'people registered',
    figure: TOTAL,
    chart: (
      <g transform="translate(-162 68) scale(0.56)">
        <path {...inks.pale} d={outlines(false, NARROW_ROWS)} />
        <path {...inks.brand} d={outlines(true, NARROW_ROWS)} />
        <path {...inks.inkLine} d={plot(...CHOSEN)} />
        <Buoy x={473} y={306} />
      </g>
    ),
    rows: [
      ['Plot 48', '312 asked'],
      ['2 bedrooms', HOMES[1][1]],
      ['3 bedrooms', HOMES[2][1]],
    ],
  },
  draw: () => (
    <>
      <TopBar title="New homes" fact="Register of interest" action="Open the draw" />
      <Words x={25} y={140} as="display" text={TOTAL} />
      <Words x={28} y={172} as="label" text="people registered" />
      {HOMES.map(([name, people], i) => {
        const y = 204 + i * 84;
        return (
          <g key={name}>
            <path {...inks.rule} d={`M28 ${y}h252`} />
            <Words x={28} y={y + 36} as="strong" text={name} />
            <Words x={280} y={y + 36} anchor="end" text={people} />
            <path {...inks.tint} d={`M28 ${y + 52}h252v8H28z`} />
            <path {...inks.brand} d={`M28 ${y + 52}h${Math.round(people / 60)}v8H28z`} />
          </g>
        );
      })}
      <path {...inks.quiet} d="M308 69h492v471H308z" />
      <path {...inks.pale} d={outlines(false)} />
      <path {...inks.brand} d={outlines(true)} />
      <path {...inks.inkLine} d={plot(...CHOSEN)} />
      <path {...inks.rule} d="M308 68v472" />
      <Chosen name="Plot 48, 2 bedrooms" line="312 people asked" />
      <Buoy x={473} y={306} />
    </>
  ),
};
