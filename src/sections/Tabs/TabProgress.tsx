import { Meter } from '../../ui/Meter/Meter.tsx';
import styles from './TabProgress.module.css';

/** The ruler of tabs, filled up to the chosen one. @param props.progress whole percent */
export function TabProgress({ progress }: { progress: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress through the tabs"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      className={styles.progress}
    >
      <Meter share={progress} />
      <svg className={styles.line} aria-hidden="true">
        <rect width={`${progress}%`} height="3" />
      </svg>
    </div>
  );
}
