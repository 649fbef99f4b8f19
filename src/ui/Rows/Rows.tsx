import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Rows.module.css';

interface Row {
  readonly title: string;
  readonly text?: string | undefined;
  /** A number, an icon or a small picture before the title; set it in every row or in none. */
  readonly mark?: ReactNode;
  /** A figure at the end of the row. */
  readonly value?: ReactNode;
  /** Makes the title a link whose clickable area is the whole row. */
  readonly href?: string | undefined;
}

interface RowsProps {
  rows: readonly Row[];
  /** The order of the rows matters: an `ol`. */
  ordered?: boolean;
}

/** Of a longer list, the rows without a figure are in two columns, each text below its title. */
const LONG = 8;
/** The rows of a shorter one without order and figures are side by side. */
const SHORT = 3;

/** A list of rows separated by hairlines; in narrow containers the parts of a row are stacked, and no rows are side by side. */
export function Rows({ rows, ordered = false }: RowsProps) {
  const List = ordered ? 'ol' : 'ul';
  const marked = rows.some(({ mark }) => mark);
  const long = rows.length > LONG;
  const short = !ordered && rows.length <= SHORT && !rows.some(({ value }) => value);
  return (
    <div className={styles.frame}>
      <List
        role="list"
        className={classNames(
          styles.rows,
          marked && styles.marked,
          long && styles.long,
          short && styles.short,
        )}
      >
        {rows.map(({ title, text, mark, value, href }, index) => (
          <li
            key={index}
            className={classNames(styles.row, long && !value && styles.half)}
            data-reveal=""
          >
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
              </div>
            )}
            {value && (
              <p className={classNames('t-number', styles.value)}>
                {value} {href && <Icon name="arrow-right" moving />}
              </p>
            )}
            {href && !value && <Icon name="arrow-right" moving />}
          </li>
        ))}
      </List>
    </div>
  );
}
