/** Every section type. A new one is its folder, a line here, and a case in Sections.astro. */
import { z } from 'zod';
import { callToActionSchema } from './CallToAction/schema.ts';
import { caseStudiesSchema } from './CaseStudies/schema.ts';
import { clientLogosSchema } from './ClientLogos/schema.ts';
import { contactSchema } from './Contact/schema.ts';
import { differentiatorsSchema } from './Differentiators/schema.ts';
import { globalPresenceSchema } from './GlobalPresence/schema.ts';
import { heroSchema } from './Hero/schema.ts';
import { industryCardsSchema } from './IndustryCards/schema.ts';
import { inPageNavSchema } from './InPageNav/schema.ts';
import { legalTextSchema } from './LegalText/schema.ts';
import { mediaLogosSchema } from './MediaLogos/schema.ts';
import { notFoundSchema } from './NotFound/schema.ts';
import { officesSchema } from './Offices/schema.ts';
import { pageHeroSchema } from './PageHero/schema.ts';
import { resultsSchema } from './Results/schema.ts';
import { reviewsSchema } from './Reviews/schema.ts';
import { servicesOverviewSchema } from './ServicesOverview/schema.ts';
import { sharedSectionSchema } from './SharedSection/schema.ts';
import { techStackSchema } from './TechStack/schema.ts';

export const sectionSchema = z.discriminatedUnion('type', [
  callToActionSchema,
  caseStudiesSchema,
  clientLogosSchema,
  contactSchema,
  differentiatorsSchema,
  globalPresenceSchema,
  heroSchema,
  industryCardsSchema,
  inPageNavSchema,
  legalTextSchema,
  mediaLogosSchema,
  notFoundSchema,
  officesSchema,
  pageHeroSchema,
  resultsSchema,
  reviewsSchema,
  servicesOverviewSchema,
  sharedSectionSchema,
  techStackSchema,
]);

/** A section of a page, as content describes it. */
export type Section = z.infer<typeof sectionSchema>;

/** The names of all section types. */
export const sectionTypes: readonly Section['type'][] = sectionSchema.options.map(
  (option) => option.shape.type.value,
);

/** The types that hold a page's main heading; a page has exactly one of them. */
export const headingSections: ReadonlySet<string> = new Set<Section['type']>([
  'hero',
  'notFound',
  'pageHero',
]);
