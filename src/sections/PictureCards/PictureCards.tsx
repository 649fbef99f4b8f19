import type { Ground } from '../../schema/ground.ts';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Facts } from '../../ui/Facts/Facts.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { useWords } from '../../ui/words.ts';
import { Action } from './Action.tsx';
import { Pairs } from './Pairs.tsx';
import styles from './PictureCards.module.css';
import type { PictureCardsIn, PictureCardsProps } from './props.ts';

/** The colour each layout stands on. */
const GROUNDS: Readonly<Record<PictureCardsProps['layout'], Ground>> = {
  wide: 'light',
  snap: 'quiet',
  staggered: 'quiet',
  ledger: 'light',
  pairs: 'quiet',
};

/** Cards that stand side by side, and on a slide. */
const ROW = 3;

/** Things that are told by a picture, a title and a text each. */
export function PictureCards(props: PictureCardsProps) {
  const { type, id, ground, layout } = props;
  return (
    <Section id={id} type={type} ground={ground ?? GROUNDS[layout]}>
      <Wrap>
        <Parts {...props} />
      </Wrap>
    </Section>
  );
}

function Parts(props: PictureCardsProps) {
  const { id, layout, label, heading, lead } = props;
  const titles = { section: id, label, heading, lead };
  switch (layout) {
    case 'ledger':
      return (
        <StickyHeading {...titles} link={<GoLink {...props.action} />}>
          <Rows
            rows={props.industries.map(({ href, name, line }) => ({
              href,
              title: name,
              text: line,
            }))}
          />
        </StickyHeading>
      );
    case 'staggered':
      return (
        <>
          <SectionHeading {...titles} layout="split">
            <GoLink {...props.action} />
          </SectionHeading>
          <Cards
            columns={ROW}
            unlike
            cards={props.industries.map(({ href, name, line, picture }) => ({
              title: name,
              text: line,
              top: <Plate picture={picture} />,
              link: { href, label: props.explore },
            }))}
          />
        </>
      );
    case 'pairs':
      return <Pairs {...props} />;
    case 'snap':
      return <Slides {...props} />;
    default:
      return (
        <>
          <SectionHeading {...titles} layout="beside" />
          <Cards
            columns={props.items.length === 2 ? 2 : ROW}
            wide
            drift
            cards={props.items.map(({ picture, facts, ...item }) => ({
              ...item,
              top: <Plate picture={picture} />,
              more: facts && <Facts facts={facts} className={styles.facts} />,
            }))}
          />
          {props.action && <Action {...props.action} />}
        </>
      );
  }
}

function Slides({ id, label, heading, lead, items, action }: PictureCardsIn<'snap'>) {
  const slides = Array.from({ length: Math.ceil(items.length / ROW) }, (_, index) =>
    items.slice(index * ROW, (index + 1) * ROW),
  );
  return (
    <>
      <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
      <Carousel
        section={id}
        names={useWords().slides}
        loose
        slides={slides.map((cards) => ({
          name: cards[0]?.title ?? '',
          slide: (
            <Cards
              columns={ROW}
              still
              cards={cards.map(({ picture, ...card }) => ({
                ...card,
                top: <Plate picture={picture} className={styles.slide} />,
              }))}
            />
          ),
        }))}
      />
      {action && <Action {...action} />}
    </>
  );
}
