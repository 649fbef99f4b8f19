import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { revealCard } from '../../ui/reveal.ts';
import styles from './Deck.module.css';
import type { schema } from './schema.ts';

/** The outline of the hull from above, with the bow at the right; for narrow windows at the top. It is stretched to the list. */
const HULL = 'M1 2h639C800 2 930 110 997 250 930 390 800 498 640 498H1z';
const HULL_VERTICAL = 'M2 999V220C2 130 110 50 250 3 390 50 498 130 498 220V999z';

/** A team as seats on the plan of a ship, the first at the bow. */
export function Deck({ items, offer }: z.infer<typeof schema>) {
  return (
    <div className="wrap">
      <div className={styles.deck}>
        <Hull viewBox="0 0 1000 500" outline={HULL} />
        <Hull viewBox="0 0 500 1000" outline={HULL_VERTICAL} />
        <ul role="list" className={classNames('abreast', styles.seats)}>
          {items.map(({ title, text }, index) => (
            <li key={index} className={styles.seat} {...revealCard(index)}>
              <h3 className="t-name">{title}</h3>
              <p className={classNames('t-small t-soft', styles.text)}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      {offer && (
        <p className={classNames('t-lead cluster', styles.offer)}>
          <span>{offer.text}</span> <GoLink {...offer.action} />
        </p>
      )}
    </div>
  );
}

function Hull({ viewBox, outline }: { viewBox: string; outline: string }) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      className={classNames('fill mirrored', styles.hull)}
      aria-hidden="true"
    >
      <path d={outline} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
