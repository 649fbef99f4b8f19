import { classNames } from '../../ui/class-names.ts';
import styles from './PageHero.module.css';

/** A fact, which may be several words, each of which may lead somewhere. */
export interface OpeningFact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly href?: string | undefined }[];
}

interface OpeningProps {
  facts: readonly OpeningFact[];
  lead: string;
}

/** Facts on rules beside the opening of what the page tells. */
export function Opening({ facts, lead }: OpeningProps) {
  return (
    <div className={classNames('columns', styles.opening)}>
      <dl className={styles.facts}>
        {facts.map(({ label, values }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            {values.map(({ text, href }, index) => (
              <dd key={index}>{href ? <a href={href}>{text}</a> : text}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={classNames('t-quote', styles.began)}>{lead}</p>
    </div>
  );
}
