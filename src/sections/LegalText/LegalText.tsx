import type { SectionProps } from '../../content/site.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './LegalText.module.css';

/** A policy: its heading stays in view while the clauses are read. */
export function LegalText(props: SectionProps<'legalText'>) {
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
