import styles from './Staff.module.css';

/** The ruler of a tide gauge, filled in blue to `share` percent. Decoration: the figure says it. */
export function Staff({ share = 100 }: { share?: number | undefined }) {
  return (
    <svg className={styles.staff} aria-hidden="true">
      <rect className={styles.rest} width="100%" height="12" />
      <rect className={styles.filled} width={`${share}%`} height="12" />
    </svg>
  );
}
