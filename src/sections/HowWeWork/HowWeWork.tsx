import type { z } from 'zod';
import type { howWeWork } from '../../content/records.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './HowWeWork.module.css';
import type { howWeWorkSchema } from './schema.ts';

export type HowWeWorkProps = z.infer<typeof howWeWorkSchema> & z.infer<typeof howWeWork>;

/** How work with the company begins, in three points; the same block on many pages. */
export function HowWeWork({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  points,
  link,
}: HowWeWorkProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'ice'}>
      <Wrap>
        <SectionHeading section={id} layout="datum" label={label} heading={heading} lead={lead} />
        <ol role="list" className={styles.points}>
          {points.map(({ title, text }, index) => (
            <li key={title} className={styles.point} {...revealCard(index)}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <GoLink {...link} />
      </Wrap>
    </Section>
  );
}
