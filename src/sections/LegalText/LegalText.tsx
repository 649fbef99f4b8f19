import type { z } from 'zod';
import { Section } from '../../ui/Section/Section.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './LegalText.module.css';
import type { legalTextSchema } from './schema.ts';

export interface LegalTextProps extends z.infer<typeof legalTextSchema> {}

/** A policy: its heading stays in view while the clauses are read. */
export function LegalText({ type, id, ground, heading, items }: LegalTextProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <StickyHeading section={id} heading={heading}>
          <div className={styles.text}>
            <ol role="list">
              {items.map(({ heading, paragraphs }, index) => (
                <li key={index} className={styles.clause}>
                  <h3>{heading}</h3>
                  {paragraphs.map((paragraph, index) => (
                    <p key={index}>{paragraph}</p>
                  ))}
                </li>
              ))}
            </ol>
          </div>
        </StickyHeading>
      </Wrap>
    </Section>
  );
}
