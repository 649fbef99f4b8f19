import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './Partner.module.css';
import type { partnerSchema } from './schema.ts';

export interface PartnerProps extends Omit<z.infer<typeof partnerSchema>, 'plate' | 'sample'> {
  /** The plate behind the plaque with the partner's name. */
  picture: Picture;
}

/** A partner company: what it adds and how long its work takes, beside its name on a plaque. */
export function Partner({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  name,
  text,
  durations,
  action,
  picture,
}: PartnerProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'ice'} padded={false} className={styles.berth}>
      <div className={styles.words}>
        <SectionHeading section={id} layout="stack" label={label} heading={heading} lead={lead} />
        <p className={styles.text} data-reveal="">
          {text}
        </p>
        <dl className={styles.durations} data-reveal="">
          {durations.map(({ label: what, value }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {action && (
          <p className={styles.action}>
            <Button {...action} capitals />
          </p>
        )}
      </div>
      <div className={styles.picture}>
        <Plate picture={picture} className={styles.plate} />
        <p className={classNames(styles.plaque, 'on-abyss')}>{name}</p>
      </div>
    </Section>
  );
}
