import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import { classNames } from '../class-names.ts';
import { GoLink } from '../GoLink/GoLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { revealCard } from '../reveal.ts';
import { snapRow } from '../SnapRow/snap-row.ts';
import styles from './Cards.module.css';

interface Card {
  readonly title: string;
  readonly text?: string | undefined;
  /** Shown above the title: a picture, an icon or a number. */
  readonly top?: ReactNode;
  /** Shown below the text. */
  readonly more?: ReactNode;
  /** Makes the title a link whose clickable area is the whole card. */
  readonly href?: string | undefined;
  /** A link below the text; its clickable area is the whole card too. */
  readonly link?: Link | undefined;
}

interface CardsProps {
  cards: readonly Card[];
  /** The number of columns in wide windows. */
  columns: 2 | 3 | 4;
  /**
   * broad: under broad pictures; ruled: under rules; slide: part of a row that already scrolls;
   * unlike: under pictures of one height and different widths, which drift.
   */
  look: 'broad' | 'ruled' | 'slide' | 'unlike';
  /** Broad cards drift as the page scrolls, except the middle one of three. */
  drift?: boolean;
  /** The order of the cards matters: an `ol`. */
  ordered?: boolean;
  /** Texts are in large type, under small titles. */
  sentences?: boolean;
}

/**
 * A grid of cards, each with a picture or an icon, a title and a text. On phones they form a column; three or more with
 * pictures form a row to swipe.
 */
export function Cards(props: CardsProps) {
  const { cards, columns, look, drift = false, ordered = false, sentences = false } = props;
  const List = ordered ? 'ol' : 'ul';
  const unlike = look === 'unlike';
  const swiped = unlike || (look === 'broad' && columns === 3);
  const className = classNames(
    styles.cards,
    styles[look],
    unlike ? 'columns' : styles[`columns${columns}`],
    drift && styles.drifting,
  );
  return (
    <List role="list" {...(swiped ? snapRow(className) : { className })}>
      {cards.map(({ title, text, top, more, href, link }, index) => (
        <li key={index} data-parallax={drift || unlike ? '' : undefined} className={styles.card}>
          {/* The card drifts and its content fades in: one element can't have both translations. */}
          <div
            className={classNames(styles.inner, (link || href) && styles.linked)}
            {...revealCard(index)}
          >
            {top && <div className={styles.top}>{top}</div>}
            <CardTitle
              title={title}
              href={href}
              className={columns === 4 || sentences ? 't-name' : 't-head'}
            />
            {text && (
              <p className={classNames(sentences ? 't-head' : 't-soft', styles.text)}>{text}</p>
            )}
            {more}
            {link && <GoLink {...link} about={title} />}
          </div>
        </li>
      ))}
    </List>
  );
}

interface CardTitleProps extends Pick<Card, 'href'> {
  title: ReactNode;
  className: string;
}

/** The title of a card, or a link whose clickable area is the whole card. */
export function CardTitle({ title, href, className }: CardTitleProps) {
  return (
    <h3 className={classNames(styles.title, className)}>
      {href ? (
        <a href={href} className="whole">
          {title} <Icon name="arrow-right" moving />
        </a>
      ) : (
        title
      )}
    </h3>
  );
}
