import type { z } from 'zod';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './MissionVision.module.css';
import type { missionVisionSchema } from './schema.ts';

export interface MissionVisionProps extends z.infer<typeof missionVisionSchema> {}

/** What the company is for: two statements, each on a ground of its own to the edge of the page. */
export function MissionVision({ type, id, ground, heading, statements }: MissionVisionProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'} padded={false}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <ul role="list" className={styles.statements}>
        {statements.map(({ title, text }, index) => (
          <li key={title} className={`on-${index === 0 ? 'fog' : 'ice'} ${styles.statement}`}>
            <div {...revealCard(index)}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
