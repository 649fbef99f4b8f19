import type { SectionProps } from '../../site/site.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './LegalText.module.css';

/** The clauses of a policy, beside a heading that stays in view. */
export function LegalText(props: SectionProps<'legalText'>) {
  return (
    <StickyHeading of={props} ground="quiet">
      <ol role="list">
        {props.items.map(({ heading, paragraphs }, index) => (
          <li key={index} className={styles.clause}>
            <h3 className="t-name">{heading}</h3>
            <div className="prose">
              {paragraphs.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </StickyHeading>
  );
}
