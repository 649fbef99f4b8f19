import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { Paper } from '../../ui/Paper/Paper.tsx';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Board.module.css';
import type { schema } from './schema.ts';

/** A board of cards in columns, on a sheet of paper. */
export function Board({ note, columns }: z.infer<typeof schema>) {
  return (
    <div className="wrap">
      <Paper note={note}>
        <div className={styles.columns}>
          {columns.map(({ title, cards }, index) => (
            <div key={index} className={styles.column} {...revealCard(index)}>
              <h3 className={classNames('t-name', styles.name)}>
                {title} <span>{cards.length}</span>
              </h3>
              <ul role="list">
                {cards.map((card, index) => (
                  <li key={index} className={classNames(styles.card, card.done && 'on-brand')}>
                    <p className={classNames('t-strong', styles.task)}>{card.title}</p>
                    {card.note && <p className={classNames('t-soft', styles.small)}>{card.note}</p>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Paper>
    </div>
  );
}
