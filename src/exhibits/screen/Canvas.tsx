/** What drawn product screens are made of. */
import type { ReactNode } from 'react';
import type { DrawnCut } from '../../schema/picture.ts';
import { inks } from './inks.ts';

/** A drawn product screen, as its file in drawings/ has it: a desktop screen with a narrow cut of the same, or a phone. */
export type Drawing = {
  readonly draw: () => ReactNode;
} & (
  | { readonly narrow: NarrowProps }
  | {
      /** Where nothing is cut through if a phone ends there: what a card shows of it. */
      readonly fold: number;
      /** What its clock shows, where a story says when. */
      readonly clock?: string;
    }
);

/** A desktop screen: white, square, 800 by 540 units. */
const SCREEN = { id: 'drawing', width: 800, height: 540, fold: 540 };
/** Its narrow cut; the fold lies between the chart and the rule above the rows, of which no trace may show. */
const NARROW_WIDTH = 320;
const FOLD = 268;
const NARROW_ROW = 46;
/** A phone: it is meant to run off the foot of the plate. */
const PHONE = { id: 'drawing', width: 360, height: 740 };

/** The cuts that a drawing has in its file: for wide boxes and, where its words would be too small there, for narrow ones. */
export function cutsOf(drawing: Drawing): { wide: DrawnCut; narrow?: DrawnCut } {
  if ('fold' in drawing) return { wide: { ...PHONE, fold: drawing.fold } };
  const height = FOLD + drawing.narrow.rows.length * NARROW_ROW;
  return { wide: SCREEN, narrow: { id: 'narrow', width: NARROW_WIDTH, height, fold: FOLD } };
}

/** The file of a drawing; pages say what it shows. Its cuts are groups, since they are shown in the units of the drawing, whatever part of it. */
export function DrawingFile({ drawing }: { drawing: Drawing }) {
  const { wide, narrow } = cutsOf(drawing);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${wide.width} ${wide.height}`}
      aria-hidden="true"
    >
      <g id={wide.id}>
        {'fold' in drawing ? (
          <Phone clock={drawing.clock} />
        ) : (
          <path {...inks.light} d="M0 0h800v540H0z" />
        )}
        {drawing.draw()}
      </g>
      {narrow && 'narrow' in drawing && (
        <defs>
          <g id={narrow.id}>
            <Narrow {...drawing.narrow} />
          </g>
        </defs>
      )}
    </svg>
  );
}

interface NarrowProps {
  title: string;
  /** What the figure counts. */
  label: string;
  figure: string;
  /** A word at the right of the figure. */
  beside?: string;
  /** Drawn between x 20 and 300, y 156 and 252. */
  chart: ReactNode;
  /** Three of them: a name, and what stands at its right. */
  rows: readonly (readonly [name: string, value: string, ink?: WordsProps['ink']])[];
}

/** One figure, one chart and three rows, 320 units wide, in words that can be read from 226 px on. */
function Narrow({ title, label, figure, beside, chart, rows }: NarrowProps) {
  const foot = FOLD + rows.length * NARROW_ROW;
  return (
    <>
      <path {...inks.light} d={`M0 0h${NARROW_WIDTH}v${foot}H0z`} />
      <Words x={20} y={34} as="strong" text={title} />
      <path {...inks.rule} d="M0 52h320" />
      <Words x={20} y={82} as="label" text={label} />
      <Words x={17} y={137} as="total" text={figure} />
      {beside && <Words x={300} y={137} as="label" anchor="end" text={beside} />}
      {chart}
      {rows.map(([name, value, ink], index) => {
        const top = FOLD + index * NARROW_ROW;
        return (
          <g key={name}>
            <path {...inks.rule} d={`M20 ${top + 2}h280`} />
            <Words x={20} y={top + 29} as="strong" text={name} />
            <Words
              x={300}
              y={top + 29}
              as={ink ? 'strong' : 'label'}
              ink={ink}
              anchor="end"
              text={value}
            />
          </g>
        );
      })}
    </>
  );
}

/**
 * What every phone has: its status bar, and a black edge on three sides. It is meant to run off the foot of the plate, so the
 * lower edge is open; on a card it ends at its fold.
 */
function Phone({ clock = '9:41' }: { clock?: string | undefined }) {
  return (
    <>
      <path d="M0 0h360v740H0z" />
      <path {...inks.light} d="M9 9h342v731H9z" />
      <Words x={28} y={42} as="strong" text={clock} />
      <path d="M304 29h28v13h-28zm2 2v9h24v-9zm1 1h17v7h-17z" fillRule="evenodd" />
    </>
  );
}

/** The sizes of type in a drawn screen; see the style sheet. */
type Role =
  | 'label'
  | 'text'
  | 'strong'
  | 'title'
  | 'heading'
  | 'figure'
  | 'display'
  | 'total'
  | 'query'
  | 'result';

interface WordsProps {
  x: number;
  /** The baseline. */
  y: number;
  as?: Role;
  ink?: 'onBrand' | 'onDark' | 'onDark2' | 'ink2' | 'link' | 'ok' | undefined;
  /** Which point of the words x means; their start where unset. */
  anchor?: 'middle' | 'end';
  text: string;
}

/** One line of live text. */
export function Words({ x, y, as = 'text', ink, anchor, text }: WordsProps) {
  return (
    <text x={x} y={y} {...inks[as]} {...(ink && inks[ink])} {...(anchor && inks[anchor])}>
      {text}
    </text>
  );
}

interface RowsProps {
  /** The upper edge of the first row. */
  y: number;
  rows: readonly {
    readonly name: string;
    readonly line: string;
    /** Stands at the right. */
    readonly value: string;
    readonly ink?: WordsProps['ink'];
  }[];
}

/** The height of a row on a phone. */
const ROW = 68;

/** Rows of a list on a phone, each under a rule. */
export function Rows({ y, rows }: RowsProps) {
  return rows.map(({ name, line, value, ink }, index) => {
    const top = y + index * ROW;
    return (
      <g key={name}>
        <path {...inks.rule} d={`M28 ${top}h304`} />
        <Words x={28} y={top + 29} as="strong" text={name} />
        <Words x={28} y={top + 52} as="label" text={line} />
        <Words x={332} y={top + 40} as="strong" ink={ink} anchor="end" text={value} />
      </g>
    );
  });
}

interface ListProps<Item> {
  /** The edges of the list, and the upper edge of its first row. */
  x: number;
  y: number;
  /** The height of a row. */
  row: number;
  items: readonly Item[];
  /** The name of an item, and what its state is: it stands at the right, in green where all is well. */
  said: (item: Item) => readonly [name: string, state: string, ink?: WordsProps['ink']];
  /** What stands between the two, on the baseline y. */
  between?: (item: Item, y: number) => ReactNode;
}

/** Rows of a list on a desktop screen, parted by rules, as far as the right margin. */
export function List<Item>({ x, y: top, row, items, said, between }: ListProps<Item>) {
  return items.map((item, index) => {
    const [name, state, ink] = said(item);
    const y = top + index * row;
    const baseline = y + Math.ceil(row / 2) + 7;
    return (
      <g key={name}>
        {index > 0 && <path {...inks.rule} d={`M${x} ${y}H772`} />}
        <Words x={x} y={baseline} as="strong" text={name} />
        {between?.(item, baseline)}
        <Words x={772} y={baseline} as="strong" ink={ink} anchor="end" text={state} />
      </g>
    );
  });
}

/** A column of a chart that stands on `floor`. */
export const column = (x: number, floor: number, width: number, height: number) =>
  `M${Math.round(x)} ${floor}v-${height}h${width}v${height}z`;

/** The bar on top of a screen: its name, one fact beside it, one action. */
export function TopBar({ title, fact, action }: { title: string; fact: string; action: string }) {
  const width = Math.round(40 + action.length * 9.2);
  return (
    <>
      <text x="28" y="43" {...inks.title}>
        {title}
        <tspan {...inks.label} dx="14">
          {fact}
        </tspan>
      </text>
      <path {...inks.brand} d={`M${772 - width} 14h${width}v40h${-width}z`} />
      <Words x={772 - width / 2} y={40} as="strong" ink="onBrand" anchor="middle" text={action} />
      <path {...inks.rule} d="M0 68h800" />
    </>
  );
}

/** The point being watched: one in every picture. */
export function Buoy({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle {...inks.light} cx={x} cy={y} r="10" />
      <circle {...inks.accent} cx={x} cy={y} r="7" />
    </>
  );
}

/** A tick, 16 units wide, around its centre. */
export function Tick({ x, y }: { x: number; y: number }) {
  return <path {...inks.okLine} d={`M${x - 8} ${y}l5.5 6L${x + 8} ${y - 7}`} />;
}
