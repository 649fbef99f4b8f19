import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Picture } from '../../schema/picture.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Logos.module.css';
import type { logosSchema } from './schema.ts';

export type LogosProps = Resolved<z.infer<typeof logosSchema>> & {
  /** Those whose logos they are. */
  items: readonly { readonly name: string; readonly logo: Picture }[];
};

/** A quiet strip of logos. */
export function Logos(props: LogosProps) {
  const { type, id, ground, heading, layout, items } = props;
  const media = layout === 'media';
  return (
    <Section id={id} type={type} ground={ground ?? 'light'} padded={false}>
      <Wrap className={classNames('columns', styles.strip, media ? styles.low : styles.high)}>
        <h2 id={`${id}-heading`} className={classNames(styles.heading, !media && styles.balanced)}>
          {heading}
        </h2>
        <ul role="list" className={media ? styles.letterings : styles.logos}>
          {items.map(({ name, logo }, index) => (
            <li key={name} {...(media && revealCard(index))}>
              <img
                {...logo}
                alt={name}
                className={classNames(styles.ink, media ? styles.lettering : styles.logo)}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
        {layout === 'row' && props.action && (
          <div className={styles.action}>
            <Button {...props.action} variant="line" />
          </div>
        )}
      </Wrap>
    </Section>
  );
}
