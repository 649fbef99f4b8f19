import type { z } from 'zod';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Highlights.module.css';
import type { highlightsSchema } from './schema.ts';

/** How much later each further figure fades in, in ms. */
const FIGURE_STEP_MS = 100;

/** A headline figure with the shapes of its icon. */
interface Highlight {
  readonly value: string;
  readonly label: string;
  readonly icon: string;
}

export interface HighlightsProps extends Omit<z.infer<typeof highlightsSchema>, 'items'> {
  items: readonly Highlight[];
}

/** What a client can count on: figures, each under its icon. */
export function Highlights({ type, id, ground, label, heading, lead, items }: HighlightsProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'ice'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.figures}>
          {items.map(({ value, label: counted, icon }, index) => (
            <li
              key={counted}
              className={styles.figure}
              data-reveal=""
              data-reveal-delay={FIGURE_STEP_MS * index}
            >
              <Shapes shapes={icon} />
              <p>
                <strong className={styles.value}>{value}</strong> {counted}
              </p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
