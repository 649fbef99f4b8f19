import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { IconCards } from '../../ui/IconCards/IconCards.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Components.module.css';
import type { componentsSchema } from './schema.ts';

export interface ComponentsProps extends z.infer<typeof componentsSchema> {}

/**
 * The parts of a whole as columns, each lower than the one before: a falling gauge. `icon` of each item
 * holds the shapes of its icon, not the name.
 */
export function Components({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  items,
  action,
}: ComponentsProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
        <IconCards items={items} className={styles.columns} cardClassName={styles.column} />
        {action && (
          <p className={styles.action}>
            <Button {...action} capitals />
          </p>
        )}
      </Wrap>
    </Section>
  );
}
