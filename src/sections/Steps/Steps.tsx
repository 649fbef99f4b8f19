import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Steps.module.css';
import type { stepsSchema } from './schema.ts';

export interface StepsProps extends z.infer<typeof stepsSchema> {}

/** Numbered steps: one run across the page, or stage by stage beside the name of each; the numbers run on. */
export function Steps({ type, id, ground, label, heading, lead, stages, action }: StepsProps) {
  let before = 0;
  const numbered = stages.map((stage) => {
    const first = before + 1;
    before += stage.steps.length;
    return { ...stage, first };
  });
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        {numbered.map(({ title, steps, first }) => {
          const Title = title ? 'h4' : 'h3';
          return (
            <div key={first} className={title ? styles.stage : undefined}>
              {title && <h3 className={styles.name}>{title}</h3>}
              <ol role="list" start={first} className={styles.steps}>
                {steps.map((step, index) => (
                  <li key={step.title} className={styles.step} {...revealCard(index % ROW)}>
                    <span className={styles.number}>{first + index}</span>
                    <Title className={styles.title}>{step.title}</Title>
                    <p className={styles.text}>{step.text}</p>
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
        {action && (
          <p className={styles.action}>
            <Button {...action} variant="line" capitals />
          </p>
        )}
      </Wrap>
    </Section>
  );
}

/** Steps in a row at most. */
const ROW = 4;
