/** Components for drawn product screens. */
import { createContext, type ReactNode, useContext } from 'react';
import type { DrawnCut } from '../../schema/picture.ts';
import { inks, type Role } from './inks.ts';

/** Returns a text in the language of the page, or a number as that language writes it. */
export type Say = (text: string | number) => string;

/** How the file of a drawing says its texts. */
export const SayContext = createContext<Say>(String);

/** A drawn product screen, as exported by its file in drawings/: a desktop screen with a narrow cut, or a phone. */
export type Drawing = {
  /** The text alternative. */
  readonly label: string;
  readonly draw: () => ReactNode;
} & (
  | { readonly narrow: NarrowProps }
  | {
      /** Where a card cuts the phone off, so that no element is cut through, in units from the top. */
      readonly fold: number;
      /** The time on its clock. */
      readonly clock?: string;
    }
);

const SCREEN = { id: 'drawing', width: 800, height: 540, fold: 540 };
/** The fold of a narrow cut is just above the rule over its rows, which must not show on a card. */
const NARROW_WIDTH = 320;
const FOLD = 268;
const NARROW_ROW = 46;
const PHONE = { id: 'drawing', width: 360, height: 740 };

/** The cuts of a drawing: for wide containers and, except for phones, for narrow ones where its text would be too small. */
export function cutsOf(drawing: Drawing): { wide: DrawnCut; narrow?: DrawnCut } {
  if ('fold' in drawing) return { wide: { ...PHONE, fold: drawing.fold } };
  const height = FOLD + drawing.narrow.rows.length * NARROW_ROW;
  return { wide: SCREEN, narrow: { id: 'narrow', width: NARROW_WIDTH, height, fold: FOLD } };
}

/** The SVG file of a drawing; pages add its text alternative. Cuts are groups, which `use` shows. */
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
  label: string;
  figure: string | number;
  /** Text at the right of the figure. */
  beside?: string;
  /** Drawn within x 20 to 300 and y 156 to 252. */
  chart: ReactNode;
  /** Three rows, each with a name at the left and a value at the right. */
  rows: readonly (readonly [name: string, value: string | number, ink?: WordsProps['ink']])[];
}

/** One figure, one chart and three rows, 320 units wide; legible from a width of 226 px. */
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
 * The frame of a phone: a status bar, and a black edge on three sides. The bottom is open, because phones run off their plate
 * or end at their fold.
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

interface WordsProps {
  x: number;
  y: number; // the baseline
  as?: Role;
  ink?: 'onBrand' | 'onDark' | 'onDark2' | 'ink2' | 'link' | 'ok' | undefined;
  /** The point of the text that x refers to; its start if unset. */
  anchor?: 'middle' | 'end';
  text: string | number;
  /** Whether a text cursor follows. */
  caret?: boolean;
}

/** One line of text. */
export function Words({ x, y, as = 'text', ink, anchor, text, caret }: WordsProps) {
  const say = useContext(SayContext);
  return (
    <text x={x} y={y} {...inks[as]} {...(ink && inks[ink])} {...(anchor && inks[anchor])}>
      {say(text)}
      {caret && (
        <tspan {...inks.accent} dx="6">
          |
        </tspan>
      )}
    </text>
  );
}

interface RowsProps {
  /** The top of the first row. */
  y: number;
  rows: readonly {
    readonly name: string;
    readonly line: string;
    /** Shown at the right. */
    readonly value: string;
    readonly ink?: WordsProps['ink'];
  }[];
}

const ROW = 68;

/** A list on a phone, with a rule above each row. */
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
  /** The left edge of the list. */
  x: number;
  /** The top of the first row. */
  y: number;
  row: number;
  items: readonly Item[];
  /** The name of an item, and its state, shown at the right in `ink`. */
  textOf: (item: Item) => readonly [name: string, state: string, ink?: WordsProps['ink']];
  /** Drawn between name and state, on the baseline y. */
  between?: (item: Item, y: number) => ReactNode;
}

/** A list on a desktop screen, up to the right margin, with rules between the rows. */
export function List<Item>({ x, y: top, row, items, textOf, between }: ListProps<Item>) {
  return items.map((item, index) => {
    const [name, state, ink] = textOf(item);
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

/** The path data of a column of a chart; `floor` is the y of its base. */
export const column = (x: number, floor: number, width: number, height: number) =>
  `M${Math.round(x)} ${floor}v-${height}h${width}v${height}z`;

/** The bar at the top of a screen: title, one fact and one action. */
export function TopBar({ title, fact, action }: { title: string; fact: string; action: string }) {
  const say = useContext(SayContext);
  const width = Math.round(40 + say(action).length * 9.2);
  return (
    <>
      <text x="28" y="43" {...inks.title}>
        {say(title)}
        <tspan {...inks.label} dx="14">
          {say(fact)}
        </tspan>
      </text>
      <path {...inks.brand} d={`M${772 - width} 14h${width}v40h${-width}z`} />
      <Words x={772 - width / 2} y={40} as="strong" ink="onBrand" anchor="middle" text={action} />
      <path {...inks.rule} d="M0 68h800" />
    </>
  );
}

/** The point of interest; every drawing marks exactly one in each cut. */
export function Buoy({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle {...inks.light} cx={x} cy={y} r="10" />
      <circle {...inks.accent} cx={x} cy={y} r="7" />
    </>
  );
}

/** A tick mark, 16 units wide; x and y are its centre. */
export function Tick({ x, y }: { x: number; y: number }) {
  return <path {...inks.okLine} d={`M${x - 8} ${y}l5.5 6L${x + 8} ${y - 7}`} />;
}
