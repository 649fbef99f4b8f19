import type { SectionProps } from '../../content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/Image/Image.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Logos.module.css';

/** A quiet strip of logos. */
export function Logos(props: SectionProps<'logos'>) {
  const { id, heading, of, action, site, clients = site.all('clients') } = props;
  const items = of === 'media' ? site.all('media') : clients;
  return (
    <Section of={props} ground="light" space="none">
      <div className={classNames('wrap columns', styles.strip)}>
        <h2 id={`${id}-heading`} className={classNames('t-strong', styles.heading)}>
          {heading}
        </h2>
        <ul role="list" className={classNames(styles.logos, of === 'media' && styles.letterings)}>
          {items.map(({ name, logo }, index) => (
            <li key={index}>
              <Image picture={{ ...logo, alt: name }} className={styles.logo} />
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <Button {...action} variant="line" />
          </div>
        )}
      </div>
    </Section>
  );
}
