import type { z } from 'zod';
import type { PictureSet, Screen as ScreenShown } from '../../schema/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { ProductScreen, screenShape } from '../../ui/ProductScreen/ProductScreen.tsx';
import styles from './Screen.module.css';
import type { schema } from './schema.ts';

type ScreenProps = Pick<z.infer<typeof schema>, 'notes'> & {
  screen: ScreenShown;
  picture: PictureSet;
};

/** A product screen on a picture across the page, or a phone beside it, with notes below. */
export function Screen({ screen, picture, notes }: ScreenProps) {
  const shape = screenShape(screen);
  return (
    <>
      <div className={classNames('on-brand stage', styles.stage)}>
        <Plate
          picture={(shape === 'phone' && picture.narrow) || picture}
          className={styles.ground}
        />
        <div className={styles[shape]}>
          <ProductScreen screen={screen} />
        </div>
      </div>
      {notes.length > 0 && (
        <div className="wrap">
          <ul role="list" className={classNames('columns', styles.notes)}>
            {notes.map((note, index) => (
              <li key={index} className={styles.note}>
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
