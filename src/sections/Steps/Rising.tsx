import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { StepsIn } from './props.ts';
import styles from './Steps.module.css';

/** Steps as columns, each higher than the one before, with the heading in the space above the first two. */
export function Rising({ id, label, heading, items }: StepsIn<'rising'>) {
  return (
    <Wrap className={styles.rising}>
      <div className={styles.head}>
        <SectionHeading section={id} layout="quiet" label={label} heading={heading} />
      </div>
      <ol role="list" {...snapRow(styles.columns)}>
        {items.map(({ title, text, articles = [] }, index) => (
          <li
            key={title}
            className={classNames(index === items.length - 1 && 'on-brand', styles.column)}
            {...revealCard(index)}
          >
            <p className={classNames('t-number', styles.count)}>{index + 1}</p>
            <h3 className={classNames('t-name', styles.what)}>{title}</h3>
            <div className={classNames('t-small', styles.more)}>
              <p>{text}</p>
              {articles.map(
                (article) =>
                  article.href && (
                    <p key={article.href}>
                      <a href={article.href} className={styles.article}>
                        {article.label}
                      </a>
                    </p>
                  ),
              )}
            </div>
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
