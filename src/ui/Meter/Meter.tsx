import styles from './Meter.module.css';

/**
 * A ruler, filled in the brand's colour to `share` percent, and a hairline in its place where there is no share to measure.
 * Decoration: the figure says it.
 */
export function Meter({ share }: { share: number | undefined }) {
  if (share === undefined) return <span className={styles.hairline} />;
  return (
    <svg className={styles.meter} aria-hidden="true">
      <rect className={styles.rest} width="100%" height="12" />
      <rect className={styles.filled} width={`${share}%`} height="12" />
    </svg>
  );
}

/** The same under a line that moves: how far something is. */
export function Ruler({ share }: { share: number }) {
  return (
    <div className={styles.ruler}>
      <Meter share={share} />
      <svg className={styles.line} aria-hidden="true">
        <rect width={`${share}%`} height="3" />
      </svg>
    </div>
  );
}
