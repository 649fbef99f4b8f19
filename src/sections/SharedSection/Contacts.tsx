import { Buttons } from '../../ui/Button/Buttons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './Contacts.module.css';
import type { SharedSectionIn } from './props.ts';

/** Other ways to reach the company: a row for each. */
export function Contacts(props: SharedSectionIn<'contacts'>) {
  const { actions, email, phones, chat, icons } = props;
  const words = useWords().contacts;
  const rows = [
    { href: `mailto:${email}`, value: email, caption: words.email, icon: icons.email },
    ...(chat ? [{ href: chat, value: words.chat, caption: words.chatFor, icon: icons.chat }] : []),
    ...phones.map(({ country, number }) => ({
      href: `tel:${number.replaceAll(' ', '')}`,
      value: number,
      caption: country,
      icon: icons.phone,
    })),
  ];
  return (
    <Section of={props} ground="dark">
      <div className={classNames('wrap columns', styles.inner)}>
        <div className={styles.text}>
          <SectionHeading of={props} layout="quiet" />
          <Buttons actions={actions} stacked className={styles.actions} />
        </div>
        <ul role="list" className={styles.rows} data-reveal="">
          {rows.map(({ href, value, caption, icon }, index) => (
            <li key={index}>
              <a href={href} className={styles.row}>
                <Shapes shapes={icon} />
                <span className={styles.value}>{value}</span>{' '}
                <span className={classNames('t-soft', styles.caption)}>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
