import { filteredAddress } from '../../content/case-filter.ts';
import {
  type CaseFilter,
  caseFilters,
  caseStudiesBy,
  unfiltered,
} from '../../content/case-studies.ts';
import type { Page, RecordOf, SectionIn, Site } from '../../content/site.ts';
import { counted, filled } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './CaseStudies.module.css';

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
export function Overview(props: SectionIn<'caseStudies', 'overview'>) {
  const { id, heading, site, page } = props;
  const filter = page.filter?.label;
  const items = caseStudiesBy(site, page.filter?.id);
  const words = useWords();
  return (
    <Section of={props} ground="light" space="none" className={styles.below}>
      <div className="wrap">
        {filtersOn(site, page).map((row, index) => (
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

/** A row of links that filter the overview. */
interface FilterRow {
  /** For assistive technology. */
  readonly name: string;
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly count: number;
    readonly current: boolean;
  }[];
}

/** The links that filter the overview, one of which is the page itself. */
function filtersOn(site: Site, page: Page): readonly FilterRow[] {
  const { href: overview } = unfiltered(site, page);
  const { services, industries } = caseFilters(site);
  const words = site.words.cases;
  const row = (label: string, name: string, filters: readonly CaseFilter[]): FilterRow => ({
    name,
    label,
    links: [
      { id: undefined, label: words.all, count: caseStudiesBy(site, undefined).length },
      ...filters,
    ].map(({ id, label: name, count }) => ({
      label: name,
      href: id === undefined ? overview : filteredAddress(overview, id),
      count,
      current: id === page.filter?.id,
    })),
  });
  return [
    row(words.service, words.byService, services),
    row(words.industry, words.byIndustry, industries),
  ];
}

/** A row of links, of which one is the page itself. */
function Filter({ name, label, links }: FilterRow) {
  return (
    <nav aria-label={name} className={styles.filter}>
      <p className={classNames('t-soft', styles.by)}>{label}</p>
      <ul role="list" className={classNames('cluster', styles.choices)}>
        {links.map(({ label: choice, href, count, current }, index) => (
          <li key={index}>
            <a
              href={href}
              className={classNames('t-strong tap', styles.choice)}
              aria-current={current ? 'page' : undefined}
            >
              {choice} <span className={classNames('t-soft t-tabular', styles.count)}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  study: RecordOf<'caseStudies'>;
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
