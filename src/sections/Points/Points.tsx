import type { Link } from '../../schema/fields.ts';
import type { Ground } from '../../schema/ground.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Cards } from './Cards.tsx';
import { Deck } from './Deck.tsx';
import { Halves } from './Halves.tsx';
import styles from './Points.module.css';
import type { PointsIn, PointsLayout, PointsProps } from './props.ts';
import { Recording } from './Recording.tsx';
import { Screens } from './Screens.tsx';
import { Sheet } from './Sheet.tsx';

/** The colour each layout stands on. */
const GROUNDS: Readonly<Record<PointsLayout, Ground>> = {
  cards: 'light',
  falling: 'light',
  columns: 'tint',
  sequence: 'tint',
  terms: 'light',
  rows: 'dark',
  list: 'quiet',
  halves: 'quiet',
  ranked: 'tint',
  board: 'tint',
  recording: 'quiet',
  screens: 'quiet',
  deck: 'light',
};

/** Points with a title and a text each. */
export function Points(props: PointsProps) {
  const { type, id, layout } = props;
  const root = { id, type, ground: props.ground ?? GROUNDS[layout] };
  if (layout === 'halves') {
    return (
      <Section {...root} padded={false}>
        <Halves {...props} />
      </Section>
    );
  }
  return (
    <Section {...root}>
      <Wrap>
        <Headed {...props} />
      </Wrap>
    </Section>
  );
}

/** The heading of the section and its points. */
function Headed(props: Exclude<PointsProps, { layout: 'halves' }>) {
  const { id, layout, label, heading, lead } = props;
  const titles = { section: id, label, heading, lead };
  switch (layout) {
    case 'list':
      return (
        <StickyHeading
          {...titles}
          action={props.action && <Button {...props.action} variant="line" />}
        >
          <List {...props} />
        </StickyHeading>
      );
    case 'ranked':
    case 'board':
      return <Sheet {...props} />;
    case 'recording':
      return (
        <>
          <SectionHeading {...titles} layout="split" />
          <Recording {...props} />
        </>
      );
    case 'screens':
      return (
        <>
          <SectionHeading {...titles} layout="loud" />
          <Screens {...props} />
        </>
      );
    case 'deck':
      return (
        <>
          <SectionHeading {...titles} layout="split" />
          <Deck {...props} />
        </>
      );
    case 'cards':
    case 'falling':
      return (
        <>
          <SectionHeading {...titles} layout={layout === 'falling' ? 'split' : 'loud'} />
          <Cards {...props} />
          {props.action && <Action {...props.action} layout={layout} />}
        </>
      );
    default:
      return (
        <>
          <SectionHeading {...titles} layout="loud" />
          <List {...props} />
          {props.action && <Action {...props.action} layout={layout} />}
        </>
      );
  }
}

/** The layouts whose points fade in as the reader comes to each, not as a group. */
const ONE_BY_ONE: ReadonlySet<PointsLayout> = new Set(['rows', 'list']);

/** The layouts whose points stand side by side without an order, and how many of them do on phones. */
const LOOSE: ReadonlySet<PointsLayout> = new Set(['columns', 'terms', 'list']);
const FEW = 6;

type ListProps = Pick<
  PointsIn<'columns' | 'sequence' | 'terms' | 'rows' | 'list'>,
  'layout' | 'items'
>;

function List({ layout, items }: ListProps) {
  const Root = layout === 'sequence' ? 'ol' : 'ul';
  return (
    <Root
      role="list"
      {...(LOOSE.has(layout) && items.length <= FEW
        ? snapRow(styles[layout])
        : { className: styles[layout] })}
    >
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className={styles.point}
          {...(ONE_BY_ONE.has(layout) ? { 'data-reveal': '' } : revealCard(index))}
        >
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </Root>
  );
}

/** Below points in their order stands a quiet link, below all others a button. */
function Action({ layout, ...action }: Link & { layout: PointsLayout }) {
  if (layout === 'sequence') {
    return (
      <p className={styles.link}>
        <GoLink {...action} />
      </p>
    );
  }
  const look =
    layout === 'falling'
      ? { capitals: true }
      : ({ variant: layout === 'columns' ? 'ink' : 'line' } as const);
  return (
    <p className={styles.action}>
      <Button {...action} {...look} />
    </p>
  );
}
