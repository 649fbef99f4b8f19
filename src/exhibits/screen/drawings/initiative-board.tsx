import { Buoy, type Drawing, List, TopBar, Words } from '../Canvas.tsx';
import { inks } from '../inks.ts';

/** The initiatives of each theme by week: 280 in all. */
const THEMES = [
  ['Customers', 'squaresBrand', [9, 15, 19, 20, 17, 12]],
  ['Operations', 'squaresInk', [8, 13, 17, 18, 15, 10]],
  ['Finance', 'squaresOnDark', [6, 9, 11, 11, 10, 7]],
  ['People', 'squaresPale', [5, 9, 11, 12, 10, 6]],
] as const;
const WEEKS = [0, 1, 2, 3, 4, 5];
const ACROSS = 5;
/** Distances between squares and between weeks, in units. */
const PITCH = 15;
const WEEK = 85;
const FLOOR = 338;

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** The path data of the squares of a theme, as short thick strokes stacked on the previous themes. */
function squares(theme: number): string {
  return WEEKS.map((week) => {
    const below = total(THEMES.slice(0, theme).map(([, , counts]) => counts[week] ?? 0));
    return Array.from({ length: THEMES[theme]?.[2][week] ?? 0 }, (_, i) => {
      const place = below + i;
      const x = 275 + week * WEEK + (place % ACROSS) * PITCH;
      return `M${x} ${FLOOR - Math.floor(place / ACROSS) * PITCH}h12`;
    }).join('');
  }).join('');
}

const LATEST = [
  ['Returns in one step', 'Customers', 'In pilot'],
  ['Month-end in two days', 'Finance', 'Live'],
  ['One rota for all depots', 'Operations', 'Live'],
] as const;

const TOTAL = total(THEMES.flatMap(([, , counts]) => counts));

export const drawing: Drawing = {
  label:
    'Programme board: 280 initiatives entered in 6 weeks, by theme and week, with the latest three',
  narrow: {
    title: 'Initiatives',
    label: 'in six weeks, by theme',
    figure: TOTAL,
    chart: (
      <g transform="translate(-108 98) scale(0.465 0.45)">
        {THEMES.map(([name, squaresOf], theme) => (
          <path key={name} {...inks[squaresOf]} d={squares(theme)} />
        ))}
        <Buoy x={281 + 3 * WEEK} y={FLOOR - 12 * PITCH} />
      </g>
    ),
    rows: LATEST.map(([name, , state]) => [name, state, state === 'Live' ? 'ok' : 'link']),
  },
  draw: () => (
    <>
      <TopBar title="Initiatives" fact="Programme of six weeks" action="New initiative" />
      <Words x={24} y={142} as="display" text={TOTAL} />
      <Words x={28} y={174} as="label" text="in 6 weeks" />
      {THEMES.map(([name, squaresOf, counts], i) => (
        <g key={name}>
          <path {...inks[squaresOf]} d={`M28 ${220 + i * 38}h12`} />
          <Words x={52} y={226 + i * 38} as="strong" text={name} />
          <Words x={220} y={226 + i * 38} anchor="end" text={total(counts)} />
        </g>
      ))}
      <path {...inks.rule} d="M250 68v316M0 384h800" />
      {THEMES.map(([name, squaresOf], theme) => (
        <path key={name} {...inks[squaresOf]} d={squares(theme)} />
      ))}
      {WEEKS.map((week) => (
        <Words
          key={week}
          x={275 + week * WEEK}
          y={371}
          as="label"
          text={week === 0 ? 'Week 1' : week + 1}
        />
      ))}
      <Buoy x={281 + 3 * WEEK} y={FLOOR - 12 * PITCH} />
      <List
        x={28}
        y={384}
        row={52}
        items={LATEST}
        textOf={([name, , state]) => [name, state, state === 'Live' ? 'ok' : undefined]}
        between={([, theme], y) => <Words x={275} y={y} as="label" text={theme} />}
      />
    </>
  ),
};
