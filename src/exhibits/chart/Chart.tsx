import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import styles from './Chart.module.css';
import type { schema } from './schema.ts';

/** Units of the drawing: a pair of bars is as wide as this, and the highest bar as high. */
const PAIR = 100;
const HEIGHT = 320;
const BAR = 40;

/** Pairs of bars: hatched is the usual way, the brand colour ours. Their values are a table for those who can't see them. */
export function Chart(props: z.infer<typeof schema> & { id: string }) {
  const { id, measure, usual, ours, items } = props;
  // Where all are nought, no bar has a height.
  const most = Math.max(...items.flatMap((item) => [item.usual, item.ours])) || 1;
  const bars = (value: 'usual' | 'ours', offset: number) =>
    items
      .map((item, index) => {
        const height = Math.round((item[value] / most) * HEIGHT);
        return `M${index * PAIR + offset} ${HEIGHT}v-${height}h${BAR}v${height}z`;
      })
      .join('');
  return (
    <div className="wrap">
      <figure>
        <figcaption>
          <p className={classNames('t-soft', styles.measure)}>{measure}</p>
          <p className={classNames('cluster', styles.key)}>
            <span className={styles.usualKey}>{usual}</span>
            <span className={styles.oursKey}>{ours}</span>
          </p>
        </figcaption>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${items.length * PAIR} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <pattern id={`${id}-usual`} width="8" height="6" patternUnits="userSpaceOnUse">
            <path className={styles.hatch} d="M0 0h8v1.500H0z" />
          </pattern>
          <path fill={`url(#${id}-usual)`} d={bars('usual', 8)} />
          <path className={styles.ours} d={bars('ours', 8 + BAR + 4)} />
        </svg>
        <ol role="list" className={classNames('t-soft', styles.labels)} aria-hidden="true">
          {items.map((item, index) => (
            <li key={index}>
              <span className={styles.values}>
                <span>{item.usual}</span>
                <span>{item.ours}</span>
              </span>
              {item.label}
            </li>
          ))}
        </ol>
        {/* A table is as wide as its words, whatever it is told: what holds it is cut off. */}
        <div className="unseen">
          <table>
            <caption>{measure}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">{usual}</th>
                <th scope="col">{ours}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, index) => (
                <tr key={index}>
                  <th scope="row">{item.label}</th>
                  <td>{item.usual}</td>
                  <td>{item.ours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
    </div>
  );
}
