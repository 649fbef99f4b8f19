import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Staircase.module.css';
import type { schema } from './schema.ts';

/** Steps as columns, each higher than the previous one. */
export function Staircase({ items }: z.infer<typeof schema>) {
  return (
    <div className="wrap">
      <ol role="list" className={classNames('abreast', styles.columns)}>
        {items.map(({ title, text, articles }, index) => (
          <li
            key={index}
            className={classNames('stack', index === items.length - 1 && 'on-brand', styles.column)}
            {...revealCard(index)}
          >
            <p className={classNames('t-stat', styles.count)}>{index + 1}</p>
            <h3 className={classNames('t-name', styles.title)}>{title}</h3>
            <div className={styles.more}>
              <p>{text}</p>
              {articles.map(
                ({ label, href }, index) =>
                  href && (
                    <p key={index}>
                      <a href={href} className={classNames('t-strong', styles.article)}>
                        {label}
                      </a>
                    </p>
                  ),
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
