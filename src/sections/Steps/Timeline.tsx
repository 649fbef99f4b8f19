import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { StepsIn } from './props.ts';
import styles from './Timeline.module.css';

/** Working days in a week. */
const WEEK = 5;

const dayRange = (from: number, days: number) =>
  days === 1 ? `Day ${from}` : `Days ${from} to ${from + days - 1}`;

/** Steps as bars under a ruler of working days, each as long as it takes. */
export function Timeline({ id, label, heading, lead, days, items }: StepsIn<'timeline'>) {
  const share = (part: number) => `${(part / days) * 100}%`;
  return (
    <Wrap>
      <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
      <svg className={styles.ruler} aria-hidden="true">
        {Array.from({ length: days + 1 }, (_, day) => day).map((day) => (
          <rect
            key={day}
            x={share(day)}
            width="1"
            height={day % WEEK === 0 ? 32 : 14}
            className={styles.tick}
          />
        ))}
        {Array.from({ length: Math.ceil(days / WEEK) }, (_, week) => week).map((week) => (
          <text key={week} x={share(week * WEEK)} dx="8" y="32" className={styles.week}>
            Week {week + 1}
          </text>
        ))}
      </svg>
      <ol role="list" className={styles.bars}>
        {items.map(({ title, text, from, days: long }, index) => (
          <li key={title} className={styles.step} data-reveal="">
            <svg className={styles.bar} aria-hidden="true">
              <rect
                x={share(from - 1)}
                width={share(long)}
                height="100%"
                className={index === items.length - 1 ? styles.final : styles.usual}
              />
            </svg>
            <p className={styles.days}>{dayRange(from, long)}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
