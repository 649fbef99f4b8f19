import { pictureOf, type SectionIn, type SectionProps } from '../../site/site.ts';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './CallToAction.module.css';
import { FIELD } from './schema.ts';

/** A band in the brand colour with a question or a sentence, and buttons. */
export function CallToAction(props: SectionProps<'callToAction'>) {
  return props.layout === 'thin' ? <Thin {...props} /> : <Question {...props} />;
}

function Question(props: SectionIn<'callToAction', 'question'>) {
  const { id, heading, lead, actions, wide } = props;
  // A picture that no page shows elsewhere.
  const { picture = pictureOf('frame/call-to-action', FIELD) } = props;
  return (
    <Section
      of={props}
      ground="brand"
      space="none"
      className={classNames('halves', styles.question, wide === 'picture' && styles.pictured)}
    >
      <div className={classNames('stack', styles.words)}>
        <h2 id={`${id}-heading`} className="t-title" data-reveal="">
          {heading}
        </h2>
        <div data-reveal="">
          <p className={classNames('t-lead', styles.lead)}>{lead}</p>
          <Buttons actions={actions} stacked className={styles.actions} />
        </div>
      </div>
      <Plate
        picture={{ ...picture, alt: '' }}
        className={classNames(styles.picture, !props.picture && styles.plain)}
      />
    </Section>
  );
}

function Thin(props: SectionIn<'callToAction', 'thin'>) {
  const { id, heading, lead, actions } = props;
  return (
    <Section of={props} ground="brand" space="none">
      <div className={classNames('wrap cluster apart', styles.thin)}>
        <div>
          <h2 id={`${id}-heading`} className="t-quiet">
            {heading}
          </h2>
          {lead && <p className={classNames('t-soft', styles.note)}>{lead}</p>}
        </div>
        <Buttons actions={actions} stacked />
      </div>
    </Section>
  );
}
