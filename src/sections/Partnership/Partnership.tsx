import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Partnership.module.css';
import type { partnershipSchema } from './schema.ts';

export interface PartnershipProps extends z.infer<typeof partnershipSchema> {
  /** The plate behind the text, tone on tone. */
  picture: Picture;
}

/** What kind of partner the company is: one loud claim on a blue band. */
export function Partnership(props: PartnershipProps) {
  const { type, id, ground, label, heading, lead, action, picture } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'blue'} backdrop={{ picture }}>
      <Wrap grid>
        {label && <p className={styles.label}>{label}</p>}
        <h2 id={`${id}-heading`} className={styles.heading} data-reveal="">
          {heading}
        </h2>
        {lead && (
          <p className={styles.lead} data-reveal="">
            {lead}
          </p>
        )}
        {action && (
          <p className={styles.action}>
            <Button {...action} />
          </p>
        )}
      </Wrap>
    </Section>
  );
}
