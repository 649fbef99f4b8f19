import type { z } from 'zod';
import { filled, listed, type Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import type { schema } from './schema.ts';
import styles from './Wireframe.module.css';

/** The parts of the screen that notes can refer to, from top to bottom. */
const PARTS = ['screen', 'field', 'button'] as const;

/** A wireframe of a product screen at full size, under a ruler in pixels, with numbered notes. */
export function Wireframe(props: z.infer<typeof schema> & { words: Words }) {
  const { title, fields, button, notes, words } = props;
  const noted = PARTS.filter((part) => notes[part]);
  const markOf = (part: (typeof PARTS)[number]) =>
    notes[part] && <span className={styles.mark}>{noted.indexOf(part) + 1}</span>;
  return (
    <div className="wrap columns">
      <ol className={styles.notes}>
        {noted.map((part, index) => (
          <li key={index}>{notes[part]}</li>
        ))}
      </ol>
      {/* Screens are drawn from left to right in every language. */}
      <div
        dir="ltr"
        className={styles.screen}
        role="img"
        aria-label={filled(words, words.frame.colon, {
          name: title,
          text: listed(words, [...fields, button]),
        })}
      >
        <p className={classNames('t-quiet', styles.title)}>
          {title} {markOf('screen')}
        </p>
        {fields.map((field, index) => (
          <p key={index} className={classNames('t-strong', styles.field)}>
            {field} {index === 0 && markOf('field')}
          </p>
        ))}
        <p className={classNames('t-strong', styles.button)}>
          {button} {markOf('button')}
        </p>
      </div>
    </div>
  );
}
