import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Points.module.css';
import type { PointsIn } from './props.ts';

/** Cells in a row. */
const ROW = 4;

/** Points in a grid of cells, with an offer in the last one, which is not of the list. */
export function Cells({ items, offer }: PointsIn<'cells'>) {
  return (
    <div className={styles.cells}>
      <ul role="list" className={styles.own}>
        {items.map(({ icon, title, text }, index) => (
          <li key={title} className={styles.cell}>
            <div className={styles.words} {...revealCard(index % ROW)}>
              <Shapes shapes={icon} />
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.about}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={classNames(styles.offer, 'on-brand')}>
        <p>{offer.text}</p>
        <GoLink {...offer.action} />
      </div>
    </div>
  );
}
