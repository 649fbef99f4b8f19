import { classNames } from '../class-names.ts';
import styles from './LargeFigure.module.css';

/** Longer figures are set smaller. Characters. */
const LONG = 7;

interface LargeFigureProps {
  /** The id of the section, whose heading it is. */
  id: string;
  value: string;
  /** What it counts, or a sentence that continues from it. */
  label: string;
  text?: string | undefined;
}

/** A very large figure with its label and an explanation beside it, as the heading of its section. */
export function LargeFigure({ id, value, label, text }: LargeFigureProps) {
  return (
    <div className={classNames('wrap', styles.figure, value.length > LONG && styles.long)}>
      <h2 id={`${id}-heading`}>
        <span className={classNames('t-stat', styles.value)}>{value}</span>{' '}
        <span className={classNames('t-quiet t-soft', styles.label)}>{label}</span>
      </h2>
      {text && <p className={classNames('t-soft', styles.text)}>{text}</p>}
    </div>
  );
}
