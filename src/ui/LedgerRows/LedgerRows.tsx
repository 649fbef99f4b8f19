import { Icon } from '../Icon/Icon.tsx';
import styles from './LedgerRows.module.css';

/** A row: words, and a figure or an arrow at its end. */
interface LedgerRow {
  readonly title: string;
  readonly text: string;
  /** What stands small under the text. */
  readonly note?: string | undefined;
  /** A figure at the end. */
  readonly value?: string | undefined;
  /** Where the row leads. */
  readonly href?: string | undefined;
}

/** Rows on hairlines without pictures; where a row leads somewhere, all of it is the link. */
export function LedgerRows({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(({ title, text, note, value, href }) => (
        <li key={title} className={styles.row} data-reveal="">
          <h3 className={styles.title}>
            {href ? (
              <a href={href} className={styles.link}>
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <div className={styles.text}>
            <p>{text}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {value ? (
            <p className={styles.value}>{value}</p>
          ) : (
            href && (
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
