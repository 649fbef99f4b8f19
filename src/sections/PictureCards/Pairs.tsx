import type { SectionIn } from '../../site/site.ts';
import { CardTitle } from '../../ui/Cards/Cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlateWithScreen } from '../../ui/PlateWithScreen/PlateWithScreen.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import styles from './Pairs.module.css';

/** Classes for the widths of cards in pairs, and in threes. */
const PAIRED = ['seven', 'five', 'five', 'seven'] as const;
const THIRD = 'four';

/** The number of cards in pairs, so that the others fill rows of three; by the number of cards modulo 3. */
const PAIRED_CARDS = [0, 4, 2] as const;

/** Cards in pairs of different widths, then in rows of three, with optional screens beside the pictures. */
export function Pairs({ items }: Pick<SectionIn<'pictureCards', 'pairs'>, 'items'>) {
  const paired = PAIRED_CARDS[items.length % 3] ?? 0;
  return (
    <ul role="list" {...snapRow(classNames('columns', styles.cards))}>
      {items.map(({ title, text, picture, screen, href }, index) => {
        const width = index < paired ? (PAIRED[index] ?? THIRD) : THIRD;
        return (
          <li
            key={index}
            className={classNames(styles.card, styles[width])}
            {...revealCard(index < paired ? index % 2 : (index - paired) % 3)}
          >
            <PlateWithScreen picture={picture} screen={screen} className={styles.plate} />
            <CardTitle title={title} href={href} className={classNames('t-head', styles.title)} />
            {text && <p className={classNames('t-soft', styles.text)}>{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}
