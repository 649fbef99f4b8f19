import type { z } from 'zod';
import { Figure, type FigureRecord } from '../../ui/Figure/Figure.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './FiguresGrid.module.css';
import type { figuresGridSchema } from './schema.ts';

export interface FiguresGridProps extends Omit<z.infer<typeof figuresGridSchema>, 'figures'> {
  figures: readonly FigureRecord[];
}

/** Headline figures under a ruler across the page: the first as large as the page allows, six beside it. */
export function FiguresGrid({ id, ground, heading, figures }: FiguresGridProps) {
  return (
    <Section id={id} type="results" ground={ground ?? 'white'}>
      <Wrap>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <ul role="list" className={styles.figures}>
          {figures.map((figure, index) => (
            <Figure
              key={figure.label}
              figure={figure}
              index={index}
              large={index === 0}
              className={index === 0 ? styles.first : undefined}
            />
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
