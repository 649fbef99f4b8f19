import { classNames } from '../class-names.ts';
import styles from './Meter.module.css';

/**
 * A decorative ruler filled to `share` percent in the brand colour, or a hairline without a share. The text beside it must
 * state the value.
 */
export function Meter({ share }: { share: number | undefined }) {
  if (share === undefined) return <span className={styles.hairline} />;
  return (
    <svg className={classNames('mirrored', styles.meter)} aria-hidden="true">
      <rect className={styles.rest} width="100%" height="12" />
      <rect className={styles.filled} width={`${share}%`} height="12" />
    </svg>
  );
}

/** A meter under a progress line; with an accessible name a progress bar, otherwise decorative. `share` is whole percent. */
export function Ruler({ share, name }: { share: number; name?: string }) {
  return (
    <div
      className={styles.ruler}
      {...(name && { role: 'progressbar', 'aria-label': name, 'aria-valuenow': share })}
    >
      <Meter share={share} />
      <svg className={classNames('mirrored', styles.line)} aria-hidden="true">
        <rect width={`${share}%`} height="3" />
      </svg>
    </div>
  );
}
