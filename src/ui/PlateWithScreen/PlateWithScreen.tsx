import type { PictureSet, Screen } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Plate } from '../Plate/Plate.tsx';
import { ProductScreen, screenShape } from '../ProductScreen/ProductScreen.tsx';
import styles from './PlateWithScreen.module.css';

interface PlateWithScreenProps {
  picture: PictureSet;
  /** Shown beside the picture, not over it, where it would cover most of the subject. */
  screen: Screen | undefined;
  /** Sets the height of both together. */
  className?: string | undefined;
}

/** The picture of a card, with a product screen beside it, or below it in a narrow card. */
export function PlateWithScreen({ picture, screen, className }: PlateWithScreenProps) {
  if (!screen) return <Plate picture={picture} className={className} />;
  return (
    <div className={classNames('cluster', styles.box, className)}>
      <Plate picture={picture.narrow ?? picture} className={styles.picture} />
      <div className={classNames(styles.screen, screenShape(screen) === 'phone' && styles.phone)}>
        <ProductScreen screen={screen} folded />
      </div>
    </div>
  );
}
