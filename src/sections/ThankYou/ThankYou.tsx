import { lucideIcon } from '../../content/pictures/icons.ts';
import type { SectionProps } from '../../site/site.ts';
import { Corner } from '../../ui/Corner/Corner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { NextSteps } from '../../ui/NextSteps/NextSteps.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './ThankYou.module.css';

/** The thanks after a form, and the next steps. A script adds the sender's name and a summary. */
export function ThankYou(props: SectionProps<'thankYou'>) {
  const { id, heading, lead, confirmation, nothing, picture, next, actions } = props;
  const words = useWords().form;
  /** The fields that the script repeats. */
  const recap = [
    { field: 'looking-for', label: words.lookingFor },
    { field: 'attachment', label: words.attachment },
  ];
  return (
    <Section of={props} ground="light" space="none" className={styles.page}>
      <div data-enquiry-thanks="">
        <Corner picture={picture} className={styles.thanks}>
          <div className={classNames(styles.square, styles.received)}>
            <Shapes shapes={lucideIcon('check')} />
          </div>
          {/* A sent form leads to the id of the section as a fragment; without it, the style sheet shows `nothing`. */}
          <h1 id={`${id}-heading`} className={classNames('t-display', styles.heading)}>
            <span className={styles.received}>
              {heading}
              <span data-enquiry-name={words.named} />
            </span>
            <span className={styles.nothing}>{nothing.heading}</span>
          </h1>
          <p className={classNames('t-lead t-soft', styles.lead, styles.nothing)}>{nothing.lead}</p>
          <p className={classNames('t-lead t-soft', styles.lead, styles.received)}>{lead}</p>
          <p
            className={classNames('t-lead t-soft', styles.lead, styles.received)}
            data-enquiry-mailed=""
          >
            {confirmation}
          </p>
          <div className={styles.recap}>
            {recap.map(({ field, label }, index) => (
              <dl key={index} className={styles.row} data-enquiry-recap={field} hidden>
                <dt className="t-soft">{label}</dt>
                <dd />
              </dl>
            ))}
          </div>
        </Corner>
      </div>
      <div className={classNames('on-light', styles.next)}>
        <div className="wrap">
          <div className={styles.received}>
            <NextSteps {...next} level="h2" abreast />
          </div>
          <ul role="list" className={classNames('cluster', styles.actions)}>
            {actions.map((action, index) => (
              <li key={index}>
                <GoLink {...action} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
