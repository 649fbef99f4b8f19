import styles from './Meter.module.css';

/** A ruler, filled in the brand's colour to `share` percent. Decoration: the figure says it. */
export function Meter({ share = 100 }: { share?: number | undefined }) {
  return (
    <svg className={styles.meter} aria-hidden="true">
      <rect className={styles.rest} width="100%" height="12" />
      <rect className={styles.filled} width={`${share}%`} height="12" />
    </svg>
  );
}
