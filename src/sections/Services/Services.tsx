import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import type { Ground } from '../../ui/ground.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SideBySide } from '../../ui/SideBySide/SideBySide.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Cards, Rows } from './Group.tsx';
import { Overview } from './Overview.tsx';
import type { ServicesProps } from './props.ts';
import { Related } from './Related.tsx';
import styles from './Services.module.css';
import type { ServicesLayout } from './schema.ts';

/** The colour each layout stands on. */
const GROUNDS: Readonly<Record<ServicesLayout, Ground>> = {
  groups: 'white',
  rows: 'fog',
  half: 'abyss',
  cards: 'white',
  related: 'fog',
};

/** Services with a way to the page of each. */
export function Services(props: ServicesProps) {
  const { type, id, layout, ground, label, lead, items = [], action, groups } = props;
  const titles = {
    section: id,
    label,
    heading: props.heading ?? props.group?.title ?? '',
    lead,
  };
  const services = groups.flatMap((group) => group.services);
  const facts = { audience: props.audience, next: props.next };
  const root = { id, type, ground: ground ?? GROUNDS[layout] };
  switch (layout) {
    case 'half':
      return (
        <Section {...root} padded={false} className={styles.half}>
          <SideBySide side="end" picture={services[0] && <Plate picture={services[0].picture} />}>
            <SectionHeading {...titles} layout="ledger" />
            <Rows services={services} terms={facts} />
          </SideBySide>
        </Section>
      );
    case 'groups':
      return (
        <Section {...root}>
          <Wrap>
            <SectionHeading {...titles} layout="gauge">
              {action && <GoLink {...action} />}
            </SectionHeading>
            <Overview groups={groups} />
          </Wrap>
        </Section>
      );
    default:
      return (
        <Section {...root}>
          <Wrap>
            <SectionHeading {...titles} layout="split" />
            {layout === 'related' && <Related services={items} />}
            {layout === 'cards' && <Cards services={services} terms={facts} />}
            {layout === 'rows' && (
              <div className={styles.beside}>
                <Rows services={services} terms={facts} />
              </div>
            )}
          </Wrap>
        </Section>
      );
  }
}
