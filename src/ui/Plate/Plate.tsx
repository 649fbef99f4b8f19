import type { PictureSet } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Image } from '../Image/Image.tsx';
import styles from './Plate.module.css';

/** What a plate, or a picture of the owner's own, is shown by. */
export interface PlateProps {
  picture: PictureSet;
  /** Where the subject of a plate stands, so that a crop keeps it; a picture of the owner's own says so itself. */
  focus?: 'left' | 'centre' | 'right' | undefined;
  /** True only for a plate in the first view: it is fetched at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** The point that a crop of a plate keeps, in percent. */
const FOCUS = {
  left: { x: 20, y: 50 },
  centre: { x: 50, y: 50 },
  right: { x: 80, y: 50 },
} as const;

/** An engraved plate, or a picture of the owner's own, that fills the box its parent gives it. */
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
