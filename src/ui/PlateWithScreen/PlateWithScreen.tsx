import type { PictureSet, Screen } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Plate } from '../Plate/Plate.tsx';
import { ProductScreen, screenShape } from '../ProductScreen/ProductScreen.tsx';
import styles from './PlateWithScreen.module.css';

interface PlateWithScreenProps {
  picture: PictureSet;
  /** Lies on the picture, where there is one. */
  screen: Screen | undefined;
  /** The class of the picture: its height. */
  className?: string | undefined;
}

/** The picture of a card, with a product screen on it: in the middle, or at the foot where the card is narrow. */
export function PlateWithScreen({ picture, screen, className }: PlateWithScreenProps) {
  const shape = screen && screenShape(screen);
  return (
    <div className={styles.box}>
      <Plate
        picture={picture}
        className={classNames(className, shape && styles[`${shape}Plate`])}
      />
      {screen && shape && (
        <div className={styles[shape]}>
          <ProductScreen screen={screen} folded />
        </div>
      )}
    </div>
  );
}
