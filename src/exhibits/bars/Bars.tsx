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
      {/* biome-ignore-start lint/a11y/noRedundantRoles: in narrow containers `display: grid` removes the native roles */}
      <table role="table" aria-labelledby={`${id}-heading`} className={styles.compared}>
        <thead role="rowgroup">
          <tr role="row">
            {[columns.measure, columns.bars, columns.result, columns.measured].map(
              (name, index) => (
                <th key={index} scope="col" role="columnheader">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map(({ title, text, share, prefix, value }, index) => (
            <tr key={index} role="row" data-reveal="">
              <th scope="row" role="rowheader" className="t-name">
                {title}
              </th>
              <td role="cell" className={styles.bars}>
                <svg
                  className={classNames('mirrored', styles.bar)}
                  role="img"
                  aria-label={filled(words, columns.share, { share })}
                >
                  <rect className={styles.usual} width="100%" height="16" />
                  <rect className={styles.ours} y="20" width={`${share}%`} height="16" />
                </svg>
              </td>
              <td role="cell" className={classNames('t-number', styles.result)}>
                {prefix && <span className="t-aside">{`${prefix} `}</span>}
                {value}
              </td>
              <td role="cell" className={styles.counted}>
                {text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
