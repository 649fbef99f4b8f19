import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Calendar.module.css';
import type { schema } from './schema.ts';

/** Steps as the fields of a calendar, in blocks for their stages; on narrow screens each stage is a disclosure. */
export function Calendar({ stages }: z.infer<typeof schema>) {
  return (
    <div className="wrap">
      <div className={styles.calendar}>
        {stages.map(({ name, items }, place) => {
          const before = stages.slice(0, place).reduce((sum, stage) => sum + stage.items.length, 0);
          return (
            <details
              key={place}
              open={place === 0}
              className={classNames('narrow-disclosure', styles.stage)}
            >
              <summary className={styles.head}>
                <h3 className={classNames('t-name', styles.name)}>{name}</h3>
                <DisclosureMark />
              </summary>
              <ol role="list" start={before + 1} className={classNames('abreast', styles.fields)}>
                {items.map(({ title, text, when }, index) => (
                  <li key={index} className={styles.field} {...revealCard(index)}>
                    <p className={classNames('t-soft apart', styles.date)}>
                      <span className={classNames('t-number', styles.count)}>
                        {before + index + 1}
                      </span>{' '}
                      {when}
                    </p>
                    <h4 className={classNames('t-strong', styles.title)}>{title}</h4>
                    <p className="t-soft">{text}</p>
                  </li>
                ))}
              </ol>
            </details>
          );
        })}
      </div>
    </div>
  );
}
