/** Every section type that is HTML without state: its component, and what that gets besides its record. */
import type { ComponentType, ReactNode } from 'react';
import type { Resolved } from '../content/resolve.ts';
import type { Page, Site } from '../content/site.ts';
import { LayoutContext } from '../ui/Section/Section.tsx';
import { WordsContext } from '../ui/words.ts';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { callToActionProps } from './CallToAction/props.ts';
import { CaseStudies } from './CaseStudies/CaseStudies.tsx';
import { caseStudiesProps } from './CaseStudies/props.ts';
import { ContactStrip } from './ContactStrip/ContactStrip.tsx';
import { contactStripProps } from './ContactStrip/props.ts';
import { Directory } from './Directory/Directory.tsx';
import { directoryProps } from './Directory/props.ts';
import { EnquiryForm } from './EnquiryForm/EnquiryForm.tsx';
import { enquiryFormProps } from './EnquiryForm/props.ts';
import { Exhibit } from './Exhibit/Exhibit.tsx';
import { Faq } from './Faq/Faq.tsx';
import { Figures } from './Figures/Figures.tsx';
import { GlobalPresence } from './GlobalPresence/GlobalPresence.tsx';
import { globalPresenceProps } from './GlobalPresence/props.ts';
import { Hero } from './Hero/Hero.tsx';
import { heroProps } from './Hero/props.ts';
import { IndustrySelector } from './IndustrySelector/IndustrySelector.tsx';
import { industrySelectorProps } from './IndustrySelector/props.ts';
import { InPageNav } from './InPageNav/InPageNav.tsx';
import { inPageNavProps } from './InPageNav/props.ts';
import { LegalText } from './LegalText/LegalText.tsx';
import { Logos } from './Logos/Logos.tsx';
import { logosProps } from './Logos/props.ts';
import { MediaText } from './MediaText/MediaText.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { notFoundProps } from './NotFound/props.ts';
import { Packages } from './Packages/Packages.tsx';
import { packagesProps } from './Packages/props.ts';
import { PageHero } from './PageHero/PageHero.tsx';
import { pageHeroProps } from './PageHero/props.ts';
import { PictureCards } from './PictureCards/PictureCards.tsx';
import { Points } from './Points/Points.tsx';
import { reviewsProps } from './Reviews/props.ts';
import { Reviews } from './Reviews/Reviews.tsx';
import { layoutOf, type Section } from './registry.ts';
import { servicesProps } from './Services/props.ts';
import { Services } from './Services/Services.tsx';
import { sharedSectionProps } from './SharedSection/props.ts';
import { SharedSection } from './SharedSection/SharedSection.tsx';
import { Statement } from './Statement/Statement.tsx';
import { Story } from './Story/Story.tsx';
import { techStackProps } from './TechStack/props.ts';
import { TechStack } from './TechStack/TechStack.tsx';
import { thankYouProps } from './ThankYou/props.ts';
import { ThankYou } from './ThankYou/ThankYou.tsx';

type Draw<Record> = (section: Record, site: Site, page: Page, exhibit: ReactNode) => ReactNode;

function drawn<Props extends object>(Component: ComponentType<Props>): Draw<Props>;
function drawn<Record, Props extends object>(
  Component: ComponentType<Props>,
  props: (section: Record, site: Site, page: Page) => Props,
): Draw<Record>;
/** @param props makes of a section what its component shows; that takes the section itself where there is nothing more to it */
function drawn<Props extends object>(
  Component: ComponentType<Props>,
  props = (section: Props, _site: Site, _page: Page) => section,
): Draw<Props> {
  return (section, site, page, exhibit) => (
    <Component {...props(section, site, page)}>{exhibit}</Component>
  );
}

const register = {
  callToAction: drawn(CallToAction, callToActionProps),
  caseStudies: drawn(CaseStudies, caseStudiesProps),
  contactStrip: drawn(ContactStrip, contactStripProps),
  directory: drawn(Directory, directoryProps),
  enquiryForm: drawn(EnquiryForm, enquiryFormProps),
  exhibit: drawn(Exhibit),
  faq: drawn(Faq),
  figures: drawn(Figures),
  globalPresence: drawn(GlobalPresence, globalPresenceProps),
  hero: drawn(Hero, heroProps),
  industrySelector: drawn(IndustrySelector, industrySelectorProps),
  inPageNav: drawn(InPageNav, inPageNavProps),
  legalText: drawn(LegalText),
  logos: drawn(Logos, logosProps),
  mediaText: drawn(MediaText),
  notFound: drawn(NotFound, notFoundProps),
  packages: drawn(Packages, packagesProps),
  pageHero: drawn(PageHero, pageHeroProps),
  pictureCards: drawn(PictureCards),
  points: drawn(Points),
  reviews: drawn(Reviews, reviewsProps),
  services: drawn(Services, servicesProps),
  sharedSection: drawn(SharedSection, sharedSectionProps),
  statement: drawn(Statement),
  story: drawn(Story),
  techStack: drawn(TechStack, techStackProps),
  thankYou: drawn(ThankYou, thankYouProps),
};

/** The types that PlainSection draws. */
type PlainType = keyof typeof register;

export const isPlain = (section: Section): section is Extract<Section, { type: PlainType }> =>
  Object.hasOwn(register, section.type);

interface PlainSectionProps {
  section: Resolved<Extract<Section, { type: PlainType }>>;
  site: Site;
  page: Page;
  /** The drawing of the exhibit that it shows, where it has one. */
  children?: ReactNode;
}

/** A section as its type draws it. */
export function PlainSection({ section, site, page, children }: PlainSectionProps) {
  // The compiler can't see that the type chooses the function that takes this section.
  const draw = register[section.type] as Draw<typeof section>;
  return (
    <WordsContext value={site.words}>
      <LayoutContext value={layoutOf(section)}>{draw(section, site, page, children)}</LayoutContext>
    </WordsContext>
  );
}
