import type { z } from 'zod';
import { filled, tenths, type Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './BeforeAfter.module.css';
import type { schema } from './schema.ts';

/** The initial position of the handle and its limits, in percent of the width. */
const DIVIDER = { start: 54, least: 30, most: 70 } as const;

/** Two panes of measures, before and after, separated by a handle that resizes them (behaviours/divider.ts). */
export function BeforeAfter(props: z.infer<typeof schema> & { words: Words }) {
  const { subject, unit, before, after, items, words } = props;
  // Avoids a division by zero if all values are zero.
  const most = Math.max(...items.flatMap((item) => [item.before, item.after])) || 1;
  const panes = [
    { name: before, key: 'before', ground: 'on-dark' },
    { name: after, key: 'after', ground: 'on-light' },
  ] as const;
  return (
    <div className={styles.panes} data-divider="">
      {panes.map(({ name, key, ground }) => (
        <figure key={key} className={classNames(styles.pane, styles[key], ground)}>
          <figcaption className={classNames('t-strong cluster', styles.name)}>
            {name} <span>{subject}</span>
          </figcaption>
          <p className={classNames('t-stat', styles.sum)}>
            {tenths(
              words,
              items.reduce((sum, item) => sum + item[key], 0),
            )}{' '}
            {unit}
          </p>
          <ul role="list">
            {items.map((item, index) => (
              <li key={index} className={styles.row}>
                <span>{item.label}</span>
                <svg
                  className={classNames('mirrored', styles.bar, item[key] === most && styles.worst)}
                  aria-hidden="true"
                >
                  <rect width={`${(item[key] / most) * 100}%`} height="26" />
                </svg>
                <span className={classNames('t-tabular', styles.value)}>
                  {tenths(words, item[key])} {unit}
                </span>
              </li>
            ))}
          </ul>
        </figure>
      ))}
      <input
        type="range"
        min={DIVIDER.least}
        max={DIVIDER.most}
        defaultValue={DIVIDER.start}
        aria-label={filled(words, words.drawings.divider, { before, after })}
        className={styles.handle}
      />
      <span className={styles.grip} aria-hidden="true" />
    </div>
  );
}
