import { unfiltered } from '../../content/case-studies.ts';
import { filteredAddress } from '../../content/collections.ts';
import type { CaseFilter, Page, RecordOf, SectionIn, Site } from '../../content/site.ts';
import { counted, filled, listed } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
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
  const items = site.caseStudiesBy(page.filter?.id);
  const words = useWords();
  return (
    <Section of={props} ground="light" space="none" className={styles.below}>
      <div className="wrap">
        {filtersOn(site, page).map((row, index) => (
          <Filter key={index} {...row} />
        ))}
        {/* What is chosen is seen; that all are shown goes without saying. */}
        <h2 id={`${id}-heading`} className={filter ? classNames('t-soft', styles.total) : 'unseen'}>
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
  readonly links: readonly FilterLink[];
}

interface FilterLink {
  readonly label: string;
  readonly href: string;
  readonly count: number;
  readonly current: boolean;
}

/** The links that filter the overview, one of which is the page itself. */
function filtersOn(site: Site, page: Page): readonly FilterRow[] {
  const { href: overview } = unfiltered(site, page);
  const words = site.words.cases;
  const linkTo = ({ id, label, count }: CaseFilter): FilterLink => ({
    label,
    href: filteredAddress(overview, id),
    count,
    current: id === page.filter?.id,
  });
  const all = {
    label: words.all,
    href: overview,
    count: site.all('caseStudies').length,
    current: !page.filter,
  };
  return [
    {
      name: words.byService,
      label: words.service,
      links: [all, ...site.caseFilters('services').map(linkTo)],
    },
    {
      name: words.byIndustry,
      label: words.industry,
      links: site.caseFilters('sectors').map(linkTo),
    },
  ];
}

/** Case studies that are too few for a link of the first row. */
const FEW = 2;

/** A row of links; those that lead to few case studies are folded away, unless all do or the page is one of them. */
function Filter({ name, label, links }: FilterRow) {
  const words = useWords();
  const isAlike = links.every(({ count, current }) => count <= FEW && !current);
  const isShown = ({ count, current }: FilterLink) => isAlike || count > FEW || current;
  const shown = links.filter(isShown);
  const folded = links.filter((link) => !isShown(link));
  return (
    <nav aria-label={name} className={styles.filter}>
      <p className={classNames('t-soft', styles.by)}>{label}</p>
      <div className={styles.links}>
        <Choices links={shown} />
        {folded.length > 0 && (
          <details>
            <summary className={classNames('t-soft tap', styles.choice)}>
              {words.cases.more}
              <DisclosureMark />
            </summary>
            <Choices links={folded} />
          </details>
        )}
      </div>
    </nav>
  );
}

function Choices({ links }: Pick<FilterRow, 'links'>) {
  // Where each shows one, that is said by none.
  const counts = links.some(({ count }) => count > 1);
  return (
    <ul role="list" className={classNames('cluster', styles.choices)}>
      {links.map(({ label, href, count, current }, index) => (
        <li key={index}>
          <a
            href={href}
            className={classNames('t-strong tap', styles.choice)}
            aria-current={current ? 'page' : undefined}
          >
            <span>
              {label}
              {counts && (
                <span className={classNames('t-soft t-tabular', styles.count)}> {count}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  study: RecordOf<'caseStudies'>;
  place: string | undefined;
  /** Whether it stands in the first view. */
  eager: boolean;
}

/** The picture, the figure and what it counts, and whose it was. */
function Entry({ study, place, eager }: EntryProps) {
  const { href, picture, result, client, industry, services } = study;
  const about = [
    ...(client ? [client.name] : []),
    industry.name,
    ...services.map(({ name }) => name),
  ];
  return (
    <li className={classNames(styles.entry, place)}>
      {place !== styles.wordsOnly && (
        <Plate picture={picture} eager={eager} className={styles.view} />
      )}
      <p className={classNames('t-stat', styles.value)}>{result.value}</p>
      <h3 className={classNames('t-head', styles.told)}>
        {/* By itself the link says the figure too. */}
        <a
          href={href}
          aria-label={`${result.value} ${result.label}`}
          className={classNames('whole', styles.underlined)}
        >
          {result.label}
        </a>
      </h3>
      <p className={classNames('t-soft', styles.about)}>{listed(useWords(), about)}</p>
    </li>
  );
}
