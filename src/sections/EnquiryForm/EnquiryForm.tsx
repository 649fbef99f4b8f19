import { shownForm } from '../../site/forms.ts';
import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/Image/Image.tsx';
import { NextSteps } from '../../ui/NextSteps/NextSteps.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './EnquiryForm.module.css';
import { Form } from './Form.tsx';

/** A form beside an invitation or the next steps. */
export function EnquiryForm(props: SectionProps<'enquiryForm'>) {
  const { id, layout, heading, site, page } = props;
  const form = {
    form: shownForm(props.form, site),
    page: page.href,
    site,
    labelledBy: `${id}-heading`,
  };
  if (layout === 'panel') {
    return (
      <Section
        of={props}
        ground="quiet"
        space="none"
        className={classNames('halves', styles.panelled)}
      >
        <div className={classNames('on-brand stack stage', styles.invitation)}>
          <div className={styles.plate}>
            <Image picture={props.picture} narrowTo={1023.98} />
          </div>
          <div data-reveal="">
            <h2 id={`${id}-heading`} className="t-display">
              {heading}
            </h2>
            <p className={classNames('t-lead', styles.lead)}>{props.lead}</p>
            <p className={classNames('t-strong', styles.response)}>{props.response}</p>
          </div>
        </div>
        <div className={styles.enquiry}>
          <Form {...form} id="enquiry" />
        </div>
      </Section>
    );
  }
  return (
    <Section
      of={props}
      ground="light"
      space="none"
      className={classNames('halves', styles.stepped)}
    >
      <div className={styles.form}>
        <h2 id={`${id}-heading`} className={classNames('t-title', styles.heading)}>
          {heading}
        </h2>
        <Form {...form} />
      </div>
      <div className={classNames('on-brand', styles.next)}>
        <NextSteps {...props.next} />
      </div>
    </Section>
  );
}
