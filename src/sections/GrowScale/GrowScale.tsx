import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { Figure, type FigureRecord } from '../../ui/Figure/Figure.tsx';
import { Ledger } from '../../ui/Ledger/Ledger.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './GrowScale.module.css';
import type { growScaleSchema } from './schema.ts';

export interface GrowScaleProps extends Omit<z.infer<typeof growScaleSchema>, 'figures'> {
  figures: readonly FigureRecord[];
}

/** Growing and scaling a team: what it is, beside one large figure and two small ones. */
export function GrowScale(props: GrowScaleProps) {
  const { type, id, ground, label, heading, lead, action, figures } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'ice'}>
      <Wrap>
        <Ledger
          section={id}
          label={label}
          heading={heading}
          lead={lead}
          action={<Button {...action} />}
        >
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
        </Ledger>
      </Wrap>
    </Section>
  );
}
