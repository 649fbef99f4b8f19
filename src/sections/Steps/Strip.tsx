import { revealCard } from '../../ui/reveal.ts';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Sketch } from '../../ui/Sketch/Sketch.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { StepsIn } from './props.ts';
import styles from './Strip.module.css';

/** Sheets of paper in a row at most. */
const ROW = 6;

/** Steps as sheets of one strip of paper, each with a drawing of what is made. */
export function Strip({ id, label, heading, lead, items }: StepsIn<'strip'>) {
  return (
    <Wrap>
      <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
      <ol role="list" {...snapRow(styles.strip)}>
        {items.map(({ title, text, drawing }, index) => (
          <li key={title} className={styles.sheet} {...revealCard(index % ROW)}>
            <div className={styles.drawing}>
              <Sketch name={drawing} />
            </div>
            <p className={styles.count}>{index + 1}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
