import type { z } from 'zod';
import { digits, type Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Chart.module.css';
import type { schema } from './schema.ts';

/** The width of a pair of bars, the height of the highest bar and the width of a bar, in units of the drawing. */
const PAIR = 100;
const HEIGHT = 320;
const BAR = 40;

/** Pairs of bars: the usual value hatched, ours in the brand colour. Screen readers get the values as a list. */
export function Chart(props: z.infer<typeof schema> & { id: string; words: Words }) {
  const { id, measure, usual, ours, words } = props;
  // Avoids a division by zero if all values are zero.
  const most = Math.max(...props.items.flatMap((item) => [item.usual, item.ours])) || 1;
  const bars = (value: 'usual' | 'ours', offset: number) =>
    props.items
      .map((item, index) => {
        const height = Math.round((item[value] / most) * HEIGHT);
        return `M${index * PAIR + offset} ${HEIGHT}v-${height}h${BAR}v${height}z`;
      })
      .join('');
  const items = props.items.map((item) => ({
    label: item.label,
    usual: digits(words, item.usual),
    ours: digits(words, item.ours),
  }));
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
          className={classNames('mirrored', styles.bars)}
          viewBox={`0 0 ${items.length * PAIR} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <pattern id={`${id}--usual`} width="8" height="6" patternUnits="userSpaceOnUse">
            <path className={styles.hatch} d="M0 0h8v1.500H0z" />
          </pattern>
          <path fill={`url(#${id}--usual)`} d={bars('usual', 8)} />
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
        <dl className="unseen">
          {items.map((item, index) => (
            <div key={index}>
              <dt>{item.label}</dt>
              <dd>
                {usual} {item.usual}
              </dd>
              <dd>
                {ours} {item.ours}
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    </div>
  );
}
