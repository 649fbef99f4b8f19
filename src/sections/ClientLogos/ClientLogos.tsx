import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Logo } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './ClientLogos.module.css';
import type { clientLogosSchema } from './schema.ts';

export interface ClientLogosProps extends z.infer<typeof clientLogosSchema> {
  logos: readonly Logo[];
}

/** Whom the company works for: a quiet strip of logos, with a way on or, in one row, without. */
export function ClientLogos({ type, id, ground, heading, action, logos }: ClientLogosProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'} padded={false}>
      <Wrap className={styles.strip}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <ul role="list" className={classNames(styles.logos, !action && styles.row)}>
          {logos.map(({ name, ...picture }) => (
            <li key={name}>
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
        {action && (
          <div className={styles.action}>
            <Button {...action} variant="line" capitals />
          </div>
        )}
      </Wrap>
    </Section>
  );
}
