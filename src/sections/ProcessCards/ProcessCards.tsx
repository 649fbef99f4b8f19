import type { z } from 'zod';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './ProcessCards.module.css';
import type { processCardsSchema } from './schema.ts';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface ProcessCardsProps extends Omit<z.infer<typeof processCardsSchema>, 'cards'> {
  cards: readonly Card[];
}

/** The card that never moves. */
const STILL = 1;

/** The process in three cards on falling steps; the outer two drift. */
export function ProcessCards(props: ProcessCardsProps) {
  const { type, id, ground, label, heading, lead, cards } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'abyss'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.cards}>
          {cards.map(({ title, text, picture }, index) => (
            <li
              key={title}
              className={styles.card}
              data-parallax={index === STILL ? undefined : ''}
            >
              <div {...revealCard(index)}>
                <Plate picture={picture} className={styles.plate} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
