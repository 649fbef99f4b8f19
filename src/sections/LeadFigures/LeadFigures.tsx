import type { z } from 'zod';
import type { figure } from '../../content/records.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Staff } from '../../ui/Staff/Staff.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './LeadFigures.module.css';
import type { leadFiguresSchema } from './schema.ts';

type Figure = z.infer<typeof figure>;

export interface LeadFiguresProps
  extends Omit<z.infer<typeof leadFiguresSchema>, 'figure' | 'figures'> {
  /** The large figure; `sentence` takes the place of its label. */
  figure: Figure;
  figures: readonly Figure[];
}

/** One figure as large as the page allows, under its own ruler; the others in rows beside it. */
export function LeadFigures({ id, ground, heading, figure, sentence, figures }: LeadFiguresProps) {
  return (
    <Section id={id} type="results" ground={ground ?? 'fog'}>
      <Wrap>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <ul role="list" className={styles.figures}>
          <li className={styles.lead} {...revealCard(0)}>
            <Staff share={figure.share} />
            <p>
              <strong className={styles.large}>{figure.value}</strong>{' '}
              <span className={styles.sentence}>{sentence}</span>
            </p>
          </li>
          {figures.map(({ value, label }, index) => (
            <li key={label} className={styles.row} {...revealCard(index + 1)}>
              <p>
                {label} <strong className={styles.value}>{value}</strong>
              </p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
