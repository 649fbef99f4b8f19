import type { Ground } from '../../schema/ground.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { HeadedSection } from '../../ui/SectionHeading/HeadedSection.tsx';
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
  const { layout, groups } = props;
  const ground = GROUNDS[layout];
  if (layout !== 'related' && groups.length === 0) return undefined;
  switch (layout) {
    case 'groups':
      return (
        <HeadedSection
          of={props}
          ground={ground}
          layout="beside"
          link={props.action && <GoLink {...props.action} />}
        >
          <Overview groups={groups} />
        </HeadedSection>
      );
    case 'related':
      return (
        <HeadedSection of={props} ground={ground} layout="split">
          <Related services={props.items} />
        </HeadedSection>
      );
    default: {
      const { group, audience, next, heading = group.title } = props;
      const services = groups.flatMap((each) => each.services);
      const rows = { services, terms: { audience, next } };
      return (
        <HeadedSection of={{ ...props, heading }} ground={ground} layout="split">
          {layout === 'cards' ? (
            <Cards {...rows} />
          ) : (
            <div className={styles.beside}>
              <Rows {...rows} />
            </div>
          )}
        </HeadedSection>
      );
    }
  }
}
