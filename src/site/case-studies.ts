/** The case studies that pages show. */
import type { Page, RecordOf, Site } from './site.ts';

type CaseStudy = RecordOf<'caseStudies'>;

/** The unfiltered page of a filtered overview; any other page itself. */
export const unfiltered = (site: Site, page: Page): Page =>
  site.pages.find((each) => each.file === page.file) ?? page;

/** The case study after the page's own, in a list of at most one. After the last, and on other pages, it is the first. */
export function nextCaseStudy(site: Site, { href }: Page): readonly CaseStudy[] {
  const studies = site.all('caseStudies');
  const at = studies.findIndex((study) => study.href === href) + 1;
  return [...studies.slice(at), ...studies].slice(0, 1);
}

/** The case studies that a page shows. */
export const caseStudiesOn = (site: Site, { sections, filter }: Page): readonly CaseStudy[] =>
  sections.flatMap((section) => {
    if (section.type !== 'caseStudies') return [];
    if (section.layout === 'overview') return site.caseStudiesBy(filter?.id);
    return 'items' in section ? section.items.map((id) => site.one('caseStudies', id)) : [];
  });
