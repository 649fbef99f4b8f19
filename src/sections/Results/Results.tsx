import type { z } from 'zod';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Staff } from '../../ui/Staff/Staff.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Results.module.css';
import type { resultsSchema } from './schema.ts';

/** A headline figure as content/figures.yaml holds it. */
interface Figure {
  readonly value: string;
  readonly label: string;
  readonly caption?: string | undefined;
  /** How far its ruler is filled, in percent; full where unset. */
  readonly share?: number | undefined;
}

export interface ResultsProps extends Omit<z.infer<typeof resultsSchema>, 'figures'> {
  figures: readonly Figure[];
}

/** Figures in a row of up to four. */
const ROW = 4;

/** What the work adds up to: headline figures, each under its ruler. */
export function Results({ type, id, ground, label, heading, lead, figures }: ResultsProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.figures}>
          {figures.map(({ value, label: counted, caption, share }, index) => (
            <li key={counted} {...revealCard(index % ROW)}>
              <Staff share={share} />
              <p className={styles.figure}>
                <strong className={styles.value}>{value}</strong> {counted}
              </p>
              {caption && <p className={styles.caption}>{caption}</p>}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
