import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { IconCards } from '../../ui/IconCards/IconCards.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Differentiators.module.css';
import type { differentiatorsSchema } from './schema.ts';

export interface DifferentiatorsProps extends z.infer<typeof differentiatorsSchema> {}

/** What sets the company apart. `icon` of each item holds the shapes of its icon, not the name. */
export function Differentiators({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  items,
  action,
}: DifferentiatorsProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="datum" label={label} heading={heading} lead={lead} />
        <IconCards items={items} className={styles.cards} cardClassName={styles.card} />
        {action && (
          <p className={styles.action}>
            <Button {...action} variant="line" />
          </p>
        )}
      </Wrap>
    </Section>
  );
}
