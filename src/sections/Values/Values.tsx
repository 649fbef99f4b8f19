import type { z } from 'zod';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { valuesSchema } from './schema.ts';
import styles from './Values.module.css';

export interface ValuesProps extends z.infer<typeof valuesSchema> {}

/** The values: large names on rows, each with what it looks like on a working day. */
export function Values({ type, id, ground, label, heading, lead, items }: ValuesProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'abyss'}>
      <Wrap>
        <SectionHeading section={id} layout="datum" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.rows}>
          {items.map(({ title, text }) => (
            <li key={title} className={styles.row} data-reveal="">
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
