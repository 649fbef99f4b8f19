import type { PictureSet, Screen } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Plate } from '../Plate/Plate.tsx';
import { ProductScreen, screenShape } from '../ProductScreen/ProductScreen.tsx';
import styles from './PlateWithScreen.module.css';

interface PlateWithScreenProps {
  picture: PictureSet;
  /** Stands beside the picture, where there is one: over it, it would leave splinters of what it covers. */
  screen: Screen | undefined;
  /** The class of both together: their height. */
  className?: string | undefined;
}

/** The picture of a card, with a product screen beside it, or under it where the card is narrow. */
export function PlateWithScreen({ picture, screen, className }: PlateWithScreenProps) {
  if (!screen) return <Plate picture={picture} className={className} />;
  return (
    <div className={classNames(styles.box, className)}>
      <Plate picture={picture.narrow ?? picture} className={styles.picture} />
      <div className={classNames(styles.screen, screenShape(screen) === 'phone' && styles.phone)}>
        <ProductScreen screen={screen} folded />
      </div>
    </div>
  );
}
