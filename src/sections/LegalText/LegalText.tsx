import { longDate } from '../../schema/words.ts';
import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './LegalText.module.css';
import { clauseId } from './schema.ts';

/** The distance from the top of the window at which a clause counts as reached: that of a followed link, and a line. */
const OFFSET_PX = 200;

/** The clauses of a policy, beside a heading that stays in view, with the day of the last change and a list of the clauses. */
export function LegalText(props: SectionProps<'legalText'>) {
  const { id, items, changed } = props;
  const words = useWords();
  return (
    <StickyHeading
      of={props}
      ground="light"
      below={
        <>
          {changed && (
            <p className={classNames('t-small t-soft', styles.changed)}>
              {words.legal.changed} <time dateTime={changed}>{longDate(words, changed)}</time>
            </p>
          )}
          <nav
            aria-label={words.legal.clauses}
            data-scroll-spy=""
            data-offset={OFFSET_PX}
            className={styles.contents}
          >
            <ol role="list">
              {items.map(({ heading }, index) => (
                <li key={index}>
                  <a href={`#${clauseId(id, index)}`} className={styles.entry}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </>
      }
    >
      <ol role="list">
        {items.map(({ heading, paragraphs }, index) => (
          <li key={index} id={clauseId(id, index)} className={styles.clause}>
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
