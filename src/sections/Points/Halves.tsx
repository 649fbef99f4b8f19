import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import unseen from '../../ui/unseen.module.css';
import styles from './Points.module.css';
import type { PointsIn } from './props.ts';

/** Two points side by side, each on a ground of its own to the edge of the page. */
export function Halves({ id, heading, items }: PointsIn<'halves'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={unseen.words}>
        {heading}
      </h2>
      <ul role="list" className={styles.halves}>
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className={classNames(`on-${index === 0 ? 'quiet' : 'tint'}`, styles.half)}
          >
            <div {...revealCard(index)}>
              <h3 className={styles.what}>{title}</h3>
              <p className={styles.statement}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
