import type { z } from 'zod';
import { Berth } from '../../ui/Berth/Berth.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './Consultancy.module.css';
import type { consultancySchema } from './schema.ts';

export interface ConsultancyProps extends Omit<z.infer<typeof consultancySchema>, 'plate'> {
  picture: Picture;
}

/** Advice without a build: what it is and what a client gets, beside a plate. */
export function Consultancy(props: ConsultancyProps) {
  const { type, id, ground, label, heading, text, points, action, picture } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'white'} padded={false}>
      <Berth side="end" picture={<Plate picture={picture} />}>
        <SectionHeading section={id} layout="berth" label={label} heading={heading} />
        <p className={styles.text}>{text}</p>
        <ul role="list" className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <GoLink {...action} />
      </Berth>
    </Section>
  );
}
