import { serviceGroups, servicesIn } from '../../site/services.ts';
import type { RecordOf, SectionProps } from '../../site/site.ts';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import styles from './Services.module.css';

type Service = RecordOf<'services'>;

/** Services, each with a link to its page. */
export function Services(props: SectionProps<'services'>) {
  const { layout, site } = props;
  switch (layout) {
    case 'groups': {
      const groups = serviceGroups(site);
      if (groups.length === 0) return undefined;
      return (
        <HeadedSection of={props} ground="light">
          <Overview groups={groups} />
        </HeadedSection>
      );
    }
    case 'related':
      return (
        <StickyHeading of={props} ground="light">
          <Rows
            rows={props.items.map(({ href, name, line, picture }) => ({
              href,
              title: name,
              text: line,
              mark: <Plate picture={picture} className={styles.small} />,
            }))}
          />
        </StickyHeading>
      );
    default: {
      const { group, audience, next } = props;
      const services = servicesIn(site, group.id);
      // A group may have no services in this language.
      if (services.length === 0) return undefined;
      const terms = { audience, next };
      return (
        <HeadedSection
          of={{ ...props, heading: group.title }}
          ground={layout === 'rows' ? 'quiet' : 'light'}
        >
          {layout === 'cards' ? (
            <Cards
              columns={3}
              look="broad"
              cards={services.map((service) => ({
                title: service.name,
                text: service.line,
                href: service.href,
                top: <Plate picture={service.picture} className={styles.picture} />,
                more: <Facts service={service} terms={terms} className={styles.below} />,
              }))}
            />
          ) : (
            <div className={styles.beside}>
              <GroupRows services={services} terms={terms} />
            </div>
          )}
        </HeadedSection>
      );
    }
  }
}

/**
 * Whether a group has two pictures beside it on wide screens. Told by a class: with `:has()`, narrow screens would begin to fetch
 * the pictures that they don't show, while the page is still being read.
 */
const isLong = ({ services }: { services: readonly Service[] }) => services.length > 5;

/**
 * All services as rows under their groups. On wide screens the plate beside a group is that of its hovered or focused row,
 * otherwise of its first; on narrow ones each group is a disclosure.
 */
function Overview({ groups }: { groups: ReturnType<typeof serviceGroups> }) {
  return (
    <div className={classNames('columns', styles.groups)}>
      {groups.map((group, index) => (
        <details
          key={group.id}
          open={index === 0}
          className={classNames('narrow-disclosure', styles.group)}
        >
          <summary className={classNames('cluster apart', styles.head)} data-reveal="">
            <h3 className="t-head">{group.title}</h3>
            <span className="t-soft">{group.line}</span>
            <DisclosureMark />
          </summary>
          <ul role="list" className={classNames(styles.entries, isLong(group) && styles.long)}>
            {group.services.map(({ href, name, line, picture }, index) => (
              <li key={index}>
                <a
                  href={href}
                  className={classNames('apart', styles.entry, styles.interactive)}
                  data-reveal=""
                >
                  <span className={styles.label}>
                    <span className={classNames('t-name', styles.service)}>{name}</span>{' '}
                    <span className={classNames('t-soft', styles.description)}>{line}</span>
                  </span>
                  <Icon name="arrow-right" />
                </a>
                {/* Not inside the link, which becomes the containing block of the track while it is animated. */}
                <div className={styles.track}>
                  <Plate picture={picture} className={styles.view} />
                </div>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface GroupProps {
  services: readonly Service[];
  /** The labels of the facts of each service. */
  terms: { readonly audience: string; readonly next: string };
}

/** The services of a group as rows; the plate of the hovered or focused row is shown beside them. */
function GroupRows({ services, terms }: GroupProps) {
  return (
    <ul role="list" className={classNames(styles.list, isLong({ services }) && styles.long)}>
      {services.map((service, index) => (
        <li key={index}>
          {/* Stacked where large text needs the room. */}
          <div className={classNames('cluster', styles.row, styles.interactive)} data-reveal="">
            <div className={styles.words}>
              <h3 className="t-head">
                <a href={service.href} className="whole">
                  <span className={styles.label}>{service.name}</span>
                </a>
              </h3>
              <p className={classNames('t-soft', styles.line, styles.label)}>{service.line}</p>
            </div>
            <Facts service={service} terms={terms} />
            <Icon name="arrow-right" />
          </div>
          {/* Not inside the row, which is positioned and would be the containing block of the track. */}
          <div className={styles.track}>
            <Plate picture={service.picture} className={styles.view} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface FactsProps extends Pick<GroupProps, 'terms'> {
  service: Service;
  className?: string | undefined;
}

function Facts({ service, terms, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      <div>
        <dt className="t-small t-soft">{terms.audience}</dt>
        <dd>{service.audience}</dd>
      </div>
      <div>
        <dt className="t-small t-soft">{terms.next}</dt>
        <dd>{service.next}</dd>
      </div>
    </dl>
  );
}
