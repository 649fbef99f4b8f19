import type { Cut } from '../art/cuts.ts';
import type { EngravedSubject } from '../art/engraver/subject.ts';
import type { Numeral } from '../art/numeral.ts';
import type { Pattern } from '../art/plate.ts';
import type { ThemeName } from '../art/themes.ts';
import type { World } from '../art/world.ts';
import type { PictureName } from './pictures.ts';

/** A plate without its size. */
export type Look = Pattern & {
  theme: ThemeName;
  /** What it is drawn from where that isn't the subject's slug. */
  seed?: string;
  /** Lines across the height where the cut's own don't suit. */
  lines?: number;
  /** Whether the buoy is drawn where the cut says otherwise. */
  accent?: boolean;
};

/** Anything a picture can be drawn from. */
export type Subject = Look | Numeral | EngravedSubject | World;

/** A subject's pictures: each cut it needs, with what is drawn in it. */
export type Entry = Partial<Record<Cut, Subject>>;

/** Groups of subjects; a key is the group and the subject's slug. */
export type Group =
  | 'sector'
  | 'industry'
  | 'service'
  | 'case'
  | 'product'
  | 'gain'
  | 'company'
  | 'frame'
  | 'tide'
  | 'office'
  | 'department'
  | 'perk'
  | 'person';

const cut = (picture: PictureName, theme?: ThemeName): EngravedSubject => ({
  kind: 'engraving',
  picture,
  ...(theme && { theme }),
});

// What the members of a group need.
const sector = (picture: PictureName) => {
  const own = cut(picture);
  return { thumb: own, square: own, wide: own, panel: own };
};
// White words stand on the hero of an industry, so it is dark.
const industry = (picture: PictureName, dark: ThemeName) => {
  const own = cut(picture);
  const hero = cut(picture, dark);
  return { card: own, square: own, panel: hero, hero, horizon: hero };
};
const service = (picture: PictureName) => {
  const own = cut(picture);
  return { thumb: own, card: own, square: own, wide: own, panel: own, hero: own };
};
/** A service whose picture goes from edge to edge. */
const cover = (picture: PictureName) => ({ ...service(picture), horizon: cut(picture) });
/** In a box of any shape: broad, square or tall. */
const told = (picture: PictureName) => {
  const own = cut(picture);
  return { wide: own, square: own, card: own, panel: own };
};
const office = (picture: PictureName) => ({ wide: cut(picture) });
const perk = (picture: PictureName) => ({ wide: cut(picture), square: cut(picture) });
const person = (picture: PictureName) => ({
  portrait: cut(picture),
  'portrait-small': cut(picture),
});
/** Beside words, in a box that is higher than wide. */
const tall = (picture: PictureName) => ({ card: cut(picture), square: cut(picture) });
const tide = (look: Look) => ({ wide: look, square: look, card: look });
const thumb = (picture: PictureName) => ({ thumb: cut(picture) });

/** Letters as large as a hero's capitals stand on water alone: a subject would meet them. */
const UNDER_LETTERS: Look = {
  kind: 'swell',
  theme: 'darkCalm',
  side: 'right',
  force: 0.3,
  calm: 0.1,
  tilt: -0.28,
};

/**
 * Every plate of the site. To add one: choose the kind by meaning and the theme by the neighbours, leave the
 * seed to the slug, look at it. Where it looks weak, change a knob of its kind or the seed.
 */
const PLATES = {
  // The 23 industries of the selector, in its order. Neighbours don't share a theme.
  'sector/agriculture': sector('agriculture'),
  'sector/architecture': sector('architecture'),
  'sector/construction': sector('construction'),
  'sector/defence': sector('defence'),
  'sector/education': sector('education'),
  'sector/energy': sector('energy'),
  'sector/fintech': sector('fintech'),
  'sector/government': sector('government'),
  'sector/greentech': sector('greentech'),
  'sector/healthcare': sector('healthtech'),
  'sector/hospitality-leisure': sector('hospitality-leisure'),
  'sector/information-technology': sector('information-technology'),
  'sector/legaltech': sector('legaltech'),
  'sector/manufacturing': sector('manufacturing'),
  'sector/marketing-advertising': sector('marketing-advertising'),
  'sector/productiontech': sector('productiontech'),
  'sector/proptech': sector('proptech'),
  'sector/retail': sector('retail'),
  'sector/security': sector('security'),
  'sector/space': sector('space'),
  'sector/sports': sector('sports'),
  'sector/supply-chain': sector('supply-chain'),
  'sector/transportation': sector('transportation'),

  // The 7 landing industries: the same subjects, in other cuts.
  'industry/fintech': industry('fintech', 'dark'),
  'industry/greentech': industry('greentech', 'deep'),
  'industry/healthtech': industry('healthtech', 'dark'),
  'industry/legaltech': industry('legaltech', 'deep'),
  // White words stand on its square as well.
  'industry/manufacturing': {
    ...industry('manufacturing', 'dark'),
    square: cut('manufacturing', 'dark'),
  },
  'industry/proptech': industry('proptech', 'deep'),
  'industry/retail': industry('retail', 'dark'),

  // The 14 services: product ideation, …
  'service/scoping-session': service('scoping-session'),
  // Its ground is drawn from edge to edge.
  'service/product-design': {
    ...cover('product-design'),
    panel: cut('product-design', 'deep'),
    horizon: cut('product-design', 'deep'),
  },
  'service/digital-transformation': cover('digital-transformation'),
  'service/minimum-viable': service('mvp'),
  // … product development, …
  'service/software-development': cover('software-development'),
  'service/web-development': service('web-development'),
  'service/mobile-development': service('mobile-development'),
  'service/nearshore-teams': cover('nearshore-teams'),
  'service/ai-ds': service('data-science-ai'),
  'service/ui-ux': service('palette'),
  'service/qa': cover('quality-assurance'),
  // … and product improvement.
  'service/digital-acceleration': service('digital-acceleration'),
  'service/code-audit': service('code-audit'),
  'service/ux-audit': service('ux-audit'),

  // What is built for an industry or as a service, for the card that names it.
  'product/core-systems': told('core-systems'),
  'product/integration': told('integration'),
  'product/modernisation': told('modernisation'),
  'product/payments': told('payments'),
  'product/digital-banking': told('digital-banking'),
  'product/lending': told('lending'),
  'product/wealth': told('wealth'),
  'product/regtech': told('regtech'),
  'product/matter-management': told('matter-management'),
  'product/contract-work': told('contract-work'),
  'product/listings': told('listings'),
  'product/tenancies': told('tenancies'),
  'product/building-data': told('building-data'),
  'product/online-shops': told('online-shops'),
  'product/stock': told('stock'),
  'product/loyalty': told('loyalty'),
  'product/production-planning': told('production-planning'),
  'product/quality-control': told('quality-control'),
  'product/machine-data': told('machine-data'),
  'product/maintenance': told('maintenance'),
  'product/native-apps': told('native-apps'),
  'product/cross-platform': told('cross-platform'),
  'product/at-work': told('at-work'),
  'product/rescue': told('rescue'),
  'product/smart-metering': told('smart-metering'),
  'product/forecasting': told('forecasting'),
  'product/carbon': told('carbon'),
  'product/circular': told('circular'),
  'product/patient-records': told('patient-records'),
  'product/triage': told('triage'),
  'product/devices': told('devices'),
  'product/trials': told('trials'),

  // What clients of an industry gain, in the order of the industries.
  'gain/greentech': told('solar-panel'),
  'gain/legaltech': told('gavel'),
  'gain/manufacturing': told('factory'),
  'gain/retail': told('price-tag'),

  // Case studies. The first three stand on home.
  'case/marketplace-migration': told('marketplace-migration'),
  'case/dashboard-loading': told('dashboard-loading'),
  'case/contractor-costs': told('contractor-costs'),
  'case/member-retention': told('member-retention'),
  'case/initiative-sprint': told('initiative-sprint'),
  'case/maritime-communication': told('maritime-communication'),
  'case/customer-portal': told('customer-portal'),
  'case/homes-registration': told('homes-registration'),
  'case/remote-notarisation': told('remote-notarisation'),
  'case/defence-cluster': told('defence-cluster'),
  'case/health-search': told('health-search'),

  // What the company says of itself. Why Us: three stages of the work, …
  'company/prepare': told('prepare'),
  'company/build': told('construct'),
  'company/improve': told('improve'),
  // … its advice, …
  'company/consultancy': told('microscope'),
  // … and six savings.
  'company/ramp-up': told('first-week'),
  'company/delivery': told('courier'),
  'company/cost': told('half-price'),
  'company/time-to-market': told('hourglass'),
  'company/planning': told('measure'),
  'company/open-source': told('jigsaw'),
  // About Us: three habits.
  'company/with-your-team': told('knot'),
  'company/small-releases': told('cake'),
  'company/hand-over': told('key'),
  // Digital acceleration: two ways to work with us.
  'company/managed-team': told('whistle'),
  'company/managed-project': told('finish-flag'),
  // … and what a partner brings.
  'company/web-builder': told('bricks'),
  // Careers: how we work.
  'company/onboarding': told('umbrella'),
  'company/squad': told('cards'),
  'company/ownership': told('helm'),
  'company/level-up': told('ladder'),
  'company/party': told('balloons'),

  // Parts of pages.
  'frame/call-to-action': {
    band: { kind: 'swell', theme: 'brandCalm', side: 'right', seed: 'cta-band' },
  },
  'frame/contact': {
    'contact-wide': { kind: 'echo', theme: 'brandCalm', cx: 0.86, cy: 0.12 },
    'contact-narrow': { kind: 'echo', theme: 'brandCalm', cx: 0.88, cy: 0.1 },
    band: { kind: 'echo', theme: 'brandCalm', cx: 0.86, cy: 0.5, accent: true },
  },
  'frame/not-found': {
    'not-found-wide': { kind: 'numeral', size: 0.6 },
    'not-found-narrow': { kind: 'numeral', size: 0.42 },
  },
  'frame/world': {
    'world-large': { kind: 'world', grid: 'large' },
    'world-small': { kind: 'world', grid: 'small' },
  },
  // Home's first view where the brand has no film.
  'frame/home': {
    hero: { kind: 'swell', theme: 'darkCalm', side: 'right', force: 0.26, calm: 0.06, tilt: -0.2 },
  },
  'frame/careers-hero': { card: UNDER_LETTERS, hero: UNDER_LETTERS },
  'frame/about': { strip: cut('ferry'), ...told('ferry') },
  // The chain runs off its left edge: only broad cuts hold the anchor.
  'frame/why-us': { strip: cut('anchor'), wide: cut('anchor') },
  // How the people of a team are hired.
  'frame/hiring': tall('coffee'),
  // Human-centric: the picture of the words, and those beside the tabs.
  'frame/human-centric': tall('hat-stand'),
  'frame/belong': perk('perk-table'),
  'frame/purpose': perk('purpose'),
  'frame/impact': perk('impact'),

  // Plates without a subject, for any words that have none. Neighbours share neither kind nor theme.
  'tide/swell': tide({ kind: 'swell', theme: 'dark', force: 0.25, calm: 0.35, tilt: -0.3 }),
  'tide/echo': tide({ kind: 'echo', theme: 'tint', cx: 0.72, cy: 0.5 }),
  'tide/ripple': tide({ kind: 'echo', theme: 'brand', cx: 0.92, cy: 0.5 }),

  // Offices.
  'office/london': office('london'),
  'office/lisbon': office('lisbon'),
  // Shown in a menu too.
  'office/coimbra': { ...office('coimbra'), card: cut('coimbra') },
  'office/vilnius': office('vilnius'),

  // The nine departments of About Us; design shows its service.
  // Shown beside other pictures too.
  'department/development': { ...thumb('laptop'), ...perk('laptop') },
  'department/data-science': thumb('bars'),
  'department/project-management': thumb('clipboard'),
  'department/people': thumb('pawns'),
  'department/operations': thumb('cabinet'),
  'department/growth': thumb('magnet'),
  'department/business-development': thumb('speech'),
  'department/senior-management': thumb('king'),

  // The six perks of Careers.
  'perk/remote-first': perk('perk-remote'),
  'perk/international-projects': perk('perk-travel'),
  'perk/flexible-working-hours': perk('perk-hours'),
  'perk/team-events': perk('perk-events'),
  'perk/career-plan': perk('perk-plan'),
  'perk/informal-environment': perk('perk-rest'),

  // People: the management team and the authors of testimonials.
  'person/ines-duarte': person('ines-duarte'),
  'person/tomas-reinholt': person('tomas-reinholt'),
  'person/amara-okafor': person('amara-okafor'),
  'person/rui-carvalho': { ...person('rui-carvalho'), 'portrait-large': cut('founder') },
  'person/greta-mazeikaite': person('greta-mazeikaite'),
  'person/daniel-whitlock': person('daniel-whitlock'),
  'person/eva-lindqvist': person('eva-lindqvist'),
  'person/marcus-fennimore': person('marcus-fennimore'),
  'person/leila-haddad': person('leila-haddad'),
  'person/jonas-petraitis': person('jonas-petraitis'),
  'person/sofia-almeida': person('sofia-almeida'),
} as const satisfies Record<`${Group}/${string}`, Entry>;

/** The key of a plate. */
export type PlateKey = keyof typeof PLATES;

/** Every key, for schemas that let content choose a plate. */
// Object.keys forgets the keys' type; the object is a constant, so they are these and no others.
export const plateKeys = Object.keys(PLATES) as PlateKey[];

/** The pictures of a plate, by cut. */
export const entryOf = (key: PlateKey): Entry => PLATES[key];
