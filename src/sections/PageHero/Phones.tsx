import { InvoiceApproval } from '../../ui/LiveScreen/InvoiceApproval.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Vignette } from '../../ui/Vignette/Vignette.tsx';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** A picture and three phones in a row that runs off the foot of its ground; on phones it scrolls sideways. */
export function Phones({ picture, phones }: PageHeroIn<'phones'>) {
  return (
    <div className={styles.row} data-snap-row="">
      <Plate picture={picture} eager className={styles.hand} />
      {phones.map((name) => (
        <div key={name} className={styles.phone}>
          {name === 'contractor-costs' ? <InvoiceApproval /> : <Vignette screen={name} />}
        </div>
      ))}
    </div>
  );
}
