import type { PictureSet } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Image } from '../Image/Image.tsx';
import styles from './Plate.module.css';

export interface PlateProps {
  picture: PictureSet;
  /** The part of a plate that a crop keeps. A picture of the owner's has its own focal point. */
  focus?: 'left' | 'centre' | 'right' | undefined;
  /** Fetched at once; for plates in the first view. */
  eager?: boolean;
  className?: string | undefined;
}

/** Focal points, in percent. */
const FOCUS = {
  left: { x: 20, y: 50 },
  centre: { x: 50, y: 50 },
  right: { x: 80, y: 50 },
} as const;

/** An engraved plate or one of the owner's pictures, cropped to fill its container. */
export function Plate({ picture, focus = 'centre', eager = false, className }: PlateProps) {
  return (
    <div
      className={classNames(
        styles.plate,
        !picture.focus && styles.engraved,
        eager && styles.first,
        className,
      )}
    >
      <Image picture={{ ...picture, focus: picture.focus ?? FOCUS[focus] }} eager={eager} />
    </div>
  );
}
