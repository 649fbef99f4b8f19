import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './PictureCards.module.css';
import type { PropsIn } from './props.ts';

/** The grounds of the two halves, from the left. */
const GROUNDS = ['on-quiet', 'on-tint'] as const;

/** Two things as halves of the window, with the same questions answered row by row. */
export function Halves({ type, id, ground, label, heading, lead, items }: PropsIn<'halves'>) {
  return (
    <Section
      id={id}
      type={type}
      ground={ground ?? 'light'}
      padded={false}
      className={styles.compared}
    >
      <Wrap>
        <div className={styles.head}>
          <SectionHeading section={id} layout="quiet" label={label} heading={heading} />
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </Wrap>
      <ul role="list" {...snapRow(styles.halves)}>
        {items.map(({ title, text, picture, facts, action }, index) => (
          <li key={title} className={classNames(styles.half, GROUNDS[index])}>
            <Plate picture={picture} className={styles.broad} />
            <h3 className={styles.loud}>{title}</h3>
            <p className={styles.about}>{text}</p>
            <dl className={styles.facts}>
              {facts.map(({ label: question, value }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {action && (
              <p className={styles.button}>
                <Button {...action} capitals />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
