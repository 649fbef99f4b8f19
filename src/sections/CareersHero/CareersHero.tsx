import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './CareersHero.module.css';
import type { careersHeroSchema } from './schema.ts';

export interface CareersHeroProps extends z.infer<typeof careersHeroSchema> {
  /** The plate behind the text. */
  picture: Picture;
  /** The plate on narrow screens. */
  narrow: Picture;
}

/** The first view of the careers page: an invitation in three lines of capitals. */
export function CareersHero(props: CareersHeroProps) {
  const { id, ground, lines, lead, actions, picture, narrow } = props;
  const backdrop = { picture, narrow, focus: 'right', eager: true } as const;
  return (
    <Section
      id={id}
      type="hero"
      ground={ground ?? 'abyss'}
      padded={false}
      className={styles.hero}
      backdrop={backdrop}
    >
      <Wrap className={styles.inner}>
        <h1 id={`${id}-heading`} className={styles.heading}>
          {lines.map((words) => (
            // The space parts the lines for whoever hears or copies them.
            <span key={words}>{words} </span>
          ))}
        </h1>
        <div className={styles.more}>
          <p className={styles.lead}>{lead}</p>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <Button key={action.href} {...action} variant={index === 0 ? 'ink' : 'line'} />
              ))}
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  );
}
