import { classNames } from '../class-names.ts';
import { Meter } from '../Meter/Meter.tsx';
import { revealCard } from '../reveal.ts';
import styles from './FigureRow.module.css';

interface FigureRowProps {
  /** Headline figures, each with what it counts, and how far its ruler is filled in percent. */
  figures: readonly {
    readonly value: string;
    readonly label: string;
    readonly share?: number | undefined;
  }[];
  /** Over rows beside a heading. */
  small?: boolean;
}

/** Headline figures side by side over a list. Terms and values, so that the section's list holds nothing else. */
export function FigureRow({ figures, small = false }: FigureRowProps) {
  return (
    <dl className={classNames(styles.figures, small && styles.small)}>
      {figures.map(({ value, label, share }, index) => (
        <div key={index} className={styles.figure} {...revealCard(index)}>
          <dt>{label}</dt>
          <dd>
            <Meter share={share} />
            <span className={classNames('t-stat', styles.value)}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
