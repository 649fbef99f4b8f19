import type { z } from 'zod';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './SelectionSteps.module.css';
import type { selectionStepsSchema } from './schema.ts';

export interface SelectionStepsProps extends z.infer<typeof selectionStepsSchema> {}

/** The way to a contract: steps that rise like locks, with the heading in the space above the first two. */
export function SelectionSteps({ type, id, ground, label, heading, steps }: SelectionStepsProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap className={styles.locks}>
        <div className={styles.head}>
          <SectionHeading section={id} layout="ledger" label={label} heading={heading} />
        </div>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text, articles }, index) => (
            <li
              key={title}
              className={index === steps.length - 1 ? `on-blue ${styles.step}` : styles.step}
              {...revealCard(index)}
            >
              <p className={styles.number}>{index + 1}</p>
              <h3 className={styles.title}>{title}</h3>
              <div className={styles.more}>
                <p>{text}</p>
                {articles.map(
                  (article) =>
                    article.href && (
                      <p key={article.href}>
                        <a href={article.href} className={styles.article}>
                          {article.label}
                        </a>
                      </p>
                    ),
                )}
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
