/** Every section type. A new one is its folder, a line here, and a case in Sections.astro. */
import { z } from 'zod';
import { benefitsSchema } from './Benefits/schema.ts';
import { bookPromotionSchema } from './BookPromotion/schema.ts';
import { callToActionSchema } from './CallToAction/schema.ts';
import { caseStudiesSchema } from './CaseStudies/schema.ts';
import { clientLogosSchema } from './ClientLogos/schema.ts';
import { consultancySchema } from './Consultancy/schema.ts';
import { contactSchema } from './Contact/schema.ts';
import { contactStripSchema } from './ContactStrip/schema.ts';
import { departmentsSchema } from './Departments/schema.ts';
import { efficiencySchema } from './Efficiency/schema.ts';
import { enquiryFormSchema } from './EnquiryForm/schema.ts';
import { faqSchema } from './Faq/schema.ts';
import { feelSchema } from './Feel/schema.ts';
import { figuresGridSchema } from './FiguresGrid/schema.ts';
import { founderStorySchema } from './FounderStory/schema.ts';
import { globalPresenceSchema } from './GlobalPresence/schema.ts';
import { growScaleSchema } from './GrowScale/schema.ts';
import { heroSchema } from './Hero/schema.ts';
import { highlightsSchema } from './Highlights/schema.ts';
import { howWeBuildSchema } from './HowWeBuild/schema.ts';
import { howWeWorkSchema } from './HowWeWork/schema.ts';
import { humanCentricSchema } from './HumanCentric/schema.ts';
import { industriesCarouselSchema } from './IndustriesCarousel/schema.ts';
import { industryCardsSchema } from './IndustryCards/schema.ts';
import { industrySelectorSchema } from './IndustrySelector/schema.ts';
import { inPageNavSchema } from './InPageNav/schema.ts';
import { journeySchema } from './Journey/schema.ts';
import { leadFiguresSchema } from './LeadFigures/schema.ts';
import { legalTextSchema } from './LegalText/schema.ts';
import { meaningSchema } from './Meaning/schema.ts';
import { mediaLogosSchema } from './MediaLogos/schema.ts';
import { notFoundSchema } from './NotFound/schema.ts';
import { officesSchema } from './Offices/schema.ts';
import { openPositionsSchema } from './OpenPositions/schema.ts';
import { packagesSchema } from './Packages/schema.ts';
import { pageHeroSchema } from './PageHero/schema.ts';
import { partnerSchema } from './Partner/schema.ts';
import { partnershipSchema } from './Partnership/schema.ts';
import { perksSchema } from './Perks/schema.ts';
import { pointsSchema } from './Points/schema.ts';
import { processSchema } from './Process/schema.ts';
import { processCardsSchema } from './ProcessCards/schema.ts';
import { reimaginedIndustriesSchema } from './ReimaginedIndustries/schema.ts';
import { relatedServicesSchema } from './RelatedServices/schema.ts';
import { resultsSchema } from './Results/schema.ts';
import { reviewsSchema } from './Reviews/schema.ts';
import { selectionStepsSchema } from './SelectionSteps/schema.ts';
import { serviceGroupSchema } from './ServiceGroup/schema.ts';
import { servicesOverviewSchema } from './ServicesOverview/schema.ts';
import { sharedSectionSchema } from './SharedSection/schema.ts';
import { solutionsSchema } from './Solutions/schema.ts';
import { stepsSchema } from './Steps/schema.ts';
import { teamSchema } from './Team/schema.ts';
import { teamHiringSchema } from './TeamHiring/schema.ts';
import { techStackSchema } from './TechStack/schema.ts';
import { thankYouSchema } from './ThankYou/schema.ts';
import { workingModelSchema } from './WorkingModel/schema.ts';

export const sectionSchema = z.discriminatedUnion('type', [
  benefitsSchema,
  bookPromotionSchema,
  callToActionSchema,
  caseStudiesSchema,
  clientLogosSchema,
  consultancySchema,
  contactSchema,
  contactStripSchema,
  departmentsSchema,
  efficiencySchema,
  enquiryFormSchema,
  faqSchema,
  feelSchema,
  figuresGridSchema,
  founderStorySchema,
  globalPresenceSchema,
  growScaleSchema,
  heroSchema,
  highlightsSchema,
  howWeBuildSchema,
  howWeWorkSchema,
  humanCentricSchema,
  industriesCarouselSchema,
  industryCardsSchema,
  industrySelectorSchema,
  inPageNavSchema,
  journeySchema,
  leadFiguresSchema,
  legalTextSchema,
  meaningSchema,
  mediaLogosSchema,
  notFoundSchema,
  officesSchema,
  openPositionsSchema,
  packagesSchema,
  pageHeroSchema,
  partnerSchema,
  partnershipSchema,
  perksSchema,
  pointsSchema,
  processCardsSchema,
  processSchema,
  reimaginedIndustriesSchema,
  relatedServicesSchema,
  resultsSchema,
  reviewsSchema,
  selectionStepsSchema,
  serviceGroupSchema,
  servicesOverviewSchema,
  sharedSectionSchema,
  solutionsSchema,
  stepsSchema,
  teamHiringSchema,
  teamSchema,
  techStackSchema,
  thankYouSchema,
  workingModelSchema,
]);

/** A section of a page, as content describes it. */
export type Section = z.infer<typeof sectionSchema>;

/** The names of all section types. */
export const sectionTypes: readonly Section['type'][] = sectionSchema.options.map(
  (option) => option.shape.type.value,
);

/** The types that hold a page's main heading; a page has exactly one of them. */
export const headingSections: ReadonlySet<string> = new Set<Section['type']>([
  'contactStrip',
  'hero',
  'notFound',
  'pageHero',
  'thankYou',
]);
