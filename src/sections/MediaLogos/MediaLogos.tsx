import type { z } from 'zod';
import type { Logo } from '../../ui/picture.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './MediaLogos.module.css';
import type { mediaLogosSchema } from './schema.ts';

export interface MediaLogosProps extends z.infer<typeof mediaLogosSchema> {
  logos: readonly Logo[];
}

/** Where the company was written about: a quiet strip of letterings on one baseline. */
export function MediaLogos({ type, id, ground, heading, logos }: MediaLogosProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'} padded={false}>
      <Wrap className={styles.strip}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <ul role="list" className={styles.logos}>
          {logos.map(({ name, ...picture }, index) => (
            <li key={name} {...revealCard(index)}>
              <img
                {...picture}
                alt={name}
                className={styles.logo}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
