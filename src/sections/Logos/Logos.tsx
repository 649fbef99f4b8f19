import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Picture } from '../../schema/picture.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Logos.module.css';
import type { logosSchema } from './schema.ts';

export type LogosProps = Resolved<z.infer<typeof logosSchema>> & {
  /** Those whose logos they are. */
  items: readonly { readonly name: string; readonly logo: Picture }[];
};

/** A quiet strip of logos. */
export function Logos(props: LogosProps) {
  const { id, heading, of, items, action } = props;
  return (
    <Section of={props} ground="light" padded={false}>
      <div className={classNames('wrap columns', styles.strip)}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <ul role="list" className={classNames(styles.logos, of === 'media' && styles.letterings)}>
          {items.map(({ name, logo }, index) => (
            <li key={index}>
              <img {...logo} alt={name} className={styles.logo} loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <Button {...action} variant="line" />
          </div>
        )}
      </div>
    </Section>
  );
}
