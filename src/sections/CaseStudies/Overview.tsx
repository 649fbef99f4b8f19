import { counted, filled } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './CaseStudies.module.css';
import type { CaseStudiesProps, CaseStudy, FilterRow } from './props.ts';

/** Where one stands in the overview: a picture of its own shape, or its figure across the page. No shape follows itself. */
const PLACES = [
  styles.broad,
  styles.lower,
  styles.wordsOnly,
  styles.slim,
  styles.higher,
  styles.wordsOnly,
  styles.last,
] as const;

/** Every case study, or those of one service or industry. */
export function Overview(props: CaseStudiesProps) {
  const { id, heading, items, filters, filter } = props;
  const words = useWords();
  return (
    <Section of={props} ground="light" padded={false} className={styles.below}>
      <div className="wrap">
        {filters.map((row, index) => (
          <Filter key={index} {...row} />
        ))}
        <h2 id={`${id}-heading`} className={classNames('t-soft', styles.total)}>
          {filled(words, words.frame.colon, {
            name: filter ?? heading,
            text: counted(words, words.cases.count, items.length),
          })}
        </h2>
        <ul role="list" className={classNames('columns', styles.wall)}>
          {items.map((study, index) => (
            <Entry
              key={study.id}
              study={study}
              eager={index === 0}
              place={filter ? styles.pair : PLACES[index % PLACES.length]}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A row of links, of which one is the page itself. */
function Filter({ name, label, links }: FilterRow) {
  return (
    <nav aria-label={name} className={styles.filter}>
      <p className={classNames('t-soft', styles.by)}>{label}</p>
      <ul role="list" className={styles.choices}>
        {links.map(({ label: choice, href, count, current }, index) => (
          <li key={index}>
            <a href={href} className={styles.choice} aria-current={current ? 'page' : undefined}>
              {choice} <span className={classNames('t-soft', styles.count)}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  study: CaseStudy;
  place: string | undefined;
  /** Whether it stands in the first view. */
  eager: boolean;
}

/** The picture, the figure, the headline, and what it was. */
function Entry({ study, place, eager }: EntryProps) {
  const { href, headline, picture, result, client, industry, services } = study;
  const about = [client?.name, industry.name, ...services.map(({ name }) => name)];
  return (
    <li className={classNames(styles.entry, place)}>
      {place !== styles.wordsOnly && (
        <Plate picture={picture} eager={eager} className={styles.view} />
      )}
      <p className={classNames('t-stat', styles.value)}>{result.value}</p>
      <h3 className={classNames('t-head', styles.told)}>
        <a href={href} className={classNames('whole', styles.underlined)}>
          {headline}
        </a>
      </h3>
      <p className={classNames('t-soft', styles.about)}>{about.filter(Boolean).join('. ')}</p>
    </li>
  );
}
