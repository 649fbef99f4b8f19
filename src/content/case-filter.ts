/** Addresses of the overview of case studies, filtered by a service or an industry: `/work/by/qa`. */

/** The address of the overview at `overview` with the case studies of one service or industry. */
export const filteredAddress = (overview: string, id: string) => `${overview}/by/${id}`;

/** The ids that case studies can be filtered by: those of their services and industries. */
export const filterIds = (
  cases: readonly { readonly services: readonly string[]; readonly industry: string }[],
) => new Set(cases.flatMap(({ services, industry }) => [...services, industry]));

/** Whether a page shows the overview. */
export const hasOverview = (
  sections: readonly { readonly type: string; readonly layout?: unknown }[],
) => sections.some(({ type, layout }) => type === 'caseStudies' && layout === 'overview');
