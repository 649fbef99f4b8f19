/** Every section type. A new one needs a folder and a line here. */
import { z } from 'zod';
import { sectionRules } from '../schema/section.ts';
import { callToActionSchema } from './CallToAction/schema.ts';
import { caseStudiesSchema } from './CaseStudies/schema.ts';
import { contactStripSchema } from './ContactStrip/schema.ts';
import { directorySchema } from './Directory/schema.ts';
import { enquiryFormSchema } from './EnquiryForm/schema.ts';
import { exhibitSchema } from './Exhibit/schema.ts';
import { faqSchema } from './Faq/schema.ts';
import { figuresSchema } from './Figures/schema.ts';
import { globalPresenceSchema } from './GlobalPresence/schema.ts';
import { heroSchema } from './Hero/schema.ts';
import { industrySelectorSchema } from './IndustrySelector/schema.ts';
import { inPageNavSchema } from './InPageNav/schema.ts';
import { legalTextSchema } from './LegalText/schema.ts';
import { logosSchema } from './Logos/schema.ts';
import { mediaTextSchema } from './MediaText/schema.ts';
import { notFoundSchema } from './NotFound/schema.ts';
import { packagesSchema } from './Packages/schema.ts';
import { pageHeroSchema } from './PageHero/schema.ts';
import { pictureCardsSchema } from './PictureCards/schema.ts';
import { pointsSchema } from './Points/schema.ts';
import { reviewsSchema } from './Reviews/schema.ts';
import { servicesSchema } from './Services/schema.ts';
import { sharedSectionSchema } from './SharedSection/schema.ts';
import { statementSchema } from './Statement/schema.ts';
import { storySchema } from './Story/schema.ts';
import { tabsSchema } from './Tabs/schema.ts';
import { techStackSchema } from './TechStack/schema.ts';
import { thankYouSchema } from './ThankYou/schema.ts';

/** A section of any type. */
export const sectionSchema = z.discriminatedUnion('type', [
  callToActionSchema,
  caseStudiesSchema,
  contactStripSchema,
  directorySchema,
  enquiryFormSchema,
  exhibitSchema,
  faqSchema,
  figuresSchema,
  globalPresenceSchema,
  heroSchema,
  industrySelectorSchema,
  inPageNavSchema,
  legalTextSchema,
  mediaTextSchema,
  logosSchema,
  notFoundSchema,
  packagesSchema,
  pageHeroSchema,
  pictureCardsSchema,
  pointsSchema,
  reviewsSchema,
  servicesSchema,
  sharedSectionSchema,
  statementSchema,
  storySchema,
  tabsSchema,
  techStackSchema,
  thankYouSchema,
]);

/** A section of a page, as in content. */
export type Section = z.infer<typeof sectionSchema>;

/** The layout of a section, if its type has several; the layout of an exhibit is its drawing. */
export const layoutOf = (section: { type: string; layout?: string; drawing?: string }) =>
  section.layout ?? section.drawing;

/** The section types, sorted by name, each with its schema and its layouts, if it has several. */
export const sectionTypes = sectionSchema.options
  .map((schema) => {
    const options = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [];
    const [{ shape }] = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
    return {
      name: shape.type.value,
      schema,
      layouts: options.map(({ shape }) =>
        'layout' in shape ? shape.layout.value : shape.drawing.value,
      ),
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

/** The types with a page's main heading; a page has exactly one of them. */
export const headingSections: ReadonlySet<string> = new Set(
  sectionTypes
    .filter(({ schema }: { schema: z.ZodType }) => sectionRules.get(schema)?.isHero)
    .map(({ name }) => name),
);
