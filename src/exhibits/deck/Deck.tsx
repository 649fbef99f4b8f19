import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Deck.module.css';
import type { schema } from './schema.ts';

/** The outline of the bow from above, pointing right; for narrow windows pointing up. It is stretched to its cabin. */
const BOW = 'M0 0C45 0 82 22 100 50 82 78 45 100 0 100z';
const BOW_UP = 'M0 100C0 55 22 18 50 0 78 18 100 55 100 100z';

/** A team as the cabins on the plan of a ship, the first in the bow. */
export function Deck({ items, offer }: z.infer<typeof schema>) {
  return (
    <div className="wrap">
      <ul role="list" className={classNames('abreast', styles.deck)}>
        {items.map(({ title, text }, index) => (
          <li
            key={index}
            className={classNames(index === 0 && 'on-brand', styles.cabin)}
            {...revealCard(index)}
          >
            {index === 0 && [BOW, BOW_UP].map((outline) => <Bow key={outline} outline={outline} />)}
            <h3 className={index === 0 ? 't-head' : 't-name'}>{title}</h3>
            <p className={classNames('t-soft', styles.text)}>{text}</p>
          </li>
        ))}
      </ul>
      {offer && (
        <p className={classNames('t-lead cluster', styles.offer)}>
          <span>{offer.text}</span> <GoLink {...offer.action} />
        </p>
      )}
    </div>
  );
}

function Bow({ outline }: { outline: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames('fill mirrored', styles.bow)}
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  );
}
