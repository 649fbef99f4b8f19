import type { z } from 'zod';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SideBySide } from '../../ui/SideBySide/SideBySide.tsx';
import type { ServiceLink } from '../../ui/service-link.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './ServiceGroup.module.css';
import type { serviceGroupSchema } from './schema.ts';

type Content = z.infer<typeof serviceGroupSchema>;

export interface ServiceGroupProps extends Content {
  /** The name of the group. */
  title: string;
  services: readonly ServiceLink[];
}

/** The colour each variant stands on. */
const GROUNDS = { rows: 'fog', berth: 'abyss', cards: 'white' } as const;

/** Every service of a group, with what decides whether it is the right one. */
export function ServiceGroup(props: ServiceGroupProps) {
  const { type, id, ground, variant, title, lead, audience, next, services } = props;
  const list = { services, terms: { audience, next } };
  const heading = { section: id, heading: title, lead };
  return (
    <Section
      id={id}
      type={type}
      ground={ground ?? GROUNDS[variant]}
      padded={variant !== 'berth'}
      className={styles[variant]}
    >
      {variant === 'berth' && (
        <SideBySide side="end" picture={services[0] && <Plate picture={services[0].card} />}>
          <SectionHeading {...heading} layout="ledger" />
          <Rows {...list} />
        </SideBySide>
      )}
      {variant === 'rows' && (
        <Wrap>
          <SectionHeading {...heading} layout="split" />
          <div className={styles.beside}>
            <Rows {...list} />
          </div>
        </Wrap>
      )}
      {variant === 'cards' && (
        <Wrap>
          <SectionHeading {...heading} layout="split" />
          <Cards {...list} />
        </Wrap>
      )}
    </Section>
  );
}

interface ServicesProps extends Pick<ServiceGroupProps, 'services'> {
  /** What stands above the facts of each service. */
  terms: Pick<Content, 'audience' | 'next'>;
}

function Rows({ services, terms }: ServicesProps) {
  return (
    <ul role="list" className={styles.list}>
      {services.map((service) => (
        <li key={service.href}>
          <div className={styles.row} data-reveal="">
            <div className={styles.words}>
              <Name {...service} />
              <p className={styles.line}>{service.line}</p>
            </div>
            <Facts service={service} terms={terms} />
            <Icon name="arrow-right" />
          </div>
          {/* Beside the row, not in it: a positioned row would be what the plate's place is measured from. */}
          <div className={styles.place}>
            <Plate picture={service.card} className={styles.plate} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Cards({ services, terms }: ServicesProps) {
  return (
    <ul role="list" className={styles.grid}>
      {services.map((service, index) => (
        <li key={service.href} className={styles.card} {...revealCard(index)}>
          <Plate picture={service.card} className={styles.picture} />
          <div>
            <div className={styles.caption}>
              <Name {...service} />
              <Icon name="arrow-right" />
            </div>
            <p className={styles.line}>{service.line}</p>
            <Facts service={service} terms={terms} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The name of a service; the link's area is its whole row or card. */
function Name({ href, name }: ServiceLink) {
  return (
    <h3 className={styles.name}>
      <a href={href} className={styles.link}>
        <span className={styles.text}>{name}</span>
      </a>
    </h3>
  );
}

function Facts({ service, terms }: { service: ServiceLink } & Pick<ServicesProps, 'terms'>) {
  return (
    <dl className={styles.facts}>
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
