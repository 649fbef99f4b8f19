import type { z } from 'zod';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './IndustryCards.module.css';
import type { industryCardsSchema } from './schema.ts';

/** An industry as its card shows it. */
interface IndustryCard {
  readonly href: string;
  readonly name: string;
  readonly line: string;
  readonly picture: Picture;
}

export interface IndustryCardsProps extends z.infer<typeof industryCardsSchema> {
  cards: readonly IndustryCard[];
}

/** Six industries in two rows of unlike widths, or three in thirds; the whole card leads to the industry. */
export function IndustryCards({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  explore,
  all,
  cards,
}: IndustryCardsProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'}>
      <Wrap>
        <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead}>
          <GoLink {...all} />
        </SectionHeading>
        <ul role="list" className={cards.length === 3 ? styles.thirds : styles.cards}>
          {cards.map(({ href, name, line, picture }, index) => (
            <li key={href} className={styles.card} data-parallax="">
              <div className={styles.inner} {...revealCard(index)}>
                <Plate picture={picture} className={styles.plate} />
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.line}>{line}</p>
                <GoLink href={href} label={explore} about={name} />
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
