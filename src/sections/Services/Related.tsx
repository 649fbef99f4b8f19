import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { Name } from './Group.tsx';
import type { Service } from './props.ts';
import styles from './Services.module.css';

/** A few services side by side, each a card that leads to its page. */
export function Related({ services }: { services: readonly Service[] }) {
  return (
    <ul role="list" {...snapRow(styles.related)}>
      {services.map((service, index) => (
        <li key={index} className={styles.offer} {...revealCard(index)}>
          <Plate picture={service.picture} className={styles.small} />
          <div>
            <Name {...service} />
            <p className={classNames('t-soft', styles.brief)}>{service.line}</p>
          </div>
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
  );
}
