import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import type { Service } from './props.ts';
import styles from './Services.module.css';

interface GroupProps {
  services: readonly Service[];
  /** What stands above the facts of each service. */
  terms: { readonly audience: string; readonly next: string };
}

/** The services of a group on rows, whose picture lies over the one place for pictures. */
export function Rows({ services, terms }: GroupProps) {
  return (
    <ul role="list" className={styles.list}>
      {services.map((service, index) => (
        <li key={index}>
          <div className={classNames(styles.row, styles.inHand)} data-reveal="">
            <div className={styles.words}>
              <Name {...service} />
              <p className={classNames('t-soft', styles.line, styles.told)}>{service.line}</p>
            </div>
            <Facts service={service} terms={terms} />
            <Icon name="arrow-right" />
          </div>
          {/* Beside the row, not in it: a positioned row would be what the plate's place is measured from. */}
          <div className={styles.track}>
            <Plate picture={service.picture} className={styles.view} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The services of a group as cards. */
export function Cards({ services, terms }: GroupProps) {
  return (
    <ul role="list" className={styles.grid}>
      {services.map((service, index) => (
        <li key={index} className={styles.card} {...revealCard(index)}>
          <Plate picture={service.picture} className={styles.picture} />
          <div>
            <div className={styles.caption}>
              <Name {...service} />
              <Icon name="arrow-right" />
            </div>
            <p className={classNames('t-soft', styles.line)}>{service.line}</p>
            <Facts service={service} terms={terms} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The name of a service; the link's area is its whole row or card. */
export function Name({ href, name }: Service) {
  return (
    <h3 className={classNames('t-head', styles.name)}>
      <a href={href} className="whole">
        <span className={styles.told}>{name}</span>
      </a>
    </h3>
  );
}

function Facts({ service, terms }: { service: Service } & Pick<GroupProps, 'terms'>) {
  return (
    <dl className={classNames('t-small', styles.facts)}>
      <div>
        <dt>{terms.audience}</dt>
        <dd>{service.audience}</dd>
      </div>
      <div>
        <dt>{terms.next}</dt>
        <dd>{service.next}</dd>
      </div>
    </dl>
  );
}
