import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './CallToAction.module.css';
import type { callToActionSchema } from './schema.ts';

export interface CallToActionProps extends z.infer<typeof callToActionSchema> {
  /** The plate behind the text, tone on tone. */
  picture: Picture;
}

/** The blue band with one question and the way to an answer. */
export function CallToAction({
  type,
  id,
  ground,
  heading,
  lead,
  actions,
  picture,
}: CallToActionProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'blue'} padded={false} backdrop={{ picture }}>
      <Wrap grid className={styles.inner}>
        <h2 id={`${id}-heading`} className={styles.heading} data-reveal="">
          {heading}
        </h2>
        <div className={styles.more} data-reveal="">
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <Button
                key={action.href}
                {...action}
                variant={index === 0 ? 'ink' : 'line'}
                capitals
              />
            ))}
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
