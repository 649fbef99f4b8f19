import { classNames } from '../../lib/class-names.ts';
import type { Picture } from '../../lib/picture.ts';
import styles from './Plate.module.css';

export interface PlateProps {
  picture: Picture;
  /** Another drawing for narrow screens: lighter, or of another shape. */
  narrow?: Picture | undefined;
  /** Where the subject stands, so that a crop keeps it. */
  focus?: 'left' | 'centre' | 'right';
  /** True only for a plate in the first view: it is fetched at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** An engraved plate that fills the box its parent gives it. Plates are decoration: no alternative text. */
export function Plate({ picture, narrow, focus = 'centre', eager = false, className }: PlateProps) {
  const image = (
    <img
      {...picture}
      alt=""
      className={styles[focus]}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
  return (
    <div className={classNames(styles.plate, className)}>
      {narrow ? (
        <picture>
          <source
            media="(max-width: 768px)"
            srcSet={narrow.src}
            width={narrow.width}
            height={narrow.height}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  );
}
