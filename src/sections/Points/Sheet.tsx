import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import type { PointsIn } from './props.ts';
import styles from './Sheet.module.css';

/** A sheet of paper, two more behind it: findings in their rank, or the columns of a board. */
export function Sheet(props: PointsIn<'ranked' | 'board'>) {
  const { id, label, heading, lead, note } = props;
  return (
    <>
      <div className={styles.sheet} data-reveal="">
        <div className={styles.head}>
          <div>
            {label && <p className={styles.label}>{label}</p>}
            <h2 id={`${id}-heading`} className={styles.heading}>
              {heading}
            </h2>
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {props.layout === 'ranked' ? <Ranked {...props} /> : <Board {...props} />}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}

function Ranked({ items }: PointsIn<'ranked'>) {
  return (
    <ol role="list" className={styles.ranked}>
      {items.map(({ title, place, verdict, effort }, index) => (
        <li key={title}>
          <span className={styles.rank}>{index + 1}</span>
          <h3 className={styles.finding}>{title}</h3>
          <p className={styles.place}>{place}</p>
          <p className={styles.verdict}>{verdict}</p>
          <p className={styles.effort}>{effort}</p>
        </li>
      ))}
    </ol>
  );
}

function Board({ columns }: PointsIn<'board'>) {
  return (
    <div {...snapRow(styles.board)}>
      {columns.map(({ title, cards }, index) => (
        <div key={title} className={styles.column} {...revealCard(index)}>
          <h3 className={styles.name}>
            {title} <span>{cards.length}</span>
          </h3>
          <ul role="list">
            {cards.map((card) => (
              <li key={card.title} className={classNames(styles.card, card.done && 'on-brand')}>
                <p className={styles.what}>{card.title}</p>
                {card.note && <p className={styles.small}>{card.note}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
