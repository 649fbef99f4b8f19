import { salary } from '../../schema/words.ts';
import type { RecordOf, SectionIn, SectionProps } from '../../site/site.ts';
import { CardTitle } from '../../ui/Cards/Cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/Facts/Facts.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './Directory.module.css';

/** All records of a collection: people, offices or open positions. */
export function Directory(props: SectionProps<'directory'>) {
  switch (props.layout) {
    case 'team':
      return <Team {...props} />;
    case 'offices':
      return <Offices {...props} />;
    case 'positions':
      return <Positions {...props} />;
  }
}

const ROW = 6;

/** The team, up to six people in a row. */
function Team(props: SectionIn<'directory', 'team'>) {
  return (
    <HeadedSection of={props} ground="light">
      <ul role="list" className={styles.team}>
        {props.site.all('team').map(({ id, name, position, portrait }, index) => (
          <li key={id} {...revealCard(index % ROW)}>
            <Plate picture={portrait} className={styles.portrait} />
            <h3 className={classNames('t-name', styles.name)}>{name}</h3>
            <p className="t-small t-soft">{position}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The additional delay before each further office fades in, in ms. */
const OFFICE_STEP_MS = 200;
/** Numbers of offices that are shown in rows of two; other numbers in rows of three. */
const PAIRS = [1, 2, 4];

/** The link to a map of the address on OpenStreetMap. */
function mapOf({ street, postcode, country }: RecordOf<'offices'>): string {
  const query = new URLSearchParams({ query: `${street}, ${postcode}, ${country}` });
  return `https://www.openstreetmap.org/search?${query}`;
}

/** The offices marked for the contact page. */
function Offices(props: SectionIn<'directory', 'offices'>) {
  const records = props.site.all('offices').filter(({ onContact }) => onContact);
  const { maps } = useWords().contacts;
  return (
    <HeadedSection of={props} ground="quiet">
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
              {office.street}
              <br />
              {office.postcode}
            </address>
            <GoLink href={mapOf(office)} label={maps} about={office.city} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The open positions as rows, each a link with the facts that decide whether to follow it. */
function Positions(props: SectionIn<'directory', 'positions'>) {
  const records = props.site.all('positions');
  const words = useWords();
  // Links to the list lead to its place.
  if (records.length === 0) return <div id={props.id} />;
  return (
    <HeadedSection of={props} ground="quiet">
      <ul role="list" className={styles.positions}>
        {records.map(({ id, name, place, contract, pay, summary, href }) => (
          <li key={id} className={classNames('columns', styles.position)} data-reveal="">
            <div className={styles.work}>
              <CardTitle title={name} href={href} className="t-head" />
              <p className={classNames('t-soft', styles.summary)}>{summary}</p>
            </div>
            <Facts
              facts={[
                { label: words.position.where, value: place },
                { label: words.position.contract, value: contract },
                { label: words.position.pay, value: salary(words, pay) },
              ]}
              className={styles.terms}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
