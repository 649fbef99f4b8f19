import { revealCard } from '../../ui/reveal.ts';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import type { PointsIn } from './props.ts';
import styles from './Screens.module.css';

/** How each state is drawn. */
const LOOKS = ['before', 'sketch', 'after'] as const;

/** One screen in three states: as it was, as somebody drew it, as it is. */
export function Screens({ items }: PointsIn<'screens'>) {
  return (
    <ol role="list" {...snapRow(styles.screens)}>
      {items.map(({ title, text, fields, button }, index) => (
        <li key={title} className={styles[LOOKS[index] ?? 'after']} {...revealCard(index)}>
          <div className={styles.screen}>
            {fields.map((field) => (
              <p key={field} className={styles.field}>
                {field}
              </p>
            ))}
            <p className={styles.button}>{button}</p>
          </div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
