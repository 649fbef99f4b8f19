import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Storyboard.module.css';
import type { schema } from './schema.ts';
import { sketches } from './sketches.ts';

/** The most sheets in a row. */
const ROW = 6;

/** Steps as sheets of paper, each with a decorative drawing of its result. */
export function Storyboard({ items }: z.infer<typeof schema>) {
  return (
    <div className="wrap">
      <ol role="list" className={styles.sheets}>
        {items.map(({ title, text, sketch }, index) => {
          const [ink, brand] = sketches[sketch];
          return (
            <li key={index} className={styles.sheet} {...revealCard(index % ROW)}>
              <svg viewBox="0 0 160 110" className={styles.sketch} aria-hidden="true">
                <path className={styles.brand} d={brand} />
                <path className={styles.ink} d={ink} />
              </svg>
              <p className={classNames('t-strong', styles.count)}>{index + 1}</p>
              <h3 className="t-name">{title}</h3>
              <p className={classNames('t-soft', styles.text)}>{text}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
