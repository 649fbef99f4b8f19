import { filteredAddress } from '../../content/collections.ts';
import { counted, filled, listed } from '../../schema/words.ts';
import { unfiltered } from '../../site/case-studies.ts';
import type { CaseFilter, Page, RecordOf, SectionIn, Site } from '../../site/site.ts';
import { CardTitle } from '../../ui/Cards/Cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './CaseStudies.module.css';

/** Classes for the position of entries in the overview, which repeat; no two neighbours have the same. */
const PLACES = [
  styles.broad,
  styles.lower,
  styles.figure,
  styles.slim,
  styles.higher,
  styles.figure,
  styles.last,
] as const;

/** All case studies, or those of one service or industry. */
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
        {/* The heading is visible only with a filter. */}
        <h2 id={`${id}-heading`} className={filter ? classNames('t-soft', styles.total) : 'unseen'}>
          {filled(words, words.frame.colon, {
            name: filter ?? heading,
            text: counted(words, words.cases.count, items.length),
          })}
        </h2>
        <ul role="list" className={classNames('columns', styles.wall)}>
          {items.map((study, index) => (
            <Study
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

/** The filter links, including one to the current page. */
function filtersOn(site: Site, page: Page): readonly FilterRow[] {
  const { address, href } = unfiltered(site, page);
  const words = site.words.cases;
  const linkTo = ({ id, label, count }: CaseFilter): FilterLink => ({
    label,
    href: site.href(filteredAddress(address, id)),
    count,
    current: id === page.filter?.id,
  });
  const all = {
    label: words.all,
    href,
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

/** Filters with no more case studies than this are folded away. */
const FEW = 2;

/** A row of filter links. Those with few case studies are in a disclosure, unless all are or the page shows one of them. */
function Filter({ name, label, links }: FilterRow) {
  const words = useWords();
  const areAllSmall = links.every(({ count, current }) => count <= FEW && !current);
  const isShown = ({ count, current }: FilterLink) => areAllSmall || count > FEW || current;
  const shown = links.filter(isShown);
  const folded = links.filter((link) => !isShown(link));
  return (
    <nav aria-label={name} className={styles.filter}>
      <p className={classNames('t-soft', styles.by)}>{label}</p>
      <div className={classNames('cluster', styles.links)}>
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
  // If each has one case study, no counts are shown.
  const showsCounts = links.some(({ count }) => count > 1);
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
              {showsCounts && (
                <span className={classNames('t-soft t-tabular', styles.count)}> {count}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface StudyProps {
  study: RecordOf<'caseStudies'>;
  place: string | undefined;
  /** True in the first view: fetches the picture at once. */
  eager: boolean;
}

/** A case study: picture, result, and client, industry and services. */
function Study({ study, place, eager }: StudyProps) {
  const { href, picture, result, client, industry, services } = study;
  const about = [industry.name, ...services.map(({ name }) => name)];
  return (
    <li className={classNames(styles.entry, place)}>
      <Plate picture={picture} eager={eager} className={styles.view} />
      <p className={classNames('t-stat', styles.value)}>{result.value}</p>
      <CardTitle
        href={href}
        title={
          <>
            {/* Out of context, the name of the link includes the figure. */}
            <span className="unseen">{result.value} </span>
            {result.label}
          </>
        }
        className={classNames('t-head', styles.resultLabel)}
      />
      <p className={classNames('t-soft', styles.about)}>
        {client && <Image picture={{ ...client.logo, alt: client.name }} className={styles.sign} />}{' '}
        {listed(useWords(), about)}
      </p>
    </li>
  );
}
