import type { z } from 'zod';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ServiceGroup } from '../../ui/service-link.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './ServicesOverview.module.css';
import type { servicesOverviewSchema } from './schema.ts';

export interface ServicesOverviewProps extends z.infer<typeof servicesOverviewSchema> {
  groups: readonly ServiceGroup[];
}

/** Every service as a row under its group; on wide screens the plate beside them follows the row in hand. */
export function ServicesOverview({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  all,
  groups,
}: ServicesOverviewProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead}>
          {all && <GoLink {...all} />}
        </SectionHeading>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.id} className={styles.group}>
              <div className={styles.head} data-reveal="">
                <h3 className={styles.title}>{group.title}</h3>
                <p className={styles.about}>{group.line}</p>
              </div>
              <ul role="list" className={styles.rows}>
                {group.services.map(({ href, name, line, card }) => (
                  <li key={href}>
                    <a href={href} className={styles.row} data-reveal="">
                      <span className={styles.words}>
                        <span className={styles.name}>{name}</span>{' '}
                        <span className={styles.line}>{line}</span>
                      </span>
                      <Icon name="arrow-right" />
                    </a>
                    {/* Beside the link, not in it: a link that moves would be the track's frame. */}
                    <div className={styles.track}>
                      <Plate picture={card} className={styles.plate} />
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
