import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { whyUsSchema } from './schema.ts';
import styles from './WhyUs.module.css';

export interface WhyUsProps extends z.infer<typeof whyUsSchema> {}

/** Three reasons to work with this company, and the way to all of them. */
export function WhyUs({ type, id, ground, label, heading, lead, points, action }: WhyUsProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'ice'}>
      <Wrap>
        <SectionHeading section={id} layout="datum" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.points}>
          {points.map(({ title, text }, index) => (
            <li key={title} className={styles.point} {...revealCard(index)}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.action}>
          <Button {...action} />
        </p>
      </Wrap>
    </Section>
  );
}
