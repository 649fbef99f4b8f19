import type { Picture } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Image } from '../Image/Image.tsx';
import styles from './Crop.module.css';

interface CropProps {
  /** A picture that says where its subject stands; in the middle if it doesn't. */
  picture: Picture;
  className?: string | undefined;
}

/**
 * An enlarged part of a picture that fills the box its parent gives it, the subject in view. As the same file usually
 * stands larger on the page, it costs no bytes of its own. Decoration: no alternative text.
 */
export function Crop({ picture, className }: CropProps) {
  return (
    <div className={classNames(styles.crop, className)}>
      <Image picture={{ ...picture, alt: '' }} />
    </div>
  );
}
