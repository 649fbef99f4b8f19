import { classNames } from '../class-names.ts';
import { Shapes } from '../Icon/Shapes.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { revealCard } from '../reveal.ts';
import styles from './Figures.module.css';

interface FiguresProps {
  /** Headline figures, as content/figures.yaml holds them. */
  figures: readonly {
    readonly value: string;
    /** What it counts. */
    readonly label: string;
    /** Where it comes from. */
    readonly caption?: string | undefined;
    /** The part of a whole that it is, in percent: how far the ruler above it is filled. */
    readonly share?: number | undefined;
    /** The shapes of its icon. */
    readonly icon?: string | undefined;
  }[];
  /** Beside a picture or a heading. */
  small?: boolean;
}

/** Figures in a row of up to four. */
const ROW = 4;

/** Figures under their rulers, or under icons where they have any, in rows. */
export function FigureGrid(props: FiguresProps & { icons?: boolean }) {
  const { figures, small = false, icons = false } = props;
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
          <p className={classNames(small && 't-small t-soft', styles.counted)}>
            <strong className={classNames(small ? 't-number' : 't-stat', styles.value)}>
              {value}
            </strong>{' '}
            <span>
              {label}
              {!small && caption && (
                <span className={classNames('t-small t-soft', styles.caption)}> {caption}</span>
              )}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
