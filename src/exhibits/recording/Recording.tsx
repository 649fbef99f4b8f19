import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Recording.module.css';
import type { schema } from './schema.ts';

/** A time such as 4:07. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The timeline of a recording with marks, and what happened at each mark. */
export function Recording({ length, items }: z.infer<typeof schema>) {
  const at = (seconds: number) => `${(seconds / length) * 100}%`;
  return (
    <div className="wrap">
      <div className={styles.line} aria-hidden="true">
        <svg className={classNames('mirrored', styles.track)} aria-hidden="true">
          <rect className={styles.rest} y="30" width="100%" height="3" />
          {items.map(({ at: moment }, index) => (
            <g key={index}>
              <rect className={styles.mark} x={at(moment)} width="3" height="60" />
              <text className={classNames('t-strong', styles.number)} x={at(moment)} dx="10" y="16">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <p className={classNames('t-soft t-tabular apart', styles.ends)}>
          <span>{clock(0)}</span> <span>{clock(length)}</span>
        </p>
      </div>
      <ol role="list" className={styles.moments}>
        {items.map(({ at: moment, title, text }, index) => (
          <li key={index} {...revealCard(index)}>
            <p className={classNames('t-number', styles.time)}>{clock(moment)}</p>
            <h3 className={classNames('t-name', styles.title)}>{title}</h3>
            <p className={classNames('t-soft', styles.text)}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
