import type { z } from 'zod';
import { counted, filled, type Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import type { schema } from './schema.ts';
import styles from './Timeline.module.css';

/** Working days in a week. */
const WEEK = 5;

/** Steps as bars under a ruler of working days, which ends with the last of them. */
export function Timeline({ items, words }: z.infer<typeof schema> & { words: Words }) {
  const dayRange = (from: number, days: number) =>
    counted(words, words.drawings.days, days, { from, to: from + days - 1 });
  const total = Math.max(...items.map(({ from, days }) => from + days - 1));
  const share = (part: number) => `${(part / total) * 100}%`;
  return (
    <div className="wrap">
      <svg className={styles.ruler} aria-hidden="true">
        {Array.from({ length: total + 1 }, (_, day) => day).map((day) => (
          <rect
            key={day}
            x={share(day)}
            width="1"
            height={day % WEEK === 0 ? 32 : 14}
            className={styles.tick}
          />
        ))}
        {Array.from({ length: Math.ceil(total / WEEK) }, (_, week) => week).map((week) => (
          <text key={week} x={share(week * WEEK)} dx="8" y="32" className={styles.week}>
            {filled(words, words.drawings.week, { n: week + 1 })}
          </text>
        ))}
      </svg>
      <ol role="list">
        {items.map(({ title, text, from, days }, index) => (
          <li key={index} className={classNames('columns', styles.step)} data-reveal="">
            <svg className={styles.bar} aria-hidden="true">
              <rect
                x={share(from - 1)}
                width={share(days)}
                height="100%"
                className={index === items.length - 1 ? styles.final : styles.usual}
              />
            </svg>
            <p className={classNames('t-soft t-tabular', styles.days)}>{dayRange(from, days)}</p>
            <h3 className={classNames('t-name', styles.title)}>{title}</h3>
            <p className={classNames('t-soft', styles.text)}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
