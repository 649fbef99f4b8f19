import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { workingModelSchema } from './schema.ts';
import styles from './WorkingModel.module.css';

type Content = z.infer<typeof workingModelSchema>;

/** A way of working; `picture` is its plate. */
interface Model extends Omit<Content['models'][number], 'plate'> {
  readonly picture: Picture;
}

export interface WorkingModelProps extends Omit<Content, 'models'> {
  models: readonly Model[];
}

/** The grounds of the two halves, from the left. */
const GROUNDS = ['on-fog', 'on-ice'] as const;

/** Two ways of working together as halves of the window, with the same questions answered row by row. */
export function WorkingModel({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  models,
}: WorkingModelProps) {
  return (
    <Section
      id={id}
      type={type}
      ground={ground ?? 'white'}
      padded={false}
      className={styles.section}
    >
      <Wrap>
        <div className={styles.head}>
          <SectionHeading section={id} layout="ledger" label={label} heading={heading} />
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </Wrap>
      <ul role="list" className={styles.models}>
        {models.map(({ title, lead: about, picture, facts, action }, index) => (
          <li key={title} className={classNames(styles.model, GROUNDS[index])}>
            <Plate picture={picture} className={styles.plate} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.about}>{about}</p>
            <dl className={styles.facts}>
              {facts.map(({ label: question, value }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {action && (
              <p className={styles.action}>
                <Button {...action} capitals />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
