import type { z } from 'zod';
import type { figure } from '../../content/records.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Staff } from '../../ui/Staff/Staff.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Journey.module.css';
import type { journeySchema } from './schema.ts';

export interface JourneyProps extends Omit<z.infer<typeof journeySchema>, 'figures'> {
  figures: readonly z.infer<typeof figure>[];
}

/** The way so far in figures: a row of them, or the first one large and the others as rows beside it. */
export function Journey({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  figures,
  firstLarge,
}: JourneyProps) {
  return (
    <Section id={id} type={type} ground={ground ?? (firstLarge ? 'fog' : 'white')}>
      <Wrap>
        <div className={firstLarge ? styles.quiet : undefined}>
          <SectionHeading
            section={id}
            layout={firstLarge ? 'ledger' : 'datum'}
            label={label}
            heading={heading}
            lead={lead}
          />
        </div>
        <ul role="list" className={firstLarge ? styles.led : styles.row}>
          {figures.map(({ value, label: counted, caption, share }, index) => {
            const large = firstLarge && index === 0;
            return (
              <li key={counted} className={large ? styles.large : undefined} {...revealCard(index)}>
                {(large || !firstLarge) && <Staff share={share} />}
                <p className={styles.figure}>
                  <strong className={styles.value}>{value}</strong>{' '}
                  <span className={styles.counted}>{counted}</span>
                </p>
                {large && caption && <p className={styles.caption}>{caption}</p>}
              </li>
            );
          })}
        </ul>
      </Wrap>
    </Section>
  );
}
