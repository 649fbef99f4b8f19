import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Form.module.css';
import type { schema } from './schema.ts';

/** A form before, in between and after a redesign, side by side. */
export function Form({ items }: z.infer<typeof schema>) {
  const lookOf = (index: number) => {
    if (index === 0) return styles.before;
    return index === items.length - 1 ? styles.after : styles.sketch;
  };
  return (
    <div className="wrap">
      <ol role="list" className={classNames('abreast', styles.states)}>
        {items.map(({ title, text, fields, button }, index) => (
          <li key={index} className={lookOf(index)} {...revealCard(index)}>
            <div className={classNames('stack', styles.screen)}>
              {fields.map((field, index) => (
                <p key={index} className={styles.field}>
                  {field}
                </p>
              ))}
              <p className={classNames('t-strong', styles.button)}>{button}</p>
            </div>
            <h3 className={classNames('t-head', styles.title)}>{title}</h3>
            <p className={classNames('t-soft', styles.text)}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
