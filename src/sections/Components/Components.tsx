import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { revealCard } from '../../ui/reveal.ts';
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
        <ul role="list" className={styles.columns}>
          {items.map(({ icon, title, text }, index) => (
            <li key={title} className={styles.column} {...revealCard(index)}>
              <Shapes shapes={icon} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        {action && (
          <p className={styles.action}>
            <Button {...action} capitals />
          </p>
        )}
      </Wrap>
    </Section>
  );
}
