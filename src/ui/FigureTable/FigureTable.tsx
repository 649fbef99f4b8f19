import { classNames } from '../class-names.ts';
import { revealCard } from '../reveal.ts';
import styles from './FigureTable.module.css';

interface FigureTableProps {
  /** Headline figures, each with what it counts. */
  figures: readonly { readonly value: string; readonly label: string }[];
}

/** Headline figures in rows: what each counts at the left, the figure at the right. About 300 px wide. */
export function FigureTable({ figures }: FigureTableProps) {
  return (
    <ul role="list" className={styles.table}>
      {figures.map(({ value, label }, index) => (
        <li key={index} {...revealCard(index)}>
          <p className={classNames('t-soft', styles.row)}>
            <strong className={classNames('t-number', styles.value)}>{value}</strong>{' '}
            <span>{label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
