import type { z } from 'zod';
import { Ledger } from '../../ui/Ledger/Ledger.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Differences.module.css';
import type { differencesSchema } from './schema.ts';

export interface DifferencesProps extends z.infer<typeof differencesSchema> {}

/** What sets the company apart, in full: rows that pass beside the heading. */
export function Differences({ id, ground, label, heading, lead, items }: DifferencesProps) {
  return (
    <Section id={id} type="differentiators" ground={ground ?? 'fog'}>
      <Wrap>
        <Ledger section={id} label={label} heading={heading} lead={lead}>
          <ul role="list">
            {items.map(({ title, text }) => (
              <li key={title} className={styles.row} data-reveal="">
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </Ledger>
      </Wrap>
    </Section>
  );
}
