import type { Ground } from '../../schema/ground.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Cards, Rows } from './Group.tsx';
import { Overview } from './Overview.tsx';
import type { ServicesProps } from './props.ts';
import { Related } from './Related.tsx';
import styles from './Services.module.css';

/** The colour each layout stands on. */
const GROUNDS: Readonly<Record<ServicesProps['layout'], Ground>> = {
  groups: 'light',
  rows: 'quiet',
  cards: 'light',
  related: 'quiet',
};

/** Services with a way to the page of each. */
export function Services(props: ServicesProps) {
  const { type, id, layout, ground, groups } = props;
  const root = { id, type, ground: ground ?? GROUNDS[layout] };
  if (layout !== 'related' && groups.length === 0) return undefined;
  switch (layout) {
    case 'groups':
      return (
        <Section {...root}>
          <Wrap>
            <SectionHeading
              section={id}
              label={props.label}
              heading={props.heading}
              lead={props.lead}
              layout="beside"
            >
              {props.action && <GoLink {...props.action} />}
            </SectionHeading>
            <Overview groups={groups} />
          </Wrap>
        </Section>
      );
    case 'related':
      return (
        <Section {...root}>
          <Wrap>
            <SectionHeading
              section={id}
              label={props.label}
              heading={props.heading}
              lead={props.lead}
              layout="split"
            />
            <Related services={props.items} />
          </Wrap>
        </Section>
      );
    default: {
      const { group, audience, next } = props;
      const heading = props.heading ?? group.title;
      const services = groups.flatMap((each) => each.services);
      const rows = { services, terms: { audience, next } };
      return (
        <Section {...root}>
          <Wrap>
            <SectionHeading section={id} heading={heading} lead={props.lead} layout="split" />
            {layout === 'cards' ? (
              <Cards {...rows} />
            ) : (
              <div className={styles.beside}>
                <Rows {...rows} />
              </div>
            )}
          </Wrap>
        </Section>
      );
    }
  }
}
