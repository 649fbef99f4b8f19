import type { z } from 'zod';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './LegalText.module.css';
import type { legalTextSchema } from './schema.ts';

export interface LegalTextProps extends z.infer<typeof legalTextSchema> {}

/** A policy: its heading stays in view while the clauses are read. */
export function LegalText(props: LegalTextProps) {
  return (
    <StickyHeading of={props} ground="quiet">
      <ol role="list" className={styles.text}>
        {props.items.map(({ heading, paragraphs }, index) => (
          <li key={index} className={styles.clause}>
            <h3 className="t-name">{heading}</h3>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </StickyHeading>
  );
}
