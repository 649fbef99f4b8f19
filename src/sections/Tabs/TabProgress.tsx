import { Meter } from '../../ui/Meter/Meter.tsx';
import styles from './TabProgress.module.css';

/** The ruler of tabs, filled up to the chosen one. @param props.progress whole percent @param props.name what it is called */
export function TabProgress({ progress, name }: { progress: number; name: string }) {
  return (
    <div
      role="progressbar"
      aria-label={name}
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
