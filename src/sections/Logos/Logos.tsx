import type { RecordOf, SectionProps } from '../../site/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/Image/Image.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Logos.module.css';

/** A client or a medium; `piece` is what a medium wrote. */
type Logo = Pick<RecordOf<'media'>, 'name' | 'logo' | 'piece'>;

/** A strip of logos of clients or media. */
export function Logos(props: SectionProps<'logos'>) {
  const { id, heading, of, action, site, clients = site.all('clients') } = props;
  const items: readonly Logo[] = of === 'media' ? site.all('media') : clients;
  return (
    <Section of={props} ground="light" space="none">
      <div className={classNames('wrap columns', styles.strip)}>
        <h2 id={`${id}-heading`} className={classNames('t-strong', styles.heading)}>
          {heading}
        </h2>
        <ul role="list" className={classNames(styles.logos, of === 'media' && styles.letterings)}>
          {items.map(({ name, logo, piece }, index) => (
            <li key={index}>
              <Image picture={{ ...logo, alt: name }} className={styles.logo} />
              {piece && <p className={classNames('t-small t-soft', styles.piece)}>{piece}</p>}
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
