import type { RecordOf } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { HeadedSection } from '../../ui/SectionHeading/HeadedSection.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './Offices.module.css';
import type { DirectoryIn } from './props.ts';

/** How much later each further office fades in, in ms. */
const OFFICE_STEP_MS = 200;
/** How many offices stand two a row; all others stand three a row. */
const PAIRS = [1, 2, 4];

/** A map of the address, on OpenStreetMap: nothing is asked of it before the click. */
function mapOf({ street, postcode, country }: RecordOf<'offices'>): string {
  const query = new URLSearchParams({ query: `${street}, ${postcode}, ${country}` });
  return `https://www.openstreetmap.org/search?${query}`;
}

/** The offices one can visit. */
export function Offices(props: DirectoryIn<'offices'>) {
  const { records } = props;
  const { maps } = useWords().contacts;
  return (
    <HeadedSection of={props} ground="quiet" layout="beside">
      <ul
        role="list"
        className={classNames(styles.offices, PAIRS.includes(records.length) && styles.pairs)}
      >
        {records.map((office, index) => (
          <li
            key={office.id}
            id={office.id}
            data-reveal=""
            data-reveal-delay={OFFICE_STEP_MS * index}
          >
            <Plate picture={office.picture} className={styles.plate} />
            <h3 className={classNames('t-head', styles.city)}>{office.city}</h3>
            <address className={classNames('t-soft', styles.address)}>
              {office.country}
              <br />
              {office.street}, {office.postcode}
            </address>
            <GoLink href={mapOf(office)} label={maps} about={office.city} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
