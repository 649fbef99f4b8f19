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
  /** The seed of the drawing. Default: the subject's slug. */
  seed?: string;
  /** Whether the buoy is drawn. Default: that of the cut. */
  accent?: boolean;
};

/** Anything that a picture can be drawn from. */
export type Subject = Look | Numeral | EngravedSubject | World;

/** The pictures of a plate, by cut. */
export type Plate = Partial<Record<Cut, Subject>>;

const cut = (picture: PictureName, theme?: ThemeName): EngravedSubject => ({
  kind: 'engraving',
  picture,
  ...(theme && { theme }),
});

/** The pictures of a plate that shows one subject in several cuts. */
const inCuts = (subject: Subject, ...cuts: readonly Cut[]): Plate =>
  Object.fromEntries(cuts.map((name) => [name, subject]));

const sector = (picture: PictureName) => inCuts(cut(picture), 'thumb', 'square', 'wide', 'panel');
/** The hero of an industry is dark, since white text lies on it. */
const industry = (picture: PictureName, dark: ThemeName): Plate => ({
  ...inCuts(cut(picture), 'card', 'square'),
  ...inCuts(cut(picture, dark), 'panel', 'hero', 'horizon'),
});
const service = (picture: PictureName) =>
  inCuts(cut(picture), 'thumb', 'card', 'square', 'wide', 'panel', 'hero');
/** A service whose picture reaches the edges of the window. */
const cover = (picture: PictureName): Plate => ({ ...service(picture), horizon: cut(picture) });
/** For boxes of any shape: broad, square or tall. */
const anyShape = (picture: PictureName, theme?: ThemeName) =>
  inCuts(cut(picture, theme), 'wide', 'square', 'card', 'panel');
const office = (picture: PictureName) => inCuts(cut(picture), 'wide');
const perk = (picture: PictureName) => inCuts(cut(picture), 'wide', 'square');
const position = (picture: PictureName) => inCuts(cut(picture), 'panel', 'square');
const person = (picture: PictureName) => inCuts(cut(picture), 'portrait', 'portrait-small');
/** For tall boxes beside text. */
const tall = (picture: PictureName) => inCuts(cut(picture), 'card', 'square');
const thumb = (picture: PictureName) => inCuts(cut(picture), 'thumb');
const tide = (look: Look) => inCuts(look, 'wide', 'square', 'card');

/** Water without a subject, which the large letters of a hero would cover. */
const UNDER_LETTERS: Look = {
  kind: 'swell',
  theme: 'darkCalm',
  side: 'right',
  force: 0.3,
  calm: 0.1,
  tilt: -0.28,
};

/**
 * Every plate of the site, by group and slug. To add one, choose the kind by meaning and a theme that its neighbours don't have, and look at the
 * result. If it looks weak, change an option of its kind or the seed.
 */
const PLATES = {
  // The 23 industries of the selector, in its order. Neighbours have different themes.
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
  // Its square has white text on it too.
  'industry/manufacturing': {
    ...industry('manufacturing', 'dark'),
    square: cut('manufacturing', 'dark'),
  },
  'industry/proptech': industry('proptech', 'deep'),
  'industry/retail': industry('retail', 'dark'),

  // The 14 services: product ideation, …
  'service/scoping-session': service('scoping-session'),
  // Its background reaches the edges of the window.
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

  // Products of industries and services, for their cards.
  'product/core-systems': anyShape('core-systems'),
  'product/integration': anyShape('integration'),
  'product/modernisation': anyShape('modernisation'),
  'product/payments': anyShape('payments'),
  'product/digital-banking': anyShape('digital-banking'),
  'product/lending': anyShape('lending'),
  'product/wealth': anyShape('wealth'),
  'product/regtech': anyShape('regtech'),
  'product/matter-management': anyShape('matter-management'),
  'product/contract-work': anyShape('contract-work'),
  'product/listings': anyShape('listings'),
  'product/tenancies': anyShape('tenancies'),
  'product/building-data': anyShape('building-data'),
  'product/online-shops': anyShape('online-shops'),
  'product/marketplaces': anyShape('marketplaces'),
  'product/stock': anyShape('stock'),
  'product/loyalty': anyShape('loyalty'),
  'product/production-planning': anyShape('production-planning'),
  'product/quality-control': anyShape('quality-control'),
  'product/machine-data': anyShape('machine-data'),
  'product/maintenance': anyShape('maintenance'),
  'product/native-apps': anyShape('native-apps'),
  'product/cross-platform': anyShape('cross-platform'),
  'product/at-work': anyShape('at-work'),
  'product/rescue': anyShape('rescue'),
  'product/smart-metering': anyShape('smart-metering'),
  'product/forecasting': anyShape('forecasting'),
  'product/carbon': anyShape('carbon'),
  'product/flexibility': anyShape('flexibility'),
  'product/circular': anyShape('circular'),
  'product/patient-records': anyShape('patient-records'),
  'product/telehealth': anyShape('telehealth'),
  'product/triage': anyShape('triage'),
  'product/health-information': anyShape('health-information'),
  'product/devices': anyShape('devices'),
  'product/trials': anyShape('trials'),

  // Benefits for clients of an industry, in the order of the industries.
  'gain/greentech': anyShape('solar-panel'),
  'gain/legaltech': anyShape('gavel'),
  'gain/manufacturing': anyShape('factory'),
  'gain/retail': anyShape('price-tag'),

  // The question at the end of a page.
  'question/manufacturing': anyShape('pillar-drill'),
  'question/fintech': anyShape('bank-card'),
  'question/digital-acceleration': anyShape('snail'),
  'question/digital-transformation': anyShape('typewriter'),
  'question/work': anyShape('tally-counter'),

  // Case studies; the first three are on the home page.
  'case/marketplace-migration': anyShape('marketplace-migration'),
  'case/dashboard-loading': anyShape('dashboard-loading'),
  'case/contractor-costs': anyShape('contractor-costs'),
  'case/member-retention': anyShape('member-retention'),
  'case/initiative-sprint': anyShape('initiative-sprint'),
  'case/maritime-communication': anyShape('maritime-communication'),
  'case/customer-portal': anyShape('customer-portal'),
  'case/homes-registration': anyShape('homes-registration'),
  'case/remote-notarisation': anyShape('remote-notarisation'),
  'case/defence-cluster': anyShape('defence-cluster'),
  'case/health-search': anyShape('health-search'),

  // The company. Why Us: three stages of the work, …
  'company/prepare': anyShape('prepare'),
  'company/build': anyShape('construct'),
  'company/improve': anyShape('improve'),
  // … its advice, …
  'company/consultancy': anyShape('microscope'),
  // … and six savings.
  'company/ramp-up': anyShape('first-week'),
  'company/delivery': anyShape('courier'),
  'company/cost': anyShape('half-price'),
  'company/time-to-market': anyShape('hourglass'),
  'company/planning': anyShape('measure'),
  'company/open-source': anyShape('jigsaw'),
  // About Us: three habits.
  'company/with-your-team': anyShape('knot'),
  'company/small-releases': anyShape('cake'),
  'company/hand-over': anyShape('key'),
  // Digital acceleration: two ways to work with us.
  'company/managed-team': anyShape('whistle'),
  'company/managed-project': anyShape('finish-flag'),
  // … and what a partner brings.
  'company/web-builder': anyShape('bricks'),
  // Open positions.
  'position/software-engineer': position('chair'),
  'position/product-designer': position('pencils'),
  'position/test-engineer': position('beetle'),
  // Nearshore teams: three sizes.
  'company/specialist': perk('one-rower'),
  'company/pair': perk('two-rowers'),
  'company/whole-team': perk('coxed-four'),
  // An article for candidates.
  'company/cv': anyShape('cv'),
  // Careers: how we work.
  'company/onboarding': anyShape('umbrella'),
  'company/squad': anyShape('cards'),
  'company/ownership': anyShape('helm'),
  'company/level-up': anyShape('ladder'),
  'company/party': anyShape('balloons'),

  // Parts of pages.
  'frame/call-to-action': {
    band: { kind: 'swell', theme: 'brandCalm', side: 'right', seed: 'cta-band' },
  },
  'frame/contact': {
    'contact-wide': { kind: 'echo', theme: 'brandCalm', cx: 0.86, cy: 0.12 },
    'contact-narrow': { kind: 'echo', theme: 'brandCalm', cx: 0.88, cy: 0.1 },
    band: { kind: 'echo', theme: 'brandCalm', cx: 0.86, cy: 0.5, accent: true },
    panel: { kind: 'echo', theme: 'brandCalm', cx: 0.6, cy: 0.5 },
    square: { kind: 'echo', theme: 'brandCalm', cx: 0.6, cy: 0.5 },
  },
  'frame/not-found': {
    'not-found-wide': { kind: 'numeral', size: 0.6 },
    'not-found-narrow': { kind: 'numeral', size: 0.42 },
  },
  'frame/world': {
    'world-large': { kind: 'world', grid: 'large' },
    'world-small': { kind: 'world', grid: 'small' },
  },
  // The home page's hero for a brand without a film.
  'frame/home': {
    hero: { kind: 'swell', theme: 'darkCalm', side: 'right', force: 0.26, calm: 0.06, tilt: -0.2 },
  },
  'frame/careers-hero': { card: UNDER_LETTERS, hero: UNDER_LETTERS },
  'frame/about': { strip: cut('ferry'), ...anyShape('ferry') },
  // The chain leaves the picture at the left, so only broad cuts show the whole anchor.
  'frame/why-us': { strip: cut('anchor'), wide: cut('anchor') },
  // Two forms.
  'frame/call': inCuts(cut('telephone'), 'panel', 'square'),
  'frame/apply': inCuts(cut('letter'), 'panel', 'square'),
  'frame/privacy': inCuts(cut('shredder'), 'panel', 'square'),
  'frame/hiring': tall('coffee'),
  // Human-centric: the picture beside the text, and those beside the tabs.
  'frame/human-centric': inCuts(cut('hat-stand'), 'square'),
  'frame/belong': perk('perk-table'),
  'frame/purpose': perk('purpose'),
  'frame/impact': perk('impact'),

  // Plates without a subject, for any text. Neighbours have different kinds and themes.
  'tide/swell': tide({ kind: 'swell', theme: 'dark', force: 0.25, calm: 0.35, tilt: -0.3 }),
  'tide/echo': tide({ kind: 'echo', theme: 'tint', cx: 0.04, cy: 1.1 }),
  'tide/ripple': tide({ kind: 'echo', theme: 'brand', cx: 0.92, cy: 0.5 }),

  // Offices.
  'office/london': office('london'),
  'office/lisbon': office('lisbon'),
  // Also shown in a menu.
  'office/coimbra': { ...office('coimbra'), card: cut('coimbra') },
  'office/vilnius': office('vilnius'),

  // The nine departments of About Us; design shows its service. Some are shown large elsewhere.
  'department/development': { ...thumb('laptop'), ...perk('laptop'), panel: cut('laptop') },
  'department/data-science': { ...thumb('telescope'), ...anyShape('telescope', 'pale') },
  'department/project-management': { ...thumb('clipboard'), ...anyShape('clipboard', 'pale') },
  'department/people': thumb('pawns'),
  'department/operations': { ...thumb('cabinet'), panel: cut('cabinet') },
  'department/growth': thumb('magnet'),
  'department/business-development': { ...thumb('cans'), ...anyShape('cans') },
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
  'person/rui-carvalho': person('rui-carvalho'),
  'person/greta-mazeikaite': person('greta-mazeikaite'),
  'person/daniel-whitlock': person('daniel-whitlock'),
  'person/eva-lindqvist': person('eva-lindqvist'),
  'person/marcus-fennimore': person('marcus-fennimore'),
  'person/leila-haddad': person('leila-haddad'),
  'person/jonas-petraitis': person('jonas-petraitis'),
  'person/sofia-almeida': person('sofia-almeida'),
} as const satisfies Record<`${string}/${string}`, Plate>;

export type PlateKey = keyof typeof PLATES;

// Object.keys() returns string[]; the keys of this constant are known.
export const plateKeys = Object.keys(PLATES) as PlateKey[];

/** The pictures of a plate, by cut. */
export const plateOf = (key: PlateKey): Plate => PLATES[key];
