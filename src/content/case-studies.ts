/** The case studies as their overview lists them, and the pages on which it is filtered. */
import { isRecord } from '../schema/walk.ts';
import { counted, filled } from '../schema/words.ts';
import type { Page, RecordOf, Site } from './site.ts';

/** The address of the overview at `overview` with the case studies of one service or industry: `/work/by/qa`. */
export const filteredAddress = (overview: string, id: string) => `${overview}/by/${id}`;

/** The ids that the case studies among records can be filtered by: those of their services and industries. */
export function filtersIn(
  records: readonly { readonly collection: string; readonly data: unknown }[],
): ReadonlySet<string> {
  const cases = records
    .filter(({ collection }) => collection === 'caseStudies')
    .map(({ data }) => data as { services: readonly string[]; industry: string }); // as its schema has proven
  return new Set(cases.flatMap(({ services, industry }) => [...services, industry]));
}

/** Whether a page shows the overview. */
export const hasOverview = ({ sections }: { readonly sections?: unknown }) =>
  Array.isArray(sections) &&
  sections.some(
    (each: unknown) => isRecord(each) && each.type === 'caseStudies' && each.layout === 'overview',
  );

type CaseStudy = RecordOf<'caseStudies'>;

/** A service or an industry that some case studies belong to. */
export interface CaseFilter {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

const belongsTo = ({ industry, services }: CaseStudy, id: string) =>
  industry.id === id || services.some((service) => service.id === id);

/** The case studies that belong to a service or industry, or all of them. */
export const caseStudiesBy = (site: Site, id: string | undefined) =>
  site.all('caseStudies').filter((study) => id === undefined || belongsTo(study, id));

const filtersOf = (site: Site, collection: 'services' | 'sectors'): readonly CaseFilter[] =>
  site
    .all(collection)
    .map(({ id, name }) => ({ id, label: name, count: caseStudiesBy(site, id).length }))
    .filter(({ count }) => count > 0);

/** The services and the industries that have case studies. */
export const caseFilters = (site: Site) => ({
  services: filtersOf(site, 'services'),
  industries: filtersOf(site, 'sectors'),
});

/**
 * The pages, with the overview once more for each filter: those show a choice of what the overview shows, so search engines
 * are kept to that one.
 */
export function filteredPages(site: Site, pages: readonly Page[]): Page[] {
  const { words } = site;
  const { services, industries } = caseFilters(site);
  const filtered = pages.filter(hasOverview).flatMap((page) =>
    [...services, ...industries].map((filter) => ({
      ...page,
      filter,
      address: filteredAddress(page.address, filter.id),
      href: site.href(filteredAddress(page.address, filter.id)),
      name: filter.label,
      title: filled(words, words.frame.colon, { name: page.name, text: filter.label }),
      description: filled(words, words.cases.description, {
        name: filter.label,
        count: counted(words, words.cases.count, filter.count),
      }),
      indexed: false,
    })),
  );
  return [...pages, ...filtered];
}

/** The page that a page is a choice of: itself, where it shows all. */
export const unfiltered = (site: Site, page: Page): Page =>
  site.pages.find((each) => each.file === page.file) ?? page;

/** The case study after that of a page in the order of the overview; after the last, and elsewhere, the first; none where there is none. */
export function nextCaseStudy(site: Site, { href }: Page): readonly CaseStudy[] {
  const studies = site.all('caseStudies');
  const at = studies.findIndex((study) => study.href === href) + 1;
  return [...studies.slice(at), ...studies].slice(0, 1);
}

/** The case studies that a page shows. */
export const caseStudiesOn = (site: Site, { sections, filter }: Page): readonly CaseStudy[] =>
  sections.flatMap((section) => {
    if (section.type !== 'caseStudies') return [];
    if (section.layout === 'overview') return caseStudiesBy(site, filter?.id);
    return 'items' in section ? section.items.map((id) => site.one('caseStudies', id)) : [];
  });
