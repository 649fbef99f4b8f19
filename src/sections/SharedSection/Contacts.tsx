import { Button } from '../../ui/Button/Button.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './Contacts.module.css';
import type { SharedSectionIn } from './props.ts';

/** Other ways to reach the company: a row for each. */
export function Contacts({
  type,
  id,
  ground,
  heading,
  lead,
  actions,
  email,
  phones,
  chat,
  icons,
}: SharedSectionIn<'contacts'>) {
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
    <Section id={id} type={type} ground={ground ?? 'dark'}>
      <Wrap grid className={styles.inner}>
        <div className={styles.text}>
          <SectionHeading section={id} layout="quiet" heading={heading} lead={lead} />
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <Button key={index} {...action} variant={index === 0 ? 'ink' : 'line'} />
            ))}
          </div>
        </div>
        <ul role="list" className={styles.rows} data-reveal="">
          {rows.map(({ href, value, caption, icon }, index) => (
            <li key={index}>
              <a href={href} className={styles.row}>
                <Shapes shapes={icon} />
                <span className={styles.value}>{value}</span>{' '}
                <span className={styles.caption}>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
