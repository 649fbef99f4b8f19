import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './ReimaginedIndustries.module.css';
import type { reimaginedIndustriesSchema } from './schema.ts';

type Content = z.infer<typeof reimaginedIndustriesSchema>;

/** An industry; `picture` is the plate of its card. */
interface Card extends Omit<Content['cards'][number], 'plate'> {
  readonly picture: Picture;
}

export interface ReimaginedIndustriesProps extends Omit<Content, 'cards'> {
  cards: readonly Card[];
}

/** Three industries as tall plates with their names cut in; the whole card leads to the industry. */
export function ReimaginedIndustries({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  cards,
  action,
}: ReimaginedIndustriesProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'}>
      <Wrap>
        <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.cards}>
          {cards.map(({ title, text, picture, link }, index) => (
            <li key={title} className={styles.card} {...revealCard(index)}>
              <div className={styles.picture}>
                <Plate picture={picture} className={styles.plate} />
                <h3 className={styles.title}>{title}</h3>
              </div>
              <p className={styles.text}>{text}</p>
              <GoLink {...link} about={title} />
            </li>
          ))}
        </ul>
        {action && (
          <p className={styles.action}>
            <Button {...action} variant="line" capitals />
          </p>
        )}
      </Wrap>
    </Section>
  );
}
