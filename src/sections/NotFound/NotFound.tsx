import { plateImage } from '../../content/pictures/drawn-pictures.ts';
import type { SectionProps } from '../../site/site.ts';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './NotFound.module.css';

/** The not-found page: the number 404 as a plate, a text, and links to other pages. */
export function NotFound(props: SectionProps<'notFound'>) {
  const { id, heading, lead, actions, items } = props;
  return (
    <Section of={props} ground="light" space="none">
      <div className={styles.plate}>
        <Image
          picture={{
            ...plateImage('frame/not-found', 'not-found-wide'),
            narrow: plateImage('frame/not-found', 'not-found-narrow'),
          }}
          eager
        />
      </div>
      <div className={classNames('wrap columns', styles.inner)}>
        <div className={styles.text}>
          <h1 id={`${id}-heading`} className="t-title">
            {heading}
          </h1>
          <p className={classNames('t-lead t-soft', styles.lead)}>{lead}</p>
          <Buttons actions={actions} primary="brand" stacked className={styles.actions} />
        </div>
        <nav aria-label={useWords().frame.otherPages} className={styles.ways}>
          <ul role="list">
            {items.map(({ link: { label, href }, line }, index) => (
              <li key={index}>
                <a href={href} className={styles.way}>
                  <span className={classNames('t-name', styles.name)}>{label}</span>
                  <Icon name="arrow-right" />
                  <span className="t-soft">{line}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  );
}
