import { Staff } from '../Staff/Staff.tsx';
import styles from './TabProgress.module.css';

interface TabProgressProps {
  /** What the progress goes through, for assistive technology. */
  label: string;
  /** Whole percent. */
  progress: number;
}

/** The staff of tabs, filled up to the chosen one. */
export function TabProgress({ label, progress }: TabProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      className={styles.progress}
    >
      <Staff share={progress} />
      <svg className={styles.line} aria-hidden="true">
        <rect width={`${progress}%`} height="3" />
      </svg>
    </div>
  );
}
