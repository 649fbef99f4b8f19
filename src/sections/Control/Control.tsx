import type { z } from 'zod';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Control.module.css';
import type { controlSchema } from './schema.ts';

export interface ControlProps extends z.infer<typeof controlSchema> {}

/** The terms of working together: six, each under a strong rule. */
export function Control({ type, id, ground, label, heading, lead, items }: ControlProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="datum" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.terms}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={styles.term} {...revealCard(index)}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
