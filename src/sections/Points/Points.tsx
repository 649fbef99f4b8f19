import type { Ground } from '../../schema/ground.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Points.module.css';
import type { PointsLayout, PointsProps } from './props.ts';

/** The colour each layout stands on. */
const GROUNDS: Readonly<Record<PointsLayout, Ground>> = {
  cards: 'light',
  columns: 'tint',
  sentences: 'dark',
  list: 'quiet',
};

/** Points with a title and a text each. */
export function Points(props: PointsProps) {
  const { type, id, layout } = props;
  return (
    <Section id={id} type={type} ground={props.ground ?? GROUNDS[layout]}>
      <Wrap>
        <Parts {...props} />
      </Wrap>
    </Section>
  );
}

/** The heading of the section and its points. */
function Parts(props: PointsProps) {
  const { id, layout, label, heading, lead } = props;
  const titles = { section: id, label, heading, lead };
  switch (layout) {
    case 'list':
      return (
        <StickyHeading
          {...titles}
          action={props.action && <Button {...props.action} variant="line" />}
        >
          <Rows rows={props.items} />
        </StickyHeading>
      );
    default:
      return (
        <>
          <SectionHeading {...titles} layout="loud" />
          <List {...props} />
          {props.action && (
            <p className={styles.action}>
              <Button {...props.action} variant="line" />
            </p>
          )}
        </>
      );
  }
}

function List(props: Extract<PointsProps, { layout: 'cards' | 'columns' | 'sentences' }>) {
  switch (props.layout) {
    case 'cards':
      return (
        <Cards
          columns={4}
          ruled
          cards={props.items.map(({ icon, ...point }) => ({
            ...point,
            top: <Shapes shapes={icon} />,
          }))}
        />
      );
    case 'columns':
      // Two and four stand in pairs, so that no row has a gap.
      return (
        <Cards
          columns={props.items.length % 3 > 0 && props.items.length % 2 === 0 ? 2 : 3}
          ruled
          ordered={props.ordered}
          cards={props.items}
        />
      );
    case 'sentences':
      return <Rows large rows={props.items} />;
  }
}
