/** Where each kind of record lies in content/, and the schema that it must satisfy. */
import { z } from 'zod';
import { formRecord } from '../../contract/form-record.ts';
import { enquiryTexts } from '../../contract/texts.ts';
import { isRecord } from '../schema/walk.ts';
import { interfaceWords } from '../schema/words.ts';
import { sectionSchema } from '../sections/registry.ts';
import * as records from './records.ts';

const sections = z
  .array(sectionSchema)
  .min(1)
  .describe('The sections of the page, from top to bottom.');

const page = z.strictObject({ ...records.pageHead, sections });
const service = z.strictObject({ ...records.serviceFacts, ...records.pageHead, sections });
const industry = z.strictObject({ ...records.industryFacts, ...records.pageHead, sections });

const caseStudy = z.strictObject({ ...records.caseStudyFacts, ...records.pageHead, sections });

const position = z.strictObject({ ...records.positionFacts, ...records.pageHead, sections });

interface Collection {
  /**
   * A folder of YAML files, one record each, or one YAML file that holds all of them by id; nothing else differs. The pictures
   * of such a file lie in the folder of its name.
   */
  readonly at: string;
  readonly schema: z.ZodObject;
  /** The start of the address of its pages; a collection without pages has none. */
  readonly address?: string;
  /** The page that lists its pages, and stands above them. */
  readonly overview?: string;
}

/** Every collection, by the name that references use. */
export const collections = {
  pages: { at: 'pages/', schema: page, address: '/' },
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

/** Records that exist once, from content/. */
export const singletons = {
  brand: { at: '../brand/brand.yaml', schema: records.brand },
  company: { at: 'company.yaml', schema: records.company },
  navigation: { at: 'navigation.yaml', schema: records.navigation },
  redirects: { at: 'redirects.yaml', schema: records.redirects },
  howWeWork: { at: 'how-we-work.yaml', schema: records.howWeWork },
  sharedSection: { at: 'shared-section.yaml', schema: records.sharedSection },
  enquiries: { at: 'enquiries.yaml', schema: enquiryTexts },
  interface: { at: 'interface.yaml', schema: interfaceWords, optional: true },
} satisfies Record<string, { at: string; schema: z.ZodType; optional?: boolean }>;

/** Whether one file holds all records of a collection. */
export const isOneFile = ({ at }: Pick<Collection, 'at'>) => !at.endsWith('/');

/** The name of a collection or single record as that of a file, such as `case-studies`. */
export const fileName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The address of a page record.
 * @param collection the collection's own start, such as `/services/`
 * @param id         the file's place in it without `.yaml`; `index` is the folder itself
 */
export function addressOf(collection: string, id: string): string {
  return `${collection}${id}`.replace(/\/index$/, '') || '/';
}

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

/** Whether a page shows the overview of case studies, which has a page for each filter. */
export const hasOverview = ({ sections }: { readonly sections?: unknown }) =>
  Array.isArray(sections) &&
  sections.some(
    (each: unknown) => isRecord(each) && each.type === 'caseStudies' && each.layout === 'overview',
  );
