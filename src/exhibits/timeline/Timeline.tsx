import type { z } from 'zod';
import { counted, filled, type Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import type { schema } from './schema.ts';
import styles from './Timeline.module.css';

const WEEK = 5; // working days
/** The most weeks that are named on the ruler. */
const NAMED = 5;

/** Steps, each with a bar under a ruler of working days. */
export function Timeline({ items, words }: z.infer<typeof schema> & { words: Words }) {
  const dayRange = (from: number, days: number) =>
    counted(words, words.drawings.days, days, { from, to: from + days - 1 });
  const total = Math.max(...items.map(({ from, days }) => from + days - 1));
  const weeks = Math.ceil(total / WEEK);
  const step = Math.ceil(weeks / NAMED);
  const named = Array.from({ length: Math.ceil(weeks / step) }, (_, index) => index * step);
  const share = (part: number) => `${(part / total) * 100}%`;
  return (
    <div className="wrap">
      <div className={classNames('columns', styles.head)}>
        <svg className={classNames('mirrored', styles.ruler)} aria-hidden="true">
          {Array.from({ length: total + 1 }, (_, day) => day).map((day) => (
            <rect key={day} x={share(day)} width="1" height={day % (WEEK * step) === 0 ? 32 : 14} />
          ))}
          {named.map((week) => (
            <text key={week} x={share(week * WEEK)} dx="8" y="32" className={styles.week}>
              {filled(words, words.drawings.week, { n: week + 1 })}
            </text>
          ))}
        </svg>
      </div>
      <ol role="list">
        {items.map(({ title, text, from, days }, index) => (
          <li key={index} className={classNames('columns', styles.step)} data-reveal="">
            <div className={styles.words}>
              <p className="t-small t-soft t-tabular">{dayRange(from, days)}</p>
              <h3 className="t-name">{title}</h3>
              <p className={classNames('t-soft', styles.text)}>{text}</p>
            </div>
            <svg className={classNames('mirrored', styles.bar)} aria-hidden="true">
              <rect
                x={share(from - 1)}
                width={share(days)}
                height="100%"
                className={index === items.length - 1 ? styles.final : undefined}
              />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
