/** The case studies as their overview lists them, and the pages on which it is filtered. */
import { filteredAddress, filterOf, hasOverview } from './case-filter.ts';
import { all, allPages, one, type Page, type RecordOf } from './store.ts';

type CaseStudy = RecordOf<'caseStudies'>;

/** A service or an industry that some case studies belong to. */
export interface CaseFilter {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

const belongsTo = (study: CaseStudy, id: string) =>
  study.industry === id || study.services.some((service) => service === id);

/** The case studies that belong to a service or industry, or all of them. */
export const caseStudiesBy = (id: string | undefined) =>
  all('caseStudies').filter((study) => id === undefined || belongsTo(study, id));

const filtersIn = (collection: 'services' | 'sectors'): readonly CaseFilter[] =>
  all(collection)
    .map(({ id, name }) => ({ id, label: name, count: caseStudiesBy(id).length }))
    .filter(({ count }) => count > 0);

/** The services and the industries that have case studies. */
export const caseFilters = () => ({
  services: filtersIn('services'),
  industries: filtersIn('sectors'),
});

/** The filter of the page at `address`; undefined where it shows all. */
export function caseFilterOf(address: string): CaseFilter | undefined {
  const { id } = filterOf(address);
  const { services, industries } = caseFilters();
  return [...services, ...industries].find((filter) => filter.id === id);
}

/** `5 case studies`. */
export const countOfCases = (count: number) => `${count} case ${count === 1 ? 'study' : 'studies'}`;

/**
 * The overview once for each filter: pages that show a choice of what the overview shows, so search engines are kept to
 * that one.
 */
export function filteredPages(): Page[] {
  const { services, industries } = caseFilters();
  return allPages()
    .filter(({ sections }) => hasOverview(sections))
    .flatMap((page) =>
      [...services, ...industries].map(({ id, label, count }) => ({
        ...page,
        href: filteredAddress(page.href, id),
        name: label,
        title: `${page.name}: ${label}`,
        description: `${label}: ${countOfCases(count)}, each with what was built, by whom, and the figure that came of it.`,
        indexed: false,
      })),
    );
}

/** The case study after the one at `address` in the order of the overview; after the last, and elsewhere, the first; none where there is none. */
export function nextCaseStudy(address: string): readonly CaseStudy[] {
  const studies = all('caseStudies');
  const at = studies.findIndex(({ href }) => href === address) + 1;
  return [...studies.slice(at), ...studies].slice(0, 1);
}

/** The case studies that a page shows. */
export const caseStudiesOn = ({ sections, href }: Page): readonly CaseStudy[] =>
  sections.flatMap((section) => {
    if (section.type !== 'caseStudies') return [];
    if (section.as === 'overview') return caseStudiesBy(filterOf(href).id);
    return (section.items ?? []).map((id) => one('caseStudies', id));
  });

/** The ids of the services that a page tells of: those of a case study. */
export const servicesOf = ({ href }: Page): readonly string[] =>
  all('caseStudies').find((study) => study.href === href)?.services ?? [];
