import type { z } from 'zod';
import { filteredAddress } from '../../content/case-filter.ts';
import {
  type CaseFilter,
  caseFilters,
  caseStudiesBy,
  nextCaseStudy,
  unfiltered,
} from '../../content/case-studies.ts';
import type { Resolved } from '../../content/resolve.ts';
import type { Page, RecordOf, Site } from '../../content/site.ts';
import type { caseStudiesSchema } from './schema.ts';

type CaseStudiesRecord = Resolved<z.infer<typeof caseStudiesSchema>>;

/** A case study as cards show it. */
export type CaseStudy = RecordOf<'caseStudies'>;

/** A row of links that filter the overview. */
export interface FilterRow {
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

export interface CaseStudiesProps
  extends Omit<Extract<CaseStudiesRecord, { layout: 'overview' }>, 'layout'> {
  readonly layout: CaseStudiesRecord['layout'];
  readonly items: readonly CaseStudy[];
  /** Of the overview alone. */
  readonly filters: readonly FilterRow[];
  /** What the overview is filtered by on this page. */
  readonly filter: string | undefined;
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

export function caseStudiesProps(
  section: CaseStudiesRecord,
  site: Site,
  page: Page,
): CaseStudiesProps {
  switch (section.layout) {
    case 'overview': {
      const items = caseStudiesBy(site, page.filter?.id);
      const filters = filtersOn(site, page);
      return { ...section, items, filters, filter: page.filter?.label };
    }
    case 'next': {
      const items = nextCaseStudy(site, page);
      return { ...section, items, filters: [], filter: undefined };
    }
    default:
      return { ...section, items: section.items, filters: [], filter: undefined };
  }
}
