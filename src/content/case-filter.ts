/** Addresses of the overview of case studies, filtered by a service or an industry: `/work/by/qa`. */

/** The address of the overview at `overview` with the case studies of one service or industry. */
export const filteredAddress = (overview: string, id: string) => `${overview}/by/${id}`;

/** What a case study can be found by. */
interface CaseStudy {
  readonly services: readonly string[];
  readonly industry: string;
}

/** The ids that the case studies among records can be filtered by: those of their services and industries. */
export function filtersIn(
  records: readonly { readonly collection: string; readonly data: unknown }[],
): ReadonlySet<string> {
  const cases = records
    .filter(({ collection }) => collection === 'caseStudies')
    .map(({ data }) => data as CaseStudy); // as its schema has proven
  return new Set(cases.flatMap(({ services, industry }) => [...services, industry]));
}

/** Whether a page shows the overview. */
export const hasOverview = (
  sections: readonly { readonly type: string; readonly layout?: unknown }[],
) => sections.some(({ type, layout }) => type === 'caseStudies' && layout === 'overview');
