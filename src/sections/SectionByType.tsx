/** The component of every section type. */
import type { ComponentType, ReactNode } from 'react';
import type { Page, SectionOf, SectionProps, Site } from '../content/site.ts';
import { WordsContext } from '../ui/words.ts';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { CaseStudies } from './CaseStudies/CaseStudies.tsx';
import { ContactStrip } from './ContactStrip/ContactStrip.tsx';
import { Directory } from './Directory/Directory.tsx';
import { EnquiryForm } from './EnquiryForm/EnquiryForm.tsx';
import { Exhibit } from './Exhibit/Exhibit.tsx';
import { Faq } from './Faq/Faq.tsx';
import { Figures } from './Figures/Figures.tsx';
import { GlobalPresence } from './GlobalPresence/GlobalPresence.tsx';
import { Hero } from './Hero/Hero.tsx';
import { IndustrySelector } from './IndustrySelector/IndustrySelector.tsx';
import { InPageNav } from './InPageNav/InPageNav.tsx';
import { LegalText } from './LegalText/LegalText.tsx';
import { Logos } from './Logos/Logos.tsx';
import { MediaText } from './MediaText/MediaText.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { Packages } from './Packages/Packages.tsx';
import { PageHero } from './PageHero/PageHero.tsx';
import { PictureCards } from './PictureCards/PictureCards.tsx';
import { Points } from './Points/Points.tsx';
import { Reviews } from './Reviews/Reviews.tsx';
import type { Section } from './registry.ts';
import { Services } from './Services/Services.tsx';
import { SharedSection } from './SharedSection/SharedSection.tsx';
import { Statement } from './Statement/Statement.tsx';
import { Story } from './Story/Story.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TechStack } from './TechStack/TechStack.tsx';
import { ThankYou } from './ThankYou/ThankYou.tsx';

const register = {
  callToAction: CallToAction,
  caseStudies: CaseStudies,
  contactStrip: ContactStrip,
  directory: Directory,
  enquiryForm: EnquiryForm,
  exhibit: Exhibit,
  faq: Faq,
  figures: Figures,
  globalPresence: GlobalPresence,
  hero: Hero,
  industrySelector: IndustrySelector,
  inPageNav: InPageNav,
  legalText: LegalText,
  logos: Logos,
  mediaText: MediaText,
  notFound: NotFound,
  packages: Packages,
  pageHero: PageHero,
  pictureCards: PictureCards,
  points: Points,
  reviews: Reviews,
  services: Services,
  sharedSection: SharedSection,
  statement: Statement,
  story: Story,
  tabs: Tabs,
  techStack: TechStack,
  thankYou: ThankYou,
} satisfies {
  [Type in Section['type']]: ComponentType<SectionProps<Type>>;
};

interface SectionByTypeProps {
  section: SectionOf<Section['type']>;
  site: Site;
  page: Page;
  /** The drawing of its exhibit, if it has one. */
  children?: ReactNode;
}

/** Renders a section with the component of its type. */
export function SectionByType({ section, site, page, children }: SectionByTypeProps) {
  // TypeScript can't relate the type of the section to the props of its component.
  const Component = register[section.type] as ComponentType<Omit<SectionByTypeProps, 'section'>>;
  return (
    <WordsContext value={site.words}>
      <Component {...section} site={site} page={page}>
        {children}
      </Component>
    </WordsContext>
  );
}
