/** Every section type. A new one is its folder, a line here, and a case in Sections.astro. */
import { z } from 'zod';
import { benefitsSchema } from './Benefits/schema.ts';
import { callToActionSchema } from './CallToAction/schema.ts';
import { careersHeroSchema } from './CareersHero/schema.ts';
import { caseStudiesSchema } from './CaseStudies/schema.ts';
import { clientLogosSchema } from './ClientLogos/schema.ts';
import { componentsSchema } from './Components/schema.ts';
import { contactStripSchema } from './ContactStrip/schema.ts';
import { controlSchema } from './Control/schema.ts';
import { differencesSchema } from './Differences/schema.ts';
import { differentiatorsSchema } from './Differentiators/schema.ts';
import { enquiryFormSchema } from './EnquiryForm/schema.ts';
import { faqSchema } from './Faq/schema.ts';
import { figuresSchema } from './Figures/schema.ts';
import { globalPresenceSchema } from './GlobalPresence/schema.ts';
import { heroSchema } from './Hero/schema.ts';
import { horizonHeroSchema } from './HorizonHero/schema.ts';
import { howWeWorkSchema } from './HowWeWork/schema.ts';
import { industriesCarouselSchema } from './IndustriesCarousel/schema.ts';
import { industrySelectorSchema } from './IndustrySelector/schema.ts';
import { inPageNavSchema } from './InPageNav/schema.ts';
import { legalTextSchema } from './LegalText/schema.ts';
import { mediaLogosSchema } from './MediaLogos/schema.ts';
import { mediaTextSchema } from './MediaText/schema.ts';
import { missionVisionSchema } from './MissionVision/schema.ts';
import { notFoundSchema } from './NotFound/schema.ts';
import { officesSchema } from './Offices/schema.ts';
import { openPositionsSchema } from './OpenPositions/schema.ts';
import { packagesSchema } from './Packages/schema.ts';
import { pageHeroSchema } from './PageHero/schema.ts';
import { partnershipSchema } from './Partnership/schema.ts';
import { pictureCardsSchema } from './PictureCards/schema.ts';
import { relatedServicesSchema } from './RelatedServices/schema.ts';
import { reviewsSchema } from './Reviews/schema.ts';
import { selectionStepsSchema } from './SelectionSteps/schema.ts';
import { serviceGroupSchema } from './ServiceGroup/schema.ts';
import { servicesHeroSchema } from './ServicesHero/schema.ts';
import { servicesOverviewSchema } from './ServicesOverview/schema.ts';
import { sharedSectionSchema } from './SharedSection/schema.ts';
import { solutionsSchema } from './Solutions/schema.ts';
import { statementHeroSchema } from './StatementHero/schema.ts';
import { stepsSchema } from './Steps/schema.ts';
import { tabsSchema } from './Tabs/schema.ts';
import { teamSchema } from './Team/schema.ts';
import { teamRolesSchema } from './TeamRoles/schema.ts';
import { techStackSchema } from './TechStack/schema.ts';
import { thankYouSchema } from './ThankYou/schema.ts';
import { valuesSchema } from './Values/schema.ts';
import { whyUsSchema } from './WhyUs/schema.ts';

export const sectionSchema = z.discriminatedUnion('type', [
  benefitsSchema,
  callToActionSchema,
  careersHeroSchema,
  caseStudiesSchema,
  clientLogosSchema,
  componentsSchema,
  contactStripSchema,
  controlSchema,
  differencesSchema,
  differentiatorsSchema,
  enquiryFormSchema,
  faqSchema,
  figuresSchema,
  globalPresenceSchema,
  heroSchema,
  horizonHeroSchema,
  howWeWorkSchema,
  industriesCarouselSchema,
  industrySelectorSchema,
  inPageNavSchema,
  legalTextSchema,
  mediaLogosSchema,
  mediaTextSchema,
  missionVisionSchema,
  notFoundSchema,
  officesSchema,
  openPositionsSchema,
  packagesSchema,
  pageHeroSchema,
  partnershipSchema,
  pictureCardsSchema,
  relatedServicesSchema,
  reviewsSchema,
  selectionStepsSchema,
  serviceGroupSchema,
  servicesHeroSchema,
  servicesOverviewSchema,
  sharedSectionSchema,
  solutionsSchema,
  statementHeroSchema,
  stepsSchema,
  tabsSchema,
  teamRolesSchema,
  teamSchema,
  techStackSchema,
  thankYouSchema,
  valuesSchema,
  whyUsSchema,
]);

/** A section of a page, as content describes it. */
export type Section = z.infer<typeof sectionSchema>;

/** The section types by name: what each is, and what its layouts are where it has several. */
export const sectionTypes = sectionSchema.options
  .map((schema) => {
    const layouts = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [];
    const [{ shape }] = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
    return {
      name: shape.type.value,
      schema,
      layouts: layouts.map((layout) => layout.shape.layout.value),
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

/** The types that hold a page's main heading; a page has exactly one of them. */
export const headingSections: ReadonlySet<string> = new Set<Section['type']>([
  'careersHero',
  'contactStrip',
  'hero',
  'horizonHero',
  'notFound',
  'pageHero',
  'servicesHero',
  'statementHero',
  'thankYou',
]);
