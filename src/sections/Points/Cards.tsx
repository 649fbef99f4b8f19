import { classNames } from '../../ui/class-names.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import styles from './Points.module.css';
import type { PointsIn } from './props.ts';

/** Points under icons: two in a row on medium screens, rows under hairlines on phones. */
export function Cards({ layout, items }: PointsIn<'cards' | 'falling'>) {
  return (
    <ul role="list" {...snapRow(classNames(styles.icons, styles[layout]))}>
      {items.map(({ icon, title, text }, index) => (
        <li
          key={title}
          className={classNames(styles.card, layout === 'falling' ? styles.fallen : styles.under)}
          {...revealCard(index)}
        >
          <Shapes shapes={icon} />
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.note}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
