import type { z } from 'zod';
import type { ServiceLink } from '../../lib/lookup.ts';
import { Berth } from '../../ui/Berth/Berth.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
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
  const { type, id, ground, variant, title, lead, services } = props;
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
        <Berth side="end" picture={services[0] && <Plate picture={services[0].card} />}>
          <SectionHeading {...heading} layout="ledger" />
          <Rows services={services} />
        </Berth>
      )}
      {variant === 'rows' && (
        <Wrap>
          <SectionHeading {...heading} layout="split" />
          <div className={styles.beside}>
            <Rows services={services} />
          </div>
        </Wrap>
      )}
      {variant === 'cards' && (
        <Wrap>
          <SectionHeading {...heading} layout="split" />
          <Cards services={services} />
        </Wrap>
      )}
    </Section>
  );
}

type ServicesProps = Pick<ServiceGroupProps, 'services'>;

function Rows({ services }: ServicesProps) {
  return (
    <ul role="list" className={styles.list}>
      {services.map((service) => (
        <li key={service.href}>
          <div className={styles.row} data-reveal="">
            <div className={styles.words}>
              <Name {...service} />
              <p className={styles.line}>{service.line}</p>
            </div>
            <Facts {...service} />
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

function Cards({ services }: ServicesProps) {
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
            <Facts {...service} />
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

function Facts({ audience, next }: ServiceLink) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Who it is for</dt>
        <dd>{audience}</dd>
      </div>
      <div>
        <dt>Next step</dt>
        <dd>{next}</dd>
      </div>
    </dl>
  );
}
