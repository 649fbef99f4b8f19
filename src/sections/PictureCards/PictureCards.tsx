import type { Link } from '../../schema/fields.ts';
import type { Picture } from '../../schema/picture.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { LedgerRows } from '../../ui/LedgerRows/LedgerRows.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Halves } from './Halves.tsx';
import styles from './PictureCards.module.css';
import type { PictureCardsProps, PropsIn } from './props.ts';

/** Things that are told by a picture, a title and a text each. */
export function PictureCards(props: PictureCardsProps) {
  switch (props.layout) {
    case 'halves':
      return <Halves {...props} />;
    case 'rows':
      return <Rows {...props} />;
    case 'ledger':
      return <Ledger {...props} />;
    default:
      return <Columns {...props} />;
  }
}

const GROUNDS = {
  tall: 'dark',
  wide: 'light',
  falling: 'quiet',
  titled: 'quiet',
  staggered: 'quiet',
} as const;

/** Cards in a row where there is room, and the place of the one that stays still between two that drift. */
const ROW = 3;
const STILL = 1;

interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  readonly link?: Link;
}

/** Three cards a row; where a card has a link, all of it leads there. */
function Columns(props: PropsIn<keyof typeof GROUNDS>) {
  const { type, id, ground, layout, label, heading, lead } = props;
  const cards: readonly Card[] =
    layout === 'staggered'
      ? props.industries.map(({ href, name, line, picture }) => ({
          title: name,
          text: line,
          picture,
          link: { href, label: props.explore },
        }))
      : props.items;
  // Of `wide`, whose rows have two cards where there is less room, the style sheet says which ones stay still.
  const drifts = (place: number) =>
    layout === 'staggered' || layout === 'wide' || (layout === 'tall' && place !== STILL);
  return (
    <Section id={id} type={type} ground={ground ?? GROUNDS[layout]}>
      <Wrap>
        <SectionHeading
          section={id}
          layout={layout === 'titled' || layout === 'staggered' ? 'split' : 'beside'}
          label={label}
          heading={heading}
          lead={lead}
        >
          {layout === 'staggered' && <GoLink {...props.action} />}
        </SectionHeading>
        <ul
          role="list"
          {...snapRow(classNames(styles.columns, styles[layout], cards.length > ROW && styles.two))}
        >
          {cards.map(({ title, text, picture, link }, index) => (
            <li
              key={title}
              className={styles.card}
              data-parallax={drifts(index % ROW) ? '' : undefined}
            >
              <div
                className={classNames(styles.inner, link && styles.linked)}
                {...revealCard(layout === 'wide' ? index % ROW : index)}
              >
                <Plate picture={picture} className={styles.plate} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                {link && <GoLink {...link} about={title} />}
              </div>
            </li>
          ))}
        </ul>
        {layout === 'titled' && props.action && (
          <p className={styles.action}>
            <Button {...props.action} variant="line" capitals />
          </p>
        )}
      </Wrap>
    </Section>
  );
}

/** Industries on rows without pictures, beside a heading that stays. */
function Ledger(props: PropsIn<'ledger'>) {
  const { type, id, ground, label, heading, lead, industries, action } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'light'}>
      <Wrap>
        <StickyHeading
          narrow
          section={id}
          label={label}
          heading={heading}
          lead={lead}
          link={<GoLink {...action} />}
        >
          <LedgerRows
            rows={industries.map(({ href, name, line }) => ({ href, title: name, text: line }))}
          />
        </StickyHeading>
      </Wrap>
    </Section>
  );
}

/** Rows with a small picture each, beside a heading that stays. */
function Rows({ type, id, ground, label, heading, lead, items }: PropsIn<'rows'>) {
  return (
    <Section id={id} type={type} ground={ground ?? 'quiet'}>
      <Wrap>
        <StickyHeading section={id} label={label} heading={heading} lead={lead}>
          <ul role="list">
            {items.map(({ title, text, picture }) => (
              <li key={title} className={styles.row} data-reveal="">
                <Plate picture={picture} className={styles.thumb} />
                <div className={styles.words}>
                  <h3 className={styles.name}>{title}</h3>
                  <p className={styles.line}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </StickyHeading>
      </Wrap>
    </Section>
  );
}
