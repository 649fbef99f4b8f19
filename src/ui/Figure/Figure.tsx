import { classNames } from '../class-names.ts';
import { Meter } from '../Meter/Meter.tsx';
import { revealCard } from '../reveal.ts';
import styles from './Figure.module.css';

/** A headline figure as content/figures.yaml holds it. */
interface FigureRecord {
  readonly value: string;
  /** What it counts. */
  readonly label: string;
  /** Where it comes from. */
  readonly caption?: string | undefined;
  /** The part of a whole that it is, in percent: how far the ruler above it is filled. */
  readonly share?: number | undefined;
}

interface FigureProps {
  figure: FigureRecord;
  /** Its place in the list, from 0: when it fades in. */
  index: number;
  /** A large figure stands without a ruler and says where it comes from. */
  large?: boolean;
  className?: string | undefined;
}

/** An item of a list of figures: ruler, figure, what it counts. */
export function Figure({ figure, index, large = false, className }: FigureProps) {
  const { value, label, caption, share } = figure;
  return (
    <li className={className} {...revealCard(index)}>
      {!large && <Meter share={share} />}
      <p className={large ? 't-lead' : classNames('t-small t-soft', styles.small)}>
        <strong className={classNames('t-number', styles.value, large && styles.large)}>
          {value}
        </strong>{' '}
        <span>{label}</span>
      </p>
      {large && caption && (
        <p className={classNames('t-small t-soft', styles.caption)}>{caption}</p>
      )}
    </li>
  );
}
