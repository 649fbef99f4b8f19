/** The path and schema of each kind of record in content/. */
import { z } from 'zod';
import { formRecord } from '../../contract/form-record.ts';
import { enquiryTexts } from '../../contract/texts.ts';
import { screenTexts } from '../exhibits/schemas.ts';
import { isRecord } from '../schema/walk.ts';
import { interfaceWords, screenWords } from '../schema/words.ts';
import { sectionSchema } from '../sections/registry.ts';
import type { Entry } from './entry.ts';
import * as records from './record-schemas.ts';

const sections = z
  .array(sectionSchema)
  .min(1)
  .describe('The sections of the page, from top to bottom.');

/** The schema of records that are pages. @param facts their fields besides those of every page */
const page = <Facts extends z.ZodRawShape>(facts: Facts) =>
  z.strictObject({ ...facts, ...records.pageHead, sections });

const service = page(records.serviceFacts);
const industry = page(records.industryFacts);
const caseStudy = page(records.caseStudyFacts);
const position = page(records.positionFacts);

interface Collection {
  /**
   * A folder with one YAML file per record, or one YAML file with all records by id. The pictures of `team.yaml` are in
   * the folder `team/`.
   */
  readonly at: string;
  readonly schema: z.ZodObject;
  /** The prefix of its pages' addresses. Unset for a collection without pages. */
  readonly address?: string;
  /** The page that lists its pages and is their parent in breadcrumbs. */
  readonly overview?: string;
  /** The ids of records that every site has. */
  readonly needed?: readonly string[];
}

/** Every collection by its name in references. */
export const collections = {
  pages: { at: 'pages/', schema: page({}), address: '/', needed: ['404', 'index'] },
  services: { at: 'services/', schema: service, address: '/services/', overview: 'services' },
  industries: {
    at: 'industries/',
    schema: industry,
    address: '/portfolio/',
    overview: 'industries',
  },
  serviceGroups: { at: 'service-groups.yaml', schema: records.serviceGroup },
  figures: { at: 'figures.yaml', schema: records.figure },
  caseStudies: { at: 'case-studies/', schema: caseStudy, address: '/work/', overview: 'work' },
  positions: { at: 'positions/', schema: position, address: '/careers/', overview: 'careers' },
  clients: { at: 'clients.yaml', schema: records.client },
  testimonials: { at: 'testimonials.yaml', schema: records.testimonial },
  technologies: { at: 'technologies.yaml', schema: records.technologyGroup },
  media: { at: 'media.yaml', schema: records.medium },
  offices: { at: 'offices.yaml', schema: records.office },
  sectors: { at: 'sectors.yaml', schema: records.sector },
  team: { at: 'team.yaml', schema: records.teamMember },
  forms: { at: 'forms/', schema: formRecord },
} satisfies Record<string, Collection>;

/** Records that exist once. Paths are relative to content/. */
export const singletons = {
  brand: { at: '../brand/brand.yaml', schema: records.brand },
  company: { at: 'company.yaml', schema: records.company },
  navigation: { at: 'navigation.yaml', schema: records.navigation },
  redirects: { at: 'redirects.yaml', schema: records.redirects },
  howWeWork: { at: 'how-we-work.yaml', schema: records.howWeWork },
  sharedSection: { at: 'shared-section.yaml', schema: records.sharedSection },
  enquiries: { at: 'enquiries.yaml', schema: enquiryTexts },
  interface: { at: 'interface.yaml', schema: interfaceWords, optional: true },
  screens: { at: 'screens.yaml', schema: screenWords(screenTexts), optional: true },
} satisfies Record<string, { at: string; schema: z.ZodType; optional?: boolean }>;

/** Whether one file holds all records of a collection. */
export const isOneFile = ({ at }: Pick<Collection, 'at'>) => !at.endsWith('/');

/** The name of a collection or singleton in file names, such as `case-studies`. */
export const fileName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The address of a page record.
 * @param collection the address prefix of the collection, such as `/services/`
 * @param id         the path of the file in the collection without `.yaml`; `index` stands for the folder itself
 */
export function addressOf(collection: string, id: string): string {
  return `${collection}${id}`.replace(/\/index$/, '') || '/';
}

/** The address of an overview filtered by a service or industry: `/work/by/qa`. */
export const filteredAddress = (overview: string, id: string) => `${overview}/by/${id}`;

/** The ids of the services and industries of all case studies, by which the overview can be filtered. */
export function filtersIn(
  records: readonly { readonly collection: string; readonly data: unknown }[],
): ReadonlySet<string> {
  const cases = records
    .filter(({ collection }) => collection === 'caseStudies')
    .map(({ data }) => data as { services: readonly string[]; industry: string }); // already valid
  return new Set(cases.flatMap(({ services, industry }) => [...services, industry]));
}

/** Whether a page shows the case studies overview, which has a page for each filter. */
export const hasOverview = ({ sections }: { readonly sections?: unknown }) =>
  Array.isArray(sections) &&
  sections.some(
    (each: unknown) => isRecord(each) && each.type === 'caseStudies' && each.layout === 'overview',
  );

/** Pages with their addresses, and then each overview at the address of each service and industry of case studies. */
export function addressed(pages: readonly Entry[], records: readonly Entry[]) {
  const filters = filtersIn(records);
  const ids = records
    .filter(({ collection }) => collection === 'services' || collection === 'sectors')
    .flatMap(({ id }) => (filters.has(id) ? [id] : []));
  const own = pages.map((entry) => ({ entry, address: entry.address ?? '' }));
  const filtered = own
    .filter(({ entry }) => hasOverview(entry.data))
    .flatMap(({ entry, address }) =>
      ids.map((id) => ({ entry, address: filteredAddress(address, id) })),
    );
  return [...own, ...filtered];
}
