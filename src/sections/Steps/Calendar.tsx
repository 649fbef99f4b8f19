import { revealCard } from '../../ui/reveal.ts';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Calendar.module.css';
import type { StepsIn } from './props.ts';
import { stagesOf } from './stages.ts';

/** Steps as the fields of a calendar: a row for each stage, a date in each field. */
export function Calendar({ id, label, heading, lead, items }: StepsIn<'calendar'>) {
  return (
    <Wrap>
      <SectionHeading section={id} layout="loud" label={label} heading={heading} lead={lead} />
      {stagesOf(items).map(({ title: stage, first, steps }) => (
        <div key={first} className={styles.stage}>
          <h3 className={styles.name}>{stage}</h3>
          <ol role="list" start={first} {...snapRow(styles.fields)}>
            {steps.map(({ title, text, when }, index) => (
              <li key={title} className={styles.field} {...revealCard(index)}>
                <p className={styles.date}>
                  <span className={styles.count}>{first + index}</span> {when}
                </p>
                <h4 className={styles.title}>{title}</h4>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Wrap>
  );
}
