import styles from './Meter.module.css';

/**
 * A decorative ruler filled to `share` percent in the brand colour, or a hairline without a share. The text beside it must
 * state the value.
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

/** A meter under a progress line. */
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
