import type { z } from 'zod';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Efficiency.module.css';
import type { efficiencySchema } from './schema.ts';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface EfficiencyProps extends Omit<z.infer<typeof efficiencySchema>, 'cards'> {
  cards: readonly Card[];
}

/** Cards in a row, and the place of the one that never moves. */
const ROW = 3;
const STILL = 1;

/** Where time and money are saved: six cards, of which the outer two of each row drift. */
export function Efficiency(props: EfficiencyProps) {
  const { type, id, ground, label, heading, lead, cards } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.cards}>
          {cards.map(({ title, text, picture }, index) => (
            <li
              key={title}
              className={styles.card}
              data-parallax={index % ROW === STILL ? undefined : ''}
            >
              <div className={styles.inner} {...revealCard(index % ROW)}>
                <Plate picture={picture} className={styles.plate} />
                <div className={styles.words}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
