import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/Image/Image.tsx';
import { NextSteps } from '../../ui/NextSteps/NextSteps.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './EnquiryForm.module.css';
import { Form } from './Form.tsx';
import type { EnquiryFormProps } from './props.ts';

/** A form, beside what a visitor should know of it. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { id, layout, heading, form, page, texts } = props;
  if (layout === 'panel') {
    return (
      <Section of={props} ground="quiet" padded={false} className={styles.panelled}>
        <Panel {...props} />
        <div className={styles.enquiry}>
          <Form {...texts} form={form} page={page} id="enquiry" labelledBy={`${id}-heading`} />
        </div>
      </Section>
    );
  }
  return (
    <Section of={props} ground="light">
      <div className={classNames('wrap columns', styles.inner)}>
        <div className={styles.form}>
          <h2 id={`${id}-heading`} className={classNames('t-head', styles.heading)}>
            {heading}
          </h2>
          <Form {...texts} form={form} page={page} labelledBy={`${id}-heading`} />
        </div>
        <div className={styles.next}>
          <NextSteps {...props.next} />
        </div>
      </div>
    </Section>
  );
}

/** The invitation over a picture. */
function Panel(props: Extract<EnquiryFormProps, { layout: 'panel' }>) {
  const { id, heading, lead, response, picture } = props;
  return (
    <div className={`on-brand ${styles.invitation}`}>
      <div className={styles.plate}>
        <Image picture={picture} narrowTo={1023.98} />
      </div>
      <div data-reveal="">
        <h2 id={`${id}-heading`} className="t-display">
          {heading}
        </h2>
        <p className={classNames('t-lead', styles.lead)}>{lead}</p>
        <p className={styles.response}>{response}</p>
      </div>
    </div>
  );
}
