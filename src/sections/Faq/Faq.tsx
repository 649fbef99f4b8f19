import type { SectionProps } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './Faq.module.css';

/** Questions that open by themselves, each for itself; the heading stays in view beside them. */
export function Faq(props: SectionProps<'faq'>) {
  const { items, action } = props;
  return (
    <StickyHeading of={props} ground="light" link={action && <GoLink {...action} />}>
      {items.map(({ question, answer }, index) => (
        <details key={index} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={classNames('t-name', styles.question)}>{question}</h3>
            <DisclosureMark />
          </summary>
          <div className={classNames('t-soft', styles.answer)}>
            {answer.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </StickyHeading>
  );
}
