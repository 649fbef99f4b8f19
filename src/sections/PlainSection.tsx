/** Every section type that is HTML without state, with what its component needs besides its record. */
import type { ReactNode } from 'react';
import { projectToMap } from '../../art/world.ts';
import type { PlateKey } from '../../plates/registry.ts';
import type { Crumb } from '../content/breadcrumbs.ts';
import { formAddress, shownForm } from '../content/forms.ts';
import { lucideIcon } from '../content/icons.ts';
import { plateImage } from '../content/plates.ts';
import { pictureOf, type Resolved, referred } from '../content/resolve.ts';
import { all, allPages, servicesIn, single } from '../content/store.ts';
import type { PictureSet } from '../schema/picture.ts';
import { Benefits } from './Benefits/Benefits.tsx';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { CROP } from './CallToAction/schema.ts';
import { CaseStudies } from './CaseStudies/CaseStudies.tsx';
import { caseStudiesProps } from './CaseStudies/props.ts';
import { ContactStrip } from './ContactStrip/ContactStrip.tsx';
import { EnquiryForm } from './EnquiryForm/EnquiryForm.tsx';
import { enquiryFormProps } from './EnquiryForm/props.ts';
import { Faq } from './Faq/Faq.tsx';
import { Figures } from './Figures/Figures.tsx';
import { GlobalPresence } from './GlobalPresence/GlobalPresence.tsx';
import { film } from './Hero/film.ts';
import { Hero } from './Hero/Hero.tsx';
import { IndustrySelector } from './IndustrySelector/IndustrySelector.tsx';
import { InPageNav } from './InPageNav/InPageNav.tsx';
import { LegalText } from './LegalText/LegalText.tsx';
import { Logos } from './Logos/Logos.tsx';
import { MediaText } from './MediaText/MediaText.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { Offices } from './Offices/Offices.tsx';
import { OpenPositions } from './OpenPositions/OpenPositions.tsx';
import { Packages } from './Packages/Packages.tsx';
import { PageHero } from './PageHero/PageHero.tsx';
import { pageHeroProps } from './PageHero/props.ts';
import { PictureCards } from './PictureCards/PictureCards.tsx';
import { Points } from './Points/Points.tsx';
import { headingSections, type Section } from './registry.ts';
import { Services } from './Services/Services.tsx';
import { SharedSection } from './SharedSection/SharedSection.tsx';
import { Solutions } from './Solutions/Solutions.tsx';
import { Statement } from './Statement/Statement.tsx';
import { Steps } from './Steps/Steps.tsx';
import { Story } from './Story/Story.tsx';
import { Team } from './Team/Team.tsx';
import { onlyNamed } from './TechStack/only.ts';
import { TechStack } from './TechStack/TechStack.tsx';
import { ThankYou } from './ThankYou/ThankYou.tsx';

/** The page that a section stands on. */
export interface PageContext {
  readonly address: string;
  /** The way from home to the page. */
  readonly breadcrumbs: readonly Crumb[];
  readonly sections: readonly Section[];
  /** The picture of its record: the key of a plate in plates/registry.ts, or one of the owner's own. */
  readonly picture?: string | PictureSet | undefined;
  /** The product screen that the section shows and that answers, where it has one. */
  readonly screen?: ReactNode;
}

type SectionOf<Type extends Section['type']> = Resolved<Extract<Section, { type: Type }>>;

/** Sections without a record to show: they are left out, and so is the way to them. */
const isEmpty = (section: Section) =>
  section.type === 'openPositions' && all('positions').length === 0;

const everyRecord = <Name extends Parameters<typeof referred>[0]>(collection: Name) =>
  all(collection).map(({ id }) => referred(collection, id));

/** The picture beside a call to action: its own, else the page's own, else the plain one. */
function callPicture(section: SectionOf<'callToAction'>, { picture, sections }: PageContext) {
  if (section.layout === 'claim') return plateImage('frame/partnership', 'band');
  if ('picture' in section && section.picture) return section.picture;
  const hero = sections.find((each) => headingSections.has(each.type) && 'picture' in each);
  if (typeof picture === 'object') return picture;
  const key = picture ?? (hero && 'picture' in hero ? hero.picture : undefined);
  // A picture of the owner's own is drawn for the hero that shows it, and in no other cut.
  const shown = typeof key === 'string' ? key : 'frame/call-to-action';
  // The check has proven that a name in content is that of a plate.
  return pictureOf(shown as PlateKey, CROP);
}

/** The groups of services that a section shows, with their services: its own, or all. */
const serviceGroups = (section: SectionOf<'services'>) =>
  ('group' in section
    ? [section.group]
    : section.layout === 'groups'
      ? all('serviceGroups')
      : []
  ).map((each) => ({
    ...each,
    services: servicesIn(each.id).map(({ id }) => referred('services', id)),
  }));

/** A line for each type: its component, and what that shows besides its record. */
const draw = {
  benefits: (section: SectionOf<'benefits'>) => <Benefits {...section} />,
  callToAction: (section: SectionOf<'callToAction'>, page: PageContext) => (
    <CallToAction {...section} picture={callPicture(section, page)} />
  ),
  caseStudies: (section: SectionOf<'caseStudies'>, { address }: PageContext) => (
    <CaseStudies {...caseStudiesProps(section, address)} />
  ),
  contactStrip: (section: SectionOf<'contactStrip'>) => (
    <ContactStrip {...section} picture={plateImage('frame/contact', 'band')} />
  ),
  enquiryForm: (section: SectionOf<'enquiryForm'>) => (
    <EnquiryForm {...section} {...enquiryFormProps()} form={shownForm(section.form)} />
  ),
  faq: (section: SectionOf<'faq'>) => <Faq {...section} />,
  figures: (section: SectionOf<'figures'>) => <Figures {...section} />,
  globalPresence: (section: SectionOf<'globalPresence'>) => (
    <GlobalPresence
      {...section}
      large={plateImage('frame/world', 'world-large')}
      small={plateImage('frame/world', 'world-small')}
      offices={all('offices')
        .filter(({ onHome }) => onHome)
        .map((office) => ({ ...office, at: projectToMap(office) }))}
      pin={lucideIcon('map-pin')}
    />
  ),
  hero: (section: SectionOf<'hero'>) => (
    <Hero
      {...section}
      film={single('brand').film && film}
      picture={plateImage('frame/home', 'hero')}
    />
  ),
  industrySelector: (section: SectionOf<'industrySelector'>) => (
    <IndustrySelector {...section} sectors={everyRecord('sectors')} />
  ),
  inPageNav: (section: SectionOf<'inPageNav'>, { sections }: PageContext) => {
    const empty = new Set(sections.filter(isEmpty).map(({ id }) => id));
    return (
      <InPageNav {...section} items={section.items.filter((item) => !empty.has(item.section))} />
    );
  },
  legalText: (section: SectionOf<'legalText'>) => <LegalText {...section} />,
  mediaText: (section: SectionOf<'mediaText'>, page: PageContext) => (
    <MediaText {...section}>{page.screen}</MediaText>
  ),
  logos: (section: SectionOf<'logos'>) => (
    <Logos
      {...section}
      items={
        section.layout === 'media'
          ? everyRecord('media')
          : (section.clients ?? everyRecord('clients'))
      }
    />
  ),
  notFound: (section: SectionOf<'notFound'>) => (
    <NotFound
      {...section}
      wide={plateImage('frame/not-found', 'not-found-wide')}
      narrow={plateImage('frame/not-found', 'not-found-narrow')}
    />
  ),
  offices: (section: SectionOf<'offices'>) => (
    <Offices {...section} offices={everyRecord('offices').filter(({ onContact }) => onContact)} />
  ),
  openPositions: (section: SectionOf<'openPositions'>) =>
    !isEmpty(section) && <OpenPositions {...section} items={all('positions')} />,
  packages: (section: SectionOf<'packages'>) => (
    <Packages {...section} tick={lucideIcon('check')} />
  ),
  pictureCards: (section: SectionOf<'pictureCards'>) => <PictureCards {...section} />,
  pageHero: (section: SectionOf<'pageHero'>, page: PageContext) => (
    <PageHero {...pageHeroProps(section, page)}>{page.screen}</PageHero>
  ),
  points: (section: SectionOf<'points'>) => <Points {...section} />,
  howWeWork: (section: SectionOf<'howWeWork'>) => {
    const { points, link, ...record } = single('howWeWork');
    return <Points {...section} {...record} layout="sequence" items={points} action={link} />;
  },
  services: (section: SectionOf<'services'>) => (
    <Services {...section} groups={serviceGroups(section)} />
  ),
  sharedSection: (section: SectionOf<'sharedSection'>) => {
    const { email, phones, chat, booking = formAddress('call', allPages()) } = single('company');
    const { heading, lead, quote, call } = single('sharedSection');
    const icons = {
      email: lucideIcon('mail'),
      chat: lucideIcon('message-circle'),
      phone: lucideIcon('phone'),
    };
    const actions = [quote, ...(booking ? [{ label: call, href: booking }] : [])];
    const contacts = { email, phones, chat, icons };
    return <SharedSection {...section} {...contacts} {...{ heading, lead, actions }} />;
  },
  solutions: (section: SectionOf<'solutions'>) => <Solutions {...section} />,
  team: (section: SectionOf<'team'>) => <Team {...section} members={everyRecord('team')} />,
  statement: (section: SectionOf<'statement'>) => <Statement {...section} />,
  steps: (section: SectionOf<'steps'>) => <Steps {...section} />,
  story: (section: SectionOf<'story'>) => (
    <Story {...section} plate={plateImage('tide/ripple', 'wide')} />
  ),
  techStack: ({
    groups = everyRecord('technologies'),
    only,
    ...section
  }: SectionOf<'techStack'>) => (
    <TechStack {...section} groups={only ? onlyNamed(groups, only) : groups} />
  ),
  thankYou: (section: SectionOf<'thankYou'>) => (
    <ThankYou {...section} tick={lucideIcon('check')} />
  ),
};

/** The types that PlainSection draws. */
export type PlainType = keyof typeof draw;

export const isPlain = (section: Section): section is Extract<Section, { type: PlainType }> =>
  Object.hasOwn(draw, section.type);

interface PlainSectionProps {
  section: SectionOf<PlainType>;
  page: PageContext;
  /** The product screen that it shows. */
  children?: ReactNode;
}

/** A section as its type draws it. */
export function PlainSection({ section, page, children }: PlainSectionProps) {
  // The compiler can't see that the type chooses the function that takes this section.
  const drawn = draw[section.type] as (section: unknown, page: PageContext) => ReactNode;
  return drawn(section, { ...page, screen: children });
}
