import type { z } from 'zod';
import { Berth } from '../../ui/Berth/Berth.tsx';
import { Figure, type FigureRecord } from '../../ui/Figure/Figure.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { teamHiringSchema } from './schema.ts';
import styles from './TeamHiring.module.css';

export interface TeamHiringProps
  extends Omit<z.infer<typeof teamHiringSchema>, 'figures' | 'portraits'> {
  figures: readonly FigureRecord[];
  /** Three portraits: one across the top, two below it. */
  pictures: readonly Picture[];
}

/** The people a client works with and how they came to the company, beside three of them. */
export function TeamHiring(props: TeamHiringProps) {
  const { type, id, ground, label, heading, text, figures, action, pictures } = props;
  const people = (
    <div className={styles.people}>
      {pictures.map((picture) => (
        <Plate key={picture.src} picture={picture} className={styles.person} />
      ))}
    </div>
  );
  return (
    <Section id={id} type={type} ground={ground ?? 'white'} padded={false}>
      <Berth side="start" people picture={people}>
        <SectionHeading section={id} layout="berth" label={label} heading={heading} />
        <p className={styles.text}>{text}</p>
        <ul role="list" className={styles.figures}>
          {figures.map((figure, index) => (
            <Figure key={figure.label} figure={figure} index={index} />
          ))}
        </ul>
        {action && (
          <p className={styles.action}>
            <GoLink {...action} />
          </p>
        )}
      </Berth>
    </Section>
  );
}
