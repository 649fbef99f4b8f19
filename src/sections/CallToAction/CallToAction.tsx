import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './CallToAction.module.css';
import type { callToActionSchema } from './schema.ts';

type CallToActionProps = Resolved<z.infer<typeof callToActionSchema>> & {
  /** The plate behind the text, tone on tone. */
  picture: Picture;
};
type PropsIn<Layout> = Extract<CallToActionProps, { layout: Layout }>;

/** The blue band with one question and the way to an answer, or with a claim. */
export function CallToAction(props: CallToActionProps) {
  const { type, id, ground, picture } = props;
  const claim = props.layout === 'claim';
  return (
    <Section id={id} type={type} ground={ground ?? 'blue'} padded={claim} backdrop={{ picture }}>
      {claim ? <Claim {...props} /> : <Question {...props} />}
    </Section>
  );
}

function Question({ id, heading, lead, actions }: PropsIn<'question'>) {
  return (
    <Wrap grid className={styles.inner}>
      <h2
        id={`${id}-heading`}
        className={classNames(styles.heading, styles.question)}
        data-reveal=""
      >
        {heading}
      </h2>
      <div className={styles.more} data-reveal="">
        <p className={classNames(styles.lead, styles.beside)}>{lead}</p>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button key={action.href} {...action} variant={index === 0 ? 'ink' : 'line'} capitals />
          ))}
        </div>
      </div>
    </Wrap>
  );
}

function Claim({ id, label, heading, lead, action }: PropsIn<'claim'>) {
  return (
    <Wrap grid>
      {label && <p className={styles.label}>{label}</p>}
      <h2 id={`${id}-heading`} className={classNames(styles.heading, styles.claim)} data-reveal="">
        {heading}
      </h2>
      {lead && (
        <p className={classNames(styles.lead, styles.below)} data-reveal="">
          {lead}
        </p>
      )}
      {action && (
        <p className={styles.action}>
          <Button {...action} />
        </p>
      )}
    </Wrap>
  );
}
