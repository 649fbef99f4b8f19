import { classNames } from '../class-names.ts';
import { Shapes } from '../Icon/Shapes.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { revealCard } from '../reveal.ts';
import styles from './FigureGrid.module.css';

interface FigureGridProps {
  /** Headline figures, as in content/figures.yaml. */
  figures: readonly {
    readonly value: string;
    /** What it counts. */
    readonly label: string;
    /** Where it comes from. */
    readonly caption?: string | undefined;
    /** Percent of the ruler above it that is filled, for a figure that is part of a whole. */
    readonly share?: number | undefined;
    /** SVG shapes of its icon. */
    readonly icon?: string | undefined;
  }[];
  /** For figures beside a picture or a heading. */
  small?: boolean;
  /** Figures that have an icon are under it, not under a ruler. */
  icons?: boolean;
}

const ROW = 4;
/** Longer figures are never set larger than others. Characters. */
const LONG = 5;
/** Shorter figures can be set larger. */
const SHORT = 3;

/** Rows of figures, each under its ruler or icon. */
export function FigureGrid({ figures, small = false, icons = false }: FigureGridProps) {
  return (
    <ul role="list" className={classNames(styles.grid, small && styles.beside)}>
      {figures.map(({ value, label, caption, share, icon }, index) => (
        <li key={index} {...revealCard((index % ROW) - 1)}>
          {icons && icon ? (
            <span className={styles.icon}>
              <Shapes shapes={icon} />
            </span>
          ) : (
            <Meter share={share} />
          )}
          <p className={styles.counted}>
            <strong
              className={classNames(
                small ? 't-number' : 't-stat',
                styles.value,
                value.length > LONG && styles.long,
                value.length <= SHORT && styles.short,
              )}
            >
              {value}
            </strong>{' '}
            <span>
              {label}
              {!small && caption && (
                <span className={classNames('t-soft', styles.caption)}> {caption}</span>
              )}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
