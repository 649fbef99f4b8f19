import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { ServiceGroup } from './props.ts';
import styles from './Services.module.css';

/** Every service as a row under its group; on wide screens the plate beside them follows the row in hand. */
export function Overview({ groups }: { groups: readonly ServiceGroup[] }) {
  return (
    <div className={classNames('columns', styles.groups)}>
      {groups.map((group) => (
        <div key={group.id} className={classNames('columns', styles.group)}>
          <div className={styles.head} data-reveal="">
            <h3 className="t-name">{group.title}</h3>
            <p className={classNames('t-small t-soft', styles.about)}>{group.line}</p>
          </div>
          <ul role="list" className={styles.entries}>
            {group.services.map(({ href, name, line, picture }, index) => (
              <li key={index}>
                <a href={href} className={classNames(styles.entry, styles.inHand)} data-reveal="">
                  <span className={styles.told}>
                    <span className={classNames('t-head', styles.what)}>{name}</span>{' '}
                    <span className={classNames('t-small t-soft', styles.said)}>{line}</span>
                  </span>
                  <Icon name="arrow-right" />
                </a>
                {/* Beside the link, not in it: a link that moves would be the track's frame. */}
                <div className={styles.track}>
                  <Plate picture={picture} className={styles.view} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
