import { classNames } from '../class-names.ts';
import { Shapes } from '../Icon/Shapes.tsx';
import { revealCard } from '../reveal.ts';
import styles from './IconCards.module.css';

interface IconCardsProps {
  /** `icon` holds the shapes of an icon, not its name. */
  items: readonly { readonly icon: string; readonly title: string; readonly text: string }[];
  /** The look of the list where it has the room, and of each card. */
  className: string | undefined;
  cardClassName: string | undefined;
}

/** Cards of an icon, a title and a text: two in a row on medium screens, rows under hairlines on phones. */
export function IconCards({ items, className, cardClassName }: IconCardsProps) {
  return (
    <ul role="list" className={classNames(styles.cards, className)}>
      {items.map(({ icon, title, text }, index) => (
        <li key={title} className={classNames(styles.card, cardClassName)} {...revealCard(index)}>
          <Shapes shapes={icon} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
