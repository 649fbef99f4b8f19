import type { SectionIn, SectionProps } from '../../site/site.ts';
import { Cards } from '../../ui/Cards/Cards.tsx';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Facts } from '../../ui/Facts/Facts.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { useWords } from '../../ui/words.ts';
import { Pairs } from './Pairs.tsx';
import styles from './PictureCards.module.css';

/** Cards in a row or on a slide. */
const ROW = 3;

/** Cards with a picture, a title and a text. */
export function PictureCards(props: SectionProps<'pictureCards'>) {
  switch (props.layout) {
    case 'ledger':
      return (
        <StickyHeading of={props} ground="light" action={props.action}>
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
        <HeadedSection of={props} ground="quiet" action={props.action}>
          <Cards
            columns={ROW}
            look="unlike"
            cards={props.industries.map(({ href, name, line, picture }) => ({
              title: name,
              text: line,
              top: <Plate picture={picture} />,
              link: { href, label: props.explore },
            }))}
          />
        </HeadedSection>
      );
    case 'pairs':
      return (
        <HeadedSection of={props} ground="quiet" action={props.action}>
          <Pairs items={props.items} />
        </HeadedSection>
      );
    case 'snap':
      return (
        <HeadedSection of={props} ground="quiet" action={props.action}>
          <Slides {...props} />
        </HeadedSection>
      );
    default:
      return (
        <HeadedSection of={props} ground="light" action={props.action}>
          <Cards
            columns={props.items.length === 2 ? 2 : ROW}
            look="broad"
            drift={!props.items.some(({ facts, link }) => facts ?? link)}
            cards={props.items.map(({ picture, facts, ...item }) => ({
              ...item,
              top: <Plate picture={picture} />,
              more: facts && <Facts facts={facts} className={styles.facts} />,
            }))}
          />
        </HeadedSection>
      );
  }
}

function Slides({ id, items }: SectionIn<'pictureCards', 'snap'>) {
  const slides = Array.from({ length: Math.ceil(items.length / ROW) }, (_, index) =>
    items.slice(index * ROW, (index + 1) * ROW),
  );
  return (
    <Carousel
      section={id}
      names={useWords().slides}
      loose
      slides={slides.map((cards) => ({
        slide: (
          <Cards
            columns={ROW}
            look="slide"
            cards={cards.map(({ picture, ...card }) => ({
              ...card,
              top: <Plate picture={picture} className={styles.slide} />,
            }))}
          />
        ),
      }))}
    />
  );
}
