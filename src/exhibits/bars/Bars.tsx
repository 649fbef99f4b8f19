import type { z } from 'zod';
import { filled, type Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Bars.module.css';
import type { schema } from './schema.ts';

/** A table of measures: a hatched bar for the usual value, a bar in the brand colour for ours, the result, and how it is counted. */
export function Bars({ id, items, words }: z.infer<typeof schema> & { id: string; words: Words }) {
  const columns = words.drawings;
  return (
    <div className={classNames('wrap', styles.frame)}>
      <table aria-labelledby={`${id}-heading`} className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{columns.measure}</th>
            <th scope="col">{columns.bars}</th>
            <th scope="col">{columns.result}</th>
            <th scope="col">{columns.measured}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, text, share, prefix, value }, index) => (
            <tr key={index} data-reveal="">
              <th scope="row" className="t-name">
                {title}
              </th>
              <td className={styles.bars}>
                <svg
                  className={styles.bar}
                  role="img"
                  aria-label={filled(words, columns.share, { share })}
                >
                  <rect className={styles.usual} width="100%" height="16" />
                  <rect className={styles.ours} y="20" width={`${share}%`} height="16" />
                </svg>
              </td>
              <td className={classNames('t-number', styles.result)}>
                {prefix && <span className="t-aside">{`${prefix} `}</span>}
                {value}
              </td>
              <td className={styles.counted}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
