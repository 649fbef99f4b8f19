import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './BookPromotion.module.css';
import type { bookPromotionSchema } from './schema.ts';

export interface BookPromotionProps extends Omit<z.infer<typeof bookPromotionSchema>, 'plate'> {
  /** The plate on the cover. */
  picture: Picture;
}

/** A book of the company: its cover with the title set on the plate, and what a reader finds in it. */
export function BookPromotion({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  title,
  subtitle,
  text,
  points,
  action,
  picture,
}: BookPromotionProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'ice'}>
      <Wrap className={styles.promotion}>
        <div className={styles.book} data-reveal="">
          <div className={styles.cover}>
            <Plate picture={picture} className={styles.plate} />
            <div className={classNames(styles.title, 'on-white')}>
              <p>{title}</p>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
          </div>
        </div>
        <div className={styles.words}>
          <SectionHeading section={id} layout="stack" label={label} heading={heading} lead={lead} />
          <p className={styles.text}>{text}</p>
          <ul role="list" className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className={styles.action}>
            <Button {...action} />
          </p>
        </div>
      </Wrap>
    </Section>
  );
}
