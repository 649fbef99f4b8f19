import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { GoLink } from '../GoLink/GoLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { revealCard } from '../reveal.ts';
import { snapRow } from '../SnapRow/snap-row.ts';
import styles from './Cards.module.css';

interface Card {
  readonly title: string;
  readonly text?: string | undefined;
  /** What stands over the title: a picture, an icon, a number. */
  readonly top?: ReactNode;
  /** What stands under the text. */
  readonly more?: ReactNode;
  /** Where all of the card leads: the title is the link. */
  readonly href?: string | undefined;
  /** The same with a link of its own words under the text. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

interface CardsProps {
  cards: readonly Card[];
  /** How many stand side by side where there is room. */
  columns: 2 | 3 | 4;
  /** Broad pictures over the titles. */
  wide?: boolean;
  /** Rules over the cards: strong ones under large titles, hairlines over icons. */
  ruled?: boolean;
  /** All but the middle one of three drift as the page scrolls. */
  drift?: boolean;
  /** Pictures as high and of unlike widths, up to three in a row; all of them drift. */
  unlike?: boolean;
  /** In a row that scrolls already. */
  still?: boolean;
  /** The cards follow one another. */
  ordered?: boolean;
}

const COLUMNS = { 2: styles.two, 3: styles.three, 4: styles.four } as const;

/**
 * Cards of a picture or an icon, a title and a text: a grid, and on phones a column in which three and more have their pictures
 * at their side. Those with unlike pictures are swiped there.
 */
export function Cards(props: CardsProps) {
  const { cards, columns, wide = false, ruled = false, ordered = false, still = false } = props;
  const { drift = false, unlike = false } = props;
  const List = ordered ? 'ol' : 'ul';
  const className = classNames(
    styles.cards,
    unlike ? classNames('columns', styles.unlike) : COLUMNS[columns],
    wide && styles.wide,
    ruled && styles.ruled,
    drift && styles.drifting,
    still && styles.still,
  );
  return (
    <List role="list" {...(unlike ? snapRow(className) : { className })}>
      {cards.map(({ title, text, top, more, href, link }, index) => (
        <li key={index} data-parallax={drift || unlike ? '' : undefined} className={styles.card}>
          {/* The card drifts and what is in it fades in, so that the one doesn't move the other. */}
          <div
            className={classNames(styles.inner, (link || href) && styles.linked)}
            {...revealCard(index)}
          >
            {top && <div className={styles.top}>{top}</div>}
            <h3 className={classNames(columns === 4 ? 't-name' : 't-head', styles.title)}>
              {href ? (
                <a href={href} className="whole">
                  {title} <Icon name="arrow-right" />
                </a>
              ) : (
                title
              )}
            </h3>
            {text && <p className={classNames('t-soft', styles.text)}>{text}</p>}
            {more}
            {link && <GoLink {...link} about={title} />}
          </div>
        </li>
      ))}
    </List>
  );
}
