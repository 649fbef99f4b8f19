import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Faq.module.css';
import type { faqSchema } from './schema.ts';

export interface FaqProps extends z.infer<typeof faqSchema> {}

/** Questions that open by themselves, each for itself; the heading stays in view beside them. */
export function Faq({ type, id, ground, label, heading, lead, items, action }: FaqProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'light'}>
      <Wrap>
        <StickyHeading
          section={id}
          label={label}
          heading={heading}
          lead={lead}
          link={action && <GoLink {...action} />}
        >
          {items.map(({ question, answer }, index) => (
            <details key={index} className={styles.item}>
              <summary className={styles.summary}>
                <h3 className={classNames('t-name', styles.question)}>{question}</h3>
                <DisclosureMark />
              </summary>
              <div className={styles.answer}>
                {answer.map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </StickyHeading>
      </Wrap>
    </Section>
  );
}
