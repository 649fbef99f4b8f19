import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import styles from './Contrast.module.css';
import type { schema } from './schema.ts';

/** A table of before and after. In narrow windows its rows become blocks. */
export function Contrast(props: z.infer<typeof schema> & { id: string }) {
  const { id, subject, before, after, items } = props;
  return (
    <div className="wrap">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: in narrow windows `display: block` removes the native roles */}
      <table role="table" className={styles.table} aria-labelledby={`${id}-heading`}>
        <thead role="rowgroup">
          <tr role="row">
            {[subject, before, after].map((name, index) => (
              <th key={index} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item, index) => (
            <tr key={index} role="row">
              <th scope="row" role="rowheader" className="t-name">
                {item.subject}
              </th>
              <td role="cell" className={classNames('t-soft', styles.was)}>
                <span className={styles.column}>{before}: </span>
                {item.before}
              </td>
              <td role="cell" className="t-strong">
                <span className={styles.column}>{after}: </span>
                {item.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
