import type { z } from 'zod';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { NextSteps } from '../../ui/NextSteps/NextSteps.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { thankYouSchema } from './schema.ts';
import styles from './ThankYou.module.css';

export interface ThankYouProps extends z.infer<typeof thankYouSchema> {
  /** The shapes of the icon in the square. */
  tick: string;
}

/** What a script repeats of the form, by the name of the field. */
const RECAP = [
  { field: 'looking-for', label: 'Looking for' },
  { field: 'attachment', label: 'Attachment' },
] as const;

/** Thanks for a form, and what happens next. A script adds the sender's name and what was sent. */
export function ThankYou(props: ThankYouProps) {
  const { type, id, ground, heading, lead, confirmation, next, actions, tick } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'light'} padded={false} className={styles.page}>
      <Wrap grid className={styles.inner}>
        <div className={styles.thanks} data-enquiry-thanks="">
          <div className={styles.square}>
            <Shapes shapes={tick} />
          </div>
          <h1 id={`${id}-heading`} className={styles.heading}>
            {heading}
            <span data-enquiry-name="" />
          </h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.lead} data-enquiry-mailed="">
            {confirmation}
          </p>
          <dl className={styles.recap}>
            {RECAP.map(({ field, label }) => (
              <div key={field} className={styles.row} data-enquiry-recap={field} hidden>
                <dt>{label}</dt>
                <dd />
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.next}>
          <NextSteps {...next} level="h2" />
          <ul role="list" className={styles.actions}>
            {actions.map((action) => (
              <li key={action.href}>
                <GoLink {...action} />
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </Section>
  );
}
