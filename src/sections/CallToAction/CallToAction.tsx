import { Button } from '../../ui/Button/Button.tsx';
import { Crop } from '../../ui/Crop/Crop.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './CallToAction.module.css';
import type { CallToActionProps } from './props.ts';

type PropsIn<Layout> = Extract<CallToActionProps, { layout: Layout }>;

/** The band of the brand colour with one question and the way to an answer. */
export function CallToAction(props: CallToActionProps) {
  return props.layout === 'thin' ? <Thin {...props} /> : <Question {...props} />;
}

function Question(props: PropsIn<'question'>) {
  const { type, id, ground, heading, lead, actions, picture, wide } = props;
  return (
    <Section
      id={id}
      type={type}
      ground={ground ?? 'brand'}
      padded={false}
      className={classNames(styles.halves, wide === 'picture' && styles.pictured)}
    >
      <div className={styles.words}>
        <h2
          id={`${id}-heading`}
          className={wide === 'picture' ? 't-loud' : 't-display'}
          data-reveal=""
        >
          {heading}
        </h2>
        <div data-reveal="">
          <p className={classNames('t-lead', styles.lead)}>{lead}</p>
          <Actions actions={actions} />
        </div>
      </div>
      <Crop picture={picture} className={styles.picture} />
    </Section>
  );
}

function Thin({ type, id, ground = 'brand', heading, lead, actions }: PropsIn<'thin'>) {
  return (
    <Section id={id} type={type} ground={ground} padded={false}>
      <Wrap className={styles.thin}>
        <div>
          <h2 id={`${id}-heading`} className="t-quiet">
            {heading}
          </h2>
          {lead && <p className={styles.note}>{lead}</p>}
        </div>
        <Actions actions={actions} />
      </Wrap>
    </Section>
  );
}

function Actions({ actions }: Pick<PropsIn<'thin'>, 'actions'>) {
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <Button key={index} {...action} variant={index === 0 ? 'ink' : 'line'} />
      ))}
    </div>
  );
}
