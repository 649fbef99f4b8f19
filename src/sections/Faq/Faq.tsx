import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './Faq.module.css';

/** Questions as disclosures, beside a heading that stays in view. */
export function Faq(props: SectionProps<'faq'>) {
  const { items, action } = props;
  return (
    <StickyHeading of={props} ground="light" action={action}>
      {items.map(({ question, answer }, index) => (
        <Disclosure key={index} title={question} className={styles.item}>
          <div className={classNames('t-soft prose', styles.answer)}>
            {answer.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      ))}
    </StickyHeading>
  );
}
