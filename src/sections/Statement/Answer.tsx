import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Answer.module.css';
import type { PropsIn } from './props.ts';

/** Units of the drawing: a pair of bars is as wide as this, and the highest bar as high. */
const PAIR = 100;
const HEIGHT = 320;
const BAR = 40;

/** A question, and a chart as its answer: hatched is the usual way, blue is ours. */
export function Answer(props: PropsIn<'answer'>) {
  const { type, id, ground = 'light', heading, text, measure, usual, ours, items } = props;
  // Where every value is zero, no bar has a height.
  const most = Math.max(...items.flatMap((item) => [item.usual, item.ours])) || 1;
  const bars = (value: 'usual' | 'ours', offset: number) =>
    items
      .map((item, index) => {
        const height = Math.round((item[value] / most) * HEIGHT);
        return `M${index * PAIR + offset} ${HEIGHT}v-${height}h${BAR}v${height}z`;
      })
      .join('');
  return (
    <Section id={id} type={type} ground={ground}>
      <Wrap grid>
        <h2 id={`${id}-heading`} className={styles.question} data-reveal="">
          {heading}
        </h2>
        <figure className={styles.chart}>
          <p className={styles.measure}>{measure}</p>
          <svg
            viewBox={`0 0 ${items.length * PAIR} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={items
              .map((item) => `${item.label}: ${usual} ${item.usual}, ${ours} ${item.ours}`)
              .join('; ')}
          >
            <pattern id={`${id}-usual`} width="8" height="6" patternUnits="userSpaceOnUse">
              <path className={styles.hatch} d="M0 0h8v1.500H0z" />
            </pattern>
            <path fill={`url(#${id}-usual)`} d={bars('usual', 8)} />
            <path className={styles.ours} d={bars('ours', 8 + BAR + 4)} />
          </svg>
          <ol role="list" className={styles.labels} aria-hidden="true">
            {items.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
          <figcaption className={styles.key}>
            <span className={styles.usualKey}>{usual}</span>
            <span className={styles.oursKey}>{ours}</span>
          </figcaption>
        </figure>
        <p className={styles.text}>{text}</p>
      </Wrap>
    </Section>
  );
}
