import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Rows.module.css';

/** A row: words, with a mark before them and a figure or an arrow at their end. */
interface Row {
  readonly title: string;
  readonly text?: string | undefined;
  /** What stands small under the text. */
  readonly note?: string | undefined;
  /** A number, an icon or a small picture before the title; in every row or in none. */
  readonly mark?: ReactNode;
  /** A figure at the end. */
  readonly value?: ReactNode;
  /** Where the row leads: all of it is the link. */
  readonly href?: string | undefined;
}

interface RowsProps {
  rows: readonly Row[];
  /** The rows follow one another. */
  ordered?: boolean;
}

/** Rows that one column has room for. More of them stand in two, each text under its title, unless they lead on. */
const LONG = 8;

/** Rows on hairlines, which stack where there is little room for their letters. */
export function Rows({ rows, ordered = false }: RowsProps) {
  const List = ordered ? 'ol' : 'ul';
  const marked = rows.some(({ mark }) => mark);
  return (
    <div className={styles.frame}>
      <List
        role="list"
        className={classNames(
          styles.rows,
          marked && styles.marked,
          rows.length > LONG && !rows.some(({ href }) => href) && styles.long,
        )}
      >
        {rows.map(({ title, text, note, mark, value, href }, index) => (
          <li key={index} className={styles.row} data-reveal="">
            {mark && <div className={styles.mark}>{mark}</div>}
            <h3 className="t-name">
              {href ? (
                <a href={href} className="whole">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            {text && (
              <div className={classNames('t-soft', styles.text)}>
                <p>{text}</p>
                {note && <p className={classNames('t-strong', styles.note)}>{note}</p>}
              </div>
            )}
            {value && <p className={classNames('t-number', styles.value)}>{value}</p>}
            {href && !value && (
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            )}
          </li>
        ))}
      </List>
    </div>
  );
}
