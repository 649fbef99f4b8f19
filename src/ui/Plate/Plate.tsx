import { classNames } from '../class-names.ts';
import type { PictureSet } from '../picture.ts';
import styles from './Plate.module.css';

export interface PlateProps {
  /** Its `narrow` drawing, where it has one, is for narrow screens: lighter, or of another shape. */
  picture: PictureSet;
  /** Where the subject stands, so that a crop keeps it. */
  focus?: 'left' | 'centre' | 'right' | undefined;
  /** True only for a plate in the first view: it is fetched at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** An engraved plate that fills the box its parent gives it. Plates are decoration: no alternative text. */
export function Plate({
  picture: { src, width, height, narrow },
  focus = 'centre',
  eager = false,
  className,
}: PlateProps) {
  const image = (
    <img
      src={src}
      width={width}
      height={height}
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
