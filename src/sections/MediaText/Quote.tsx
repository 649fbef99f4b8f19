import { classNames } from '../../ui/class-names.ts';
import styles from './Quote.module.css';

interface QuoteProps {
  /** What was said, without quotation marks. */
  quote: string;
  author?: string | undefined;
  role?: string | undefined;
}

/** What somebody says, under a rule. */
export function Quote({ quote, author, role }: QuoteProps) {
  return (
    <figure className={styles.figure}>
      <blockquote className={classNames('t-quote', styles.quote)}>
        <p>
          <q>{quote}</q>
        </p>
      </blockquote>
      {author && (
        <figcaption className={styles.by}>
          <p className="t-name">{author}</p>
          {role && <p className="t-small t-soft">{role}</p>}
        </figcaption>
      )}
    </figure>
  );
}
