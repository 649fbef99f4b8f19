import { createContext, type ReactNode, useContext } from 'react';
import { inks } from './inks.ts';
import styles from './Vignette.module.css';

interface CanvasProps {
  /** What the screen shows, for those who can't see it. */
  label: string;
  children: ReactNode;
}

/** A part of a drawn screen. */
export interface VignettePart {
  /** Left, top, width and height in the units of the drawing. */
  readonly at: readonly number[];
  /** What it shows, for those who can't see it. */
  readonly label: string;
}

/** What a page shows of the file of a drawn screen instead of drawing it itself; undefined where the file is made. */
export const ShownDrawing = createContext<
  { readonly address: string; readonly part?: VignettePart | undefined } | undefined
>(undefined);

/** The id of the drawing in its file. */
const DRAWING = 'drawing';

function Canvas({ viewBox, label, children }: CanvasProps & { viewBox: string }) {
  const shown = useContext(ShownDrawing);
  if (!shown) {
    return (
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} role="img" aria-label={label}>
        {/* A group, since it is shown in the units of the drawing, whatever part of it. */}
        <g id={DRAWING}>{children}</g>
      </svg>
    );
  }
  const href = `${shown.address}#${DRAWING}`;
  const look = { className: styles.vignette, viewBox: shown.part?.at.join(' ') ?? viewBox };
  const words = shown.part?.label ?? label;
  return (
    <>
      {/* Filled by behaviours/late-drawing.ts: a browser would fetch what `use` names at once, before the first view. */}
      <svg {...look} role="img" aria-label={words} data-late-drawing={href} />
      <noscript>
        <svg {...look} role="img" aria-label={words}>
          <use href={href} />
        </svg>
      </noscript>
    </>
  );
}

/** A desktop screen: white, square, 800 by 540 units. */
export function Screen({ label, children }: CanvasProps) {
  return (
    <Canvas viewBox="0 0 800 540" label={label}>
      <path {...inks.light} d="M0 0h800v540H0z" />
      {children}
    </Canvas>
  );
}

/**
 * A phone: 360 by 740 units with its status bar and a black edge on three sides.
 * It is meant to run off the foot of the plate, so the lower edge is open.
 */
export function Phone({ label, children }: CanvasProps) {
  return (
    <Canvas viewBox="0 0 360 740" label={label}>
      <path d="M0 0h360v740H0z" />
      <path {...inks.light} d="M9 9h342v731H9z" />
      <Words x={28} y={42} as="strong">
        9:41
      </Words>
      <path d="M304 29h28v13h-28zm2 2v9h24v-9zm1 1h17v7h-17z" fillRule="evenodd" />
      {children}
    </Canvas>
  );
}

/** The sizes of type in a drawn screen; see the style sheet. */
type Role = 'label' | 'text' | 'strong' | 'title' | 'heading' | 'figure' | 'display';

interface WordsProps {
  x: number;
  /** The baseline. */
  y: number;
  as?: Role;
  ink?: 'onBrand' | 'onDark' | 'onDark2' | 'ink2' | 'link' | 'ok' | undefined;
  /** Which point of the words x means; their start where unset. */
  anchor?: 'middle' | 'end';
  children: string;
}

/** One line of live text. */
export function Words({ x, y, as = 'text', ink, anchor, children }: WordsProps) {
  return (
    <text x={x} y={y} {...inks[as]} {...(ink && inks[ink])} {...(anchor && inks[anchor])}>
      {children}
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
        <Words x={28} y={top + 29} as="strong">
          {name}
        </Words>
        <Words x={28} y={top + 52} as="label">
          {line}
        </Words>
        <Words x={332} y={top + 40} as="strong" ink={ink} anchor="end">
          {value}
        </Words>
      </g>
    );
  });
}

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
      <Words x={772 - width / 2} y={40} as="strong" ink="onBrand" anchor="middle">
        {action}
      </Words>
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
