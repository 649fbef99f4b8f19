import { classNames } from '../class-names.ts';
import type { Picture } from '../picture.ts';
import styles from './Crop.module.css';

/** How finely the place of a subject is told, in per cent of the picture: each step has its class. */
const STEP = 10;

interface CropProps {
  /** A picture that says where its subject stands; in the middle if it doesn't. */
  picture: Picture;
  className?: string | undefined;
}

/**
 * An enlarged part of a picture that fills the box its parent gives it, the subject in view. As the same file usually
 * stands larger on the page, it costs no bytes of its own. Decoration: no alternative text.
 */
export function Crop({ picture: { src, width, height, focus }, className }: CropProps) {
  const step = (share = 50) => Math.round(share / STEP);
  return (
    <div className={classNames(styles.crop, className)}>
      <img
        src={src}
        width={width}
        height={height}
        alt=""
        className={classNames(styles[`x${step(focus?.x)}`], styles[`y${step(focus?.y)}`])}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
