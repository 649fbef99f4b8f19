import { lucideIcon } from '../../content/pictures/icons.ts';
import { formAddress } from '../../site/forms.ts';
import type { SectionProps } from '../../site/site.ts';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './SharedSection.module.css';

/** Sections whose content is the same on every page. */
export function SharedSection(props: SectionProps<'sharedSection'>) {
  return props.layout === 'contacts' ? <Contacts {...props} /> : <HowWeWork {...props} />;
}

/** How a project starts, in rows. */
function HowWeWork(props: SectionProps<'sharedSection'>) {
  const { link, points, ...heading } = props.site.single('howWeWork');
  return (
    <StickyHeading of={{ ...props, ...heading }} ground="tint" action={link}>
      <Rows ordered rows={points} />
    </StickyHeading>
  );
}

/** E-mail, chat and phone numbers, in rows. */
function Contacts(props: SectionProps<'sharedSection'>) {
  const { site } = props;
  const { email, phones, chat, booking = formAddress('call', site) } = site.single('company');
  const { quote, call, ...heading } = site.single('sharedSection');
  const actions = [quote, ...(booking ? [{ label: call, href: booking }] : [])];
  const words = useWords().contacts;
  const rows = [
    { href: `mailto:${email}`, value: email, caption: words.email, icon: 'mail' },
    ...(chat
      ? [{ href: chat, value: words.chat, caption: words.chatFor, icon: 'message-circle' }]
      : []),
    ...phones.map(({ country, number }) => ({
      href: `tel:${number.replaceAll(' ', '')}`,
      value: number,
      caption: country,
      icon: 'phone',
    })),
  ];
  return (
    <Section of={props} ground="dark">
      <div className={classNames('wrap columns', styles.inner)}>
        <div className={styles.text}>
          <SectionHeading of={{ ...props, ...heading }} layout="quiet" />
          <Buttons actions={actions} stacked className={styles.actions} />
        </div>
        <ul role="list" className={styles.rows} data-reveal="">
          {rows.map(({ href, value, caption, icon }, index) => (
            <li key={index}>
              <a href={href} className={styles.row}>
                <Shapes shapes={lucideIcon(icon)} />
                <span className={classNames('t-strong t-tabular', styles.value)}>
                  {/* A telephone number is read from left to right in every language. */}
                  <bdi>{value}</bdi>
                </span>{' '}
                <span className={classNames('t-soft', styles.caption)}>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
