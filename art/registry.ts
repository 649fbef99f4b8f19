import type { Cut } from './cuts.ts';
import type { Numeral } from './numeral.ts';
import { people } from './people.ts';
import type { Kind } from './plate.ts';
import type { Portrait } from './portrait.ts';
import type { ThemeName } from './themes.ts';
import type { World } from './world.ts';

/** A plate without its size. */
export type Look = Kind & {
  theme: ThemeName;
  /** What it is drawn from where that isn't the subject's slug. */
  seed?: string;
  /** Lines across the height where the cut's own don't suit. */
  lines?: number;
  /** Whether the buoy is drawn where the cut says otherwise. */
  accent?: boolean;
};

/** Anything a picture can be drawn from. */
export type Subject = Look | Numeral | Portrait | World;

/** A subject's pictures: each cut it needs, with what is drawn in it. */
export type Entry = Partial<Record<Cut, Subject>>;

/** Groups of subjects; a key is the group and the subject's slug. */
export type Group =
  | 'sector'
  | 'industry'
  | 'service'
  | 'case'
  | 'frame'
  | 'office'
  | 'department'
  | 'perk'
  | 'person';

// What the members of a group need.
const sector = (look: Look) => ({ thumb: look, square: look, wide: look });
const service = (look: Look, hero: Look = look) => ({ thumb: look, card: look, hero });
// A drawn screen lies over the middle of a case's plate and has a buoy of its own.
const caseStudy = (look: Look) => ({ wide: { ...look, accent: false } });
const wide = (look: Look) => ({ wide: look });
const thumb = (look: Look) => ({ thumb: look });
const figure = (person: Portrait) => ({ portrait: person, 'portrait-small': person });

/**
 * Every plate of the site. To add one: choose the kind by meaning and the theme by the neighbours, leave the
 * seed to the slug, look at it. Where it looks weak, change a knob of its kind or the seed.
 */
const PLATES = {
  // The 23 industries of the selector, in its order. Neighbours share neither kind nor theme.
  'sector/agriculture': sector({ kind: 'recorder', theme: 'chart' }),
  'sector/architecture': sector({
    kind: 'swell',
    theme: 'abyss',
    tilt: 1.28,
    force: 0.2,
    calm: 0.2,
    side: 'right',
  }),
  'sector/construction': sector({ kind: 'sounding', theme: 'depth', seed: 'construction-4' }),
  'sector/defence': sector({ kind: 'echo', theme: 'abyss', cx: 0.5, cy: 0.95 }),
  'sector/education': sector({ kind: 'cotidal', theme: 'foam', seed: 'education-5' }),
  'sector/energy': sector({ kind: 'interference', theme: 'depth', cx: 0.3, cy: 0.5, beats: 1.5 }),
  'sector/fintech': sector({ kind: 'swell', theme: 'abyss', force: 0.25, calm: 0.35, tilt: -0.3 }),
  'sector/government': sector({ kind: 'cotidal', theme: 'paper', seed: 'government-9' }),
  'sector/greentech': sector({ kind: 'stream', theme: 'chart', piers: 3, tilt: 0.3 }),
  'sector/healthcare': sector({ kind: 'echo', theme: 'depth', cx: 0.72, cy: 0.5 }),
  'sector/hospitality-leisure': sector({ kind: 'swell', theme: 'foam', force: 0.22, calm: 0.3 }),
  'sector/information-technology': sector({
    kind: 'vane',
    theme: 'abyss',
    seed: 'information-technology-11',
  }),
  'sector/legaltech': sector({ kind: 'cotidal', theme: 'chart' }),
  'sector/manufacturing': sector({ kind: 'recorder', theme: 'paper' }),
  'sector/marketing-advertising': sector({ kind: 'echo', theme: 'signal', cx: 0.92, cy: 0.5 }),
  'sector/productiontech': sector({ kind: 'table', theme: 'abyss' }),
  'sector/proptech': sector({ kind: 'swell', theme: 'paper', force: 0.24, calm: 0.3 }),
  'sector/retail': sector({ kind: 'interference', theme: 'chart', cx: 0.3, cy: 0.5, beats: 1.4 }),
  'sector/security': sector({ kind: 'cotidal', theme: 'depth' }),
  'sector/space': sector({ kind: 'echo', theme: 'abyss', cx: 0.9, cy: 0.05 }),
  'sector/sports': sector({ kind: 'recorder', theme: 'signal' }),
  'sector/supply-chain': sector({
    kind: 'stream',
    theme: 'depth',
    piers: 3,
    seed: 'supply-chain-7',
  }),
  'sector/transportation': sector({ kind: 'vane', theme: 'paper' }),

  // The 7 landing industries. Home shows six cards: fintech, healthtech, greentech above manufacturing,
  // legaltech, proptech; neighbours share neither kind nor theme. The wide cards have more lines, since
  // their box shows less of the height. Heroes are dark and keep the lower left, where the title stands, calm.
  'industry/fintech': {
    card: {
      kind: 'swell',
      theme: 'abyss',
      force: 0.2,
      calm: 0.35,
      tilt: -0.3,
      chop: 1.5,
      lines: 32,
    },
    hero: { kind: 'swell', theme: 'abyss', force: 0.26, calm: 0.3, tilt: -0.3 },
  },
  'industry/greentech': {
    card: { kind: 'stream', theme: 'depth', piers: 3, lines: 28 },
    hero: {
      kind: 'stream',
      theme: 'depth',
      piers: 3,
      tilt: 0.25,
      force: 0.05,
      seed: 'greentech-hero',
    },
  },
  'industry/healthtech': {
    card: { kind: 'echo', theme: 'chart', cx: 0.72, cy: 0.5 },
    hero: { kind: 'echo', theme: 'abyss', cx: 0.74, cy: 0.42, seed: 'healthtech-hero' },
  },
  'industry/legaltech': {
    card: { kind: 'cotidal', theme: 'signal', forks: 3 },
    hero: { kind: 'cotidal', theme: 'depth', forks: 4, waves: 5, seed: 'legaltech-hero-11' },
  },
  'industry/manufacturing': {
    card: { kind: 'recorder', theme: 'paper', radius: 0.33, lines: 28 },
    hero: { kind: 'recorder', theme: 'abyss', radius: 0.36, cx: 0.72, seed: 'manufacturing-hero' },
  },
  'industry/proptech': {
    card: { kind: 'swell', theme: 'paper', force: 0.2, calm: 0.3, chop: 1.5, lines: 32 },
    hero: { kind: 'sounding', theme: 'depth', seed: 'proptech-hero-11' },
  },
  'industry/retail': {
    card: { kind: 'interference', theme: 'foam', cx: 0.3, cy: 0.5, beats: 1.4 },
    hero: {
      kind: 'interference',
      theme: 'abyss',
      cx: 0.62,
      cy: 0.42,
      beats: 1.3,
      seed: 'retail-hero',
    },
  },

  // The 14 services: product ideation, …
  'service/scoping-session': service({
    kind: 'cotidal',
    theme: 'chart',
    forks: 4,
    waves: 5,
    seed: 'scoping-session-2',
  }),
  'service/product-design': service({ kind: 'echo', theme: 'foam', cx: 0.8, cy: 0.3 }),
  'service/digital-transformation': service({ kind: 'stream', theme: 'depth', piers: 3 }),
  'service/minimum-viable': service(
    { kind: 'recorder', theme: 'abyss', radius: 0.34 },
    { kind: 'recorder', theme: 'abyss' },
  ),
  // … product development, …
  'service/software-development': service({ kind: 'stream', theme: 'paper', piers: 3 }),
  'service/web-development': service({ kind: 'swell', theme: 'abyss', force: 0.26, calm: 0.3 }),
  'service/mobile-development': service({ kind: 'echo', theme: 'signal', cx: 0.8, cy: 0.2 }),
  'service/nearshore-teams': service(
    { kind: 'recorder', theme: 'chart', radius: 0.34 },
    { kind: 'recorder', theme: 'chart' },
  ),
  'service/ai-ds': service({ kind: 'vane', theme: 'abyss' }),
  'service/ui-ux': service({ kind: 'echo', theme: 'foam', cx: 0.2, cy: 0.9 }),
  'service/qa': service({ kind: 'table', theme: 'paper' }),
  // … and product improvement.
  'service/digital-acceleration': service({
    kind: 'swell',
    theme: 'signal',
    force: 0.26,
    calm: 0.25,
    tilt: -0.5,
  }),
  'service/code-audit': service({ kind: 'table', theme: 'abyss' }),
  'service/ux-audit': service({ kind: 'sounding', theme: 'depth', seed: 'ux-audit-4' }),

  // Case studies. The first three stand on home.
  'case/marketplace-migration': caseStudy({ kind: 'stream', theme: 'depth', piers: 3 }),
  'case/dashboard-loading': caseStudy({ kind: 'swell', theme: 'signal', force: 0.22 }),
  'case/contractor-costs': caseStudy({
    kind: 'interference',
    theme: 'abyss',
    cx: 0.3,
    cy: 0.5,
    beats: 1.4,
  }),
  'case/member-retention': caseStudy({ kind: 'echo', theme: 'foam', cx: 0.2, cy: 0.5 }),
  'case/initiative-sprint': caseStudy({ kind: 'vane', theme: 'abyss' }),
  'case/maritime-communication': caseStudy({
    kind: 'sounding',
    theme: 'chart',
    seed: 'maritime-communication-7',
  }),
  'case/customer-portal': caseStudy({ kind: 'stream', theme: 'abyss', piers: 4 }),
  'case/homes-registration': caseStudy({ kind: 'swell', theme: 'paper', force: 0.22 }),
  'case/remote-notarisation': caseStudy({ kind: 'cotidal', theme: 'depth' }),
  'case/defence-cluster': caseStudy({ kind: 'echo', theme: 'signal', cx: 0.5, cy: 0.95 }),
  'case/health-search': caseStudy({
    kind: 'interference',
    theme: 'chart',
    cx: 0.3,
    cy: 0.5,
    beats: 1.3,
  }),

  // Parts of pages.
  'frame/menu-services': { card: { kind: 'echo', theme: 'signal', cx: 0.88, cy: 0.16 } },
  'frame/menu-portfolio': { card: { kind: 'swell', theme: 'depth', force: 0.22 } },
  'frame/menu-company': {
    card: { kind: 'cotidal', theme: 'abyss', waves: 5, seed: 'menu-company-12' },
  },
  'frame/call-to-action': {
    band: { kind: 'swell', theme: 'band', side: 'right', seed: 'cta-band' },
  },
  'frame/contact': {
    'contact-wide': { kind: 'echo', theme: 'band', cx: 0.86, cy: 0.12 },
    'contact-narrow': { kind: 'echo', theme: 'band', cx: 0.88, cy: 0.1 },
    band: { kind: 'echo', theme: 'band', cx: 0.86, cy: 0.5, accent: true },
  },
  'frame/not-found': {
    'not-found-wide': { kind: 'numeral', size: 0.62 },
    'not-found-narrow': { kind: 'numeral', size: 0.42 },
  },
  'frame/world': {
    'world-large': { kind: 'world', grid: 'large' },
    'world-small': { kind: 'world', grid: 'small' },
  },
  'frame/careers-hero': {
    card: { kind: 'swell', theme: 'night', side: 'right', force: 0.2, calm: 0.04, tilt: -0.12 },
    hero: { kind: 'swell', theme: 'night', side: 'right', force: 0.24, calm: 0.04, tilt: -0.12 },
  },
  'frame/about': {
    strip: { kind: 'swell', theme: 'abyss', side: 'right', force: 0.26, tilt: 0.1 },
  },
  'frame/why-us': { ribbon: { kind: 'vane', theme: 'depth' } },
  // Human-centric: the ground behind the layered figures, and the picture beside the tabs.
  'frame/human-centric': {
    card: { kind: 'echo', theme: 'haze', cx: 0.68, cy: 0.12, accent: false },
    square: { kind: 'interference', theme: 'signal', cx: 0.3, cy: 0.5, beats: 1.1, tilt: 0.3 },
  },
  'frame/belong': { square: { kind: 'echo', theme: 'chart', cx: 0.5, cy: 0.62 } },
  'frame/purpose': { square: { kind: 'stream', theme: 'abyss', piers: 3, tilt: 0.2 } },
  'frame/partnership': {
    band: { kind: 'interference', theme: 'band', cx: 0.74, cy: 0.5, beats: 1.3 },
  },
  'frame/partner': {
    square: { kind: 'echo', theme: 'depth', cx: 0.5, cy: 0.5, force: 0.1, accent: false },
  },

  // Offices.
  'office/london': wide({ kind: 'stream', theme: 'paper' }),
  'office/lisbon': wide({ kind: 'cotidal', theme: 'depth' }),
  'office/coimbra': wide({ kind: 'swell', theme: 'chart' }),
  'office/vilnius': wide({ kind: 'echo', theme: 'abyss', cx: 0.3, cy: 0.55 }),

  // The nine departments of About Us.
  'department/development': thumb({ kind: 'stream', theme: 'paper' }),
  'department/design': thumb({ kind: 'echo', theme: 'chart', cx: 0.7, cy: 0.3 }),
  'department/data-science': thumb({ kind: 'vane', theme: 'abyss' }),
  'department/project-management': thumb({ kind: 'recorder', theme: 'paper' }),
  'department/people': thumb({ kind: 'echo', theme: 'depth', cx: 0.3, cy: 0.5 }),
  'department/operations': thumb({ kind: 'table', theme: 'paper' }),
  'department/growth': thumb({ kind: 'swell', theme: 'abyss' }),
  'department/business-development': thumb({
    kind: 'interference',
    theme: 'chart',
    cx: 0.3,
    cy: 0.5,
    beats: 1.4,
  }),
  'department/senior-management': thumb({ kind: 'cotidal', theme: 'depth' }),

  // The six perks of Careers.
  'perk/remote-first': wide({ kind: 'stream', theme: 'paper', piers: 3, tilt: 0.12 }),
  'perk/international-projects': wide({ kind: 'sounding', theme: 'depth' }),
  'perk/flexible-working-hours': wide({ kind: 'recorder', theme: 'chart' }),
  'perk/team-events': wide({ kind: 'interference', theme: 'signal', cx: 0.3, cy: 0.5, beats: 1.4 }),
  'perk/career-plan': wide({ kind: 'swell', theme: 'abyss' }),
  'perk/informal-environment': wide({ kind: 'echo', theme: 'foam', cx: 0.25, cy: 0.8 }),

  // People: the management team, the authors of testimonials, and the layered figures of Careers.
  'person/ines-duarte': { portrait: people['ines-duarte'] },
  'person/tomas-reinholt': { portrait: people['tomas-reinholt'] },
  'person/amara-okafor': { portrait: people['amara-okafor'] },
  'person/rui-carvalho': { portrait: people['rui-carvalho'] },
  'person/greta-mazeikaite': { portrait: people['greta-mazeikaite'] },
  'person/daniel-whitlock': { portrait: people['daniel-whitlock'] },
  'person/eva-lindqvist': { portrait: people['eva-lindqvist'] },
  'person/marcus-fennimore': { portrait: people['marcus-fennimore'] },
  'person/leila-haddad': { portrait: people['leila-haddad'] },
  'person/jonas-petraitis': { portrait: people['jonas-petraitis'] },
  'person/sofia-almeida': { portrait: people['sofia-almeida'] },
  'person/marta-reis': { 'portrait-wide': people['marta-reis'] },
  'person/figure-back': {
    'portrait-tall': people['figure-back'],
    'portrait-tall-small': people['figure-back'],
  },
  'person/figure-middle': figure(people['figure-middle']),
  'person/figure-front': figure(people['figure-front']),
} as const satisfies Record<`${Group}/${string}`, Entry>;

/** The key of a plate. */
export type PlateKey = keyof typeof PLATES;

/** Every key, for schemas that let content choose a plate. */
// Object.keys forgets the keys' type; the object is a constant, so they are these and no others.
export const plateKeys = Object.keys(PLATES) as PlateKey[];

/** The pictures of a plate, by cut. */
export const entryOf = (key: PlateKey): Entry => PLATES[key];
