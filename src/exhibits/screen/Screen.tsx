import type { z } from 'zod';
import type { PictureSet, Screen as ScreenShown } from '../../schema/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { ProductScreen, screenShape } from '../../ui/ProductScreen/ProductScreen.tsx';
import styles from './Screen.module.css';
import type { schema } from './schema.ts';

type ScreenProps = Pick<z.infer<typeof schema>, 'parts'> & {
  screen: ScreenShown;
  picture: PictureSet;
};

/** Parts wider than this are illegible on a phone, in units of the drawing. */
const BROAD = 390;

/** A product screen on a picture across the page, with enlarged parts of it below. */
export function Screen({ screen, picture, parts }: ScreenProps) {
  return (
    <>
      <div className={classNames('on-brand stage', styles.stage)}>
        <Plate picture={picture} className={styles.ground} />
        <div className={styles[screenShape(screen)]}>
          <ProductScreen screen={screen} />
        </div>
      </div>
      {parts.length > 0 && (
        <div className="wrap">
          <ul role="list" className={styles.parts}>
            {parts.map(({ at, caption }, index) => (
              <li key={index}>
                <figure>
                  <div className={classNames(styles.part, (at[2] ?? 0) > BROAD && styles.broad)}>
                    <ProductScreen screen={screen} part={at} />
                  </div>
                  <figcaption className="t-soft">{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
