import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { Paper } from '../../ui/Paper/Paper.tsx';
import styles from './Ranked.module.css';
import type { schema } from './schema.ts';

/** Findings on a sheet of paper, in type that gets smaller with the rank. */
export function Ranked({ note, items }: z.infer<typeof schema>) {
  return (
    <div className="wrap">
      <Paper note={note}>
        <ol role="list" className={styles.ranked}>
          {items.map(({ title, place, verdict, effort }, index) => (
            <li key={index}>
              <span className={classNames('t-number', styles.rank)}>{index + 1}</span>
              <h3 className={classNames('t-strong', styles.finding)}>{title}</h3>
              <p className={styles.place}>{place}</p>
              <p className={classNames('t-strong', styles.verdict)}>{verdict}</p>
              <p className={styles.effort}>{effort}</p>
            </li>
          ))}
        </ol>
      </Paper>
    </div>
  );
}
