import type { z } from 'zod';
import type { PictureSet } from '../../schema/picture.ts';
import { counted, listed, type Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import styles from './Calliper.module.css';
import type { schema } from './schema.ts';

type CalliperProps = Omit<z.infer<typeof schema>, 'picture'> & {
  /** The text to measure if `text` is unset. */
  heading: string;
  picture: PictureSet;
  words: Words;
};

/** A line of text between the jaws of a calliper, with the number of its letters, and a picture below. */
export function Calliper({ heading, text = heading, verdict, picture, words }: CalliperProps) {
  const written = text.split(' ').map((word) => word.match(/[\p{L}\p{N}]/gu) ?? []);
  const count = counted(words, words.drawings.letters, written.flat().length);
  const reading = verdict ? [count, verdict] : [count];
  return (
    <>
      <div className="wrap">
        <div className={styles.calliper} role="img" aria-label={listed(words, [text, ...reading])}>
          <p className={classNames('t-strong t-tabular', styles.reading)}>
            {listed(words, reading)}
          </p>
          <p className={classNames('cluster apart', styles.letters)}>
            {written.map((letters, place) => (
              <span key={place}>{letters.join(' ')}</span>
            ))}
          </p>
        </div>
      </div>
      <Plate picture={picture} eager className={styles.picture} />
    </>
  );
}
