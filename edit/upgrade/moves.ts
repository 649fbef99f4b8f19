/**
 * Migrates records from 0.1.0, the first version, to this one. Each entry of `moves` migrates one kind of section. Sections
 * of this version stay as they are, so the migration can run at any time.
 */

/** A section in content. */
export type Section = Readonly<Record<string, unknown>>;

/** Changes to fields, in this order. */
interface Fields {
  readonly drops?: readonly string[];
  /** New names of fields by their earlier names. */
  readonly renames?: Readonly<Record<string, string>>;
  /** Values for fields that the section lacks. */
  readonly gives?: Section;
}

interface Move extends Fields {
  /** The new type and layout, or a function that decides them from the section's data. */
  readonly to: string | ((section: Section) => string);
  readonly items?: Fields;
  /** Other changes. Fields that it sets to undefined are removed. */
  readonly change?: (section: Section) => Section;
}

type Item = Section & { readonly figure?: { readonly share?: number } };

/** The items of a section, a list in every version. */
const itemsOf = ({ items }: Section) => (Array.isArray(items) ? (items as readonly Item[]) : []);

/** The new type and layout of benefits, which were drawn by their data. */
function benefitsBecome(section: Section): string {
  const items = itemsOf(section);
  if (section.picture) return 'points.beside';
  if (items.every(({ figure }) => figure?.share)) return 'exhibit.bars';
  return items.some(({ figure }) => figure) ? 'points.list' : 'points.cards';
}

/** The fields of benefits without icons in sentences and tables, which never showed them. */
function benefitsFields(section: Section): Section {
  const to = benefitsBecome(section);
  if (to === 'points.list' || to === 'points.beside') return section;
  const items = itemsOf(section).map(({ icon: _icon, ...item }) => item);
  if (to === 'points.cards') return { ...section, items };
  const bars = items.map(({ figure, ...item }) => ({ ...item, ...figure }));
  return { ground: 'quiet', ...section, items: bars };
}

/** An exhibit in the hero of a page: it gets the fields that are not the hero's own. */
function inHero(section: Section): Section {
  const { type: _type, layout: _layout, ...own } = section;
  const { id, ground, heading, lead, actions, figures, ...fields } = own;
  return { id, ground, heading, lead, actions, exhibit: fields, ...(figures ? { figures } : {}) };
}

/** Steps grouped by stage. A step without a stage belonged to that of the step before it. */
function stagesOf(section: Section): Section {
  const stages: { name: unknown; items: Section[] }[] = [];
  for (const { stage, ...step } of itemsOf(section)) {
    if (stage) stages.push({ name: stage, items: [] });
    stages.at(-1)?.items.push(step);
  }
  const { items: _items, ...rest } = section;
  return { ...rest, stages };
}

/** The notes of a wireframe by subject. Earlier versions listed them in this order. */
function wireframeNotes({ notes, ...section }: Section): Section {
  const [screen, field, button] = Array.isArray(notes) ? notes : [];
  return { ...section, notes: { screen, field, button } };
}

/** The captions of enlarged parts of a screen, which are notes on it. */
function screenNotes({ parts, ...section }: Section): Section {
  if (!Array.isArray(parts)) return section;
  return { ...section, notes: (parts as readonly Section[]).map(({ caption }) => caption) };
}

/** A cover with the text of its plaque put before its own. */
const coverText = ({ subtitle, text, ...section }: Section): Section => ({
  ...section,
  text: [subtitle, text].filter(Boolean).join('. '),
  side: 'start',
});

const DARK = { ground: 'dark' };
const TINT = { ground: 'tint' };
const QUIET = { ground: 'quiet' };

/**
 * Every section of an earlier version that has another name or structure now, by type and layout, such as `points.terms`, or
 * by type alone if it named no layout.
 */
export const moves: Readonly<Record<string, Move>> = {
  benefits: { to: benefitsBecome, change: benefitsFields },
  'points.ranked': { to: 'exhibit.ranked', gives: TINT },
  'points.board': { to: 'exhibit.board', gives: TINT },
  'points.recording': { to: 'exhibit.recording', gives: QUIET },
  'points.screens': { to: 'exhibit.form', gives: QUIET },
  'points.deck': { to: 'exhibit.deck' },
  'statement.answer': { to: 'exhibit.chart', renames: { text: 'lead' } },
  'statement.wireframe': {
    to: 'exhibit.wireframe',
    renames: { text: 'lead' },
    change: wireframeNotes,
  },
  'steps.calendar': { to: 'exhibit.calendar', gives: QUIET, change: stagesOf },
  'steps.strip': {
    to: 'exhibit.storyboard',
    gives: QUIET,
    items: { renames: { drawing: 'sketch' } },
  },
  'steps.timeline': { to: 'exhibit.timeline', drops: ['days'] },
  'steps.rising': { to: 'exhibit.staircase' },
  'story.contrast': { to: 'exhibit.contrast' },
  'story.screen': {
    to: 'exhibit.screen',
    renames: { caption: 'lead', vignette: 'screen' },
    change: screenNotes,
  },
  'mediaText.screen': {
    to: ({ screen }) => `exhibit.${screen}`,
    drops: ['screen'],
    gives: TINT,
  },
  'pageHero.screen': {
    to: 'pageHero.exhibit',
    renames: { screen: 'drawing' },
    gives: DARK,
    change: inHero,
  },
  'pageHero.compared': {
    to: 'pageHero.exhibit',
    gives: { drawing: 'before-after' },
    change: inHero,
  },
  'pageHero.measured': {
    to: 'pageHero.exhibit',
    drops: ['reading', 'focus'],
    gives: { drawing: 'calliper' },
    change: inHero,
  },
  'pageHero.phones': { to: 'pageHero.beside', drops: ['phones'] },
  'points.falling': { to: 'points.cards' },
  'points.terms': { to: 'points.columns' },
  'points.halves': { to: 'points.columns' },
  'points.sequence': { to: 'points.columns', gives: { ordered: true } },
  'points.rows': { to: 'points.cards', gives: DARK },
  'solutions.mosaic': { to: 'pictureCards.pairs' },
  caseStudies: {
    to: ({ as }) => `caseStudies.${typeof as === 'string' && as !== 'ledger' ? as : 'cards'}`,
    drops: ['as'],
  },
  'pageHero.banner': { to: 'pageHero.cutIn' },
  'pageHero.small': { to: 'pageHero.beside' },
  'pageHero.spread': { to: 'pageHero.band' },
  'mediaText.plaque': { to: 'mediaText', drops: ['label'], renames: { title: 'label' } },
  'mediaText.cover': {
    to: 'mediaText',
    drops: ['label', 'points'],
    renames: { title: 'label' },
    change: coverText,
  },
  'figures.icons': { to: 'figures.rows', gives: { mark: 'icon' } },
  'figures.table': { to: 'figures.rows' },
  'figures.grid': { to: 'figures.large' },
  'figures.sentence': { to: 'figures.small', drops: ['text', 'highlighted'] },
  'figures.lead': { to: 'statement.figure', drops: ['text'], renames: { goesOn: 'text' } },
  'figures.beside': { to: 'figures.rows', drops: ['action'] },
  'statement.control': { to: 'statement.loud', drops: ['on', 'off', 'states'] },
  'callToAction.pictured': { to: 'callToAction.question', gives: { wide: 'picture' } },
  'callToAction.claim': {
    to: 'callToAction.thin',
    drops: ['label'],
    change: ({ action, ...section }) => ({ ...section, actions: action && [action] }),
  },
  'logos.columns': { to: 'logos' },
  'services.half': { to: 'services.rows' },
  'tabs.waves': { to: 'tabs.stages' },
  'tabs.progress': { to: 'tabs.row' },
  'tabs.words': { to: 'tabs.stages', items: { renames: { title: 'subtitle' } } },
  'pictureCards.falling': { to: 'pictureCards.wide' },
  'pictureCards.titled': { to: 'pictureCards.wide', gives: DARK },
  'pictureCards.tall': { to: 'pictureCards.wide', gives: DARK },
  'pictureCards.halves': { to: 'pictureCards.wide', items: { renames: { action: 'link' } } },
  industriesCarousel: {
    to: 'pictureCards.snap',
    change: ({ slides, ...section }) => ({
      ...section,
      items: itemsOf({ items: slides }).flatMap(itemsOf),
    }),
  },
  'steps.across': { to: 'points.cards', gives: { ordered: true } },
  'steps.beside': { to: 'points.beside', gives: { ordered: true, ground: 'light' } },
  'solutions.list': { to: 'points.list' },
  'solutions.cards': { to: 'pictureCards.pairs' },
  'pictureCards.rows': { to: 'points.list' },
  'statement.quiet': {
    to: ({ text }) => (text ? 'mediaText' : 'statement.loud'),
    change: ({ picture, ...section }) => ({ ...section, ...(section.text ? { picture } : {}) }),
  },
  'story.rows': { to: 'story.rows', items: { drops: ['turning'] } },
  'logos.row': { to: 'logos' },
  'logos.media': { to: 'logos', gives: { of: 'media' } },
  'mediaText.portrait': { to: 'mediaText', gives: DARK },
  'mediaText.half': { to: 'mediaText', drops: ['people'] },
  'mediaText.standing': { to: 'mediaText', drops: ['people'] },
  'mediaText.portraits': { to: 'mediaText', drops: ['people'] },
  'pageHero.dark': { to: 'pageHero.beside', gives: { ground: 'dark', side: 'start' } },
  'pageHero.under': { to: 'pageHero.band' },
  'pageHero.case': { to: 'pageHero.facts' },
  'pageHero.position': { to: 'pageHero.facts' },
  'tabs.staffs': { to: 'tabs.stages', gives: TINT },
  team: { to: 'directory.team' },
  offices: { to: 'directory.offices' },
  openPositions: { to: 'directory.positions' },
  howWeWork: { to: 'sharedSection.howWeWork' },
  sharedSection: { to: 'sharedSection.contacts' },
};

function changed(fields: Section, { drops = [], renames = {}, gives = {} }: Fields): Section {
  const kept = Object.entries(fields).filter(([name]) => !drops.includes(name));
  const renamed = kept.map(([name, value]) => [renames[name] ?? name, value]);
  return { ...gives, ...Object.fromEntries(renamed) };
}

/** The type of a section, followed by its layout if it has one. */
export const nameOf = ({ type, layout }: Section) => `${type}${layout ? `.${layout}` : ''}`;

/** A section of an earlier version with its new type and layout; one of this version unchanged. */
function renamed(section: Section): Section {
  const [, move] = Object.entries(moves).find(([name]) => name === nameOf(section)) ?? [];
  if (!move) return section;
  const { change = (same) => same, items, to: next } = move;
  const own = items
    ? { ...section, items: itemsOf(section).map((item) => changed(item, items)) }
    : section;
  const { type: _type, layout: _layout, ...fields } = change(changed(own, move));
  const to = typeof next === 'string' ? next : next(section);
  const [type, layout] = to.split('.');
  const kind = type === 'exhibit' ? 'drawing' : 'layout';
  return { type, ...(layout && { [kind]: layout }), ...fields };
}

/** The types of section that held headline figures, which are now in a section of their own. */
const HELD_FIGURES = ['pageHero', 'pictureCards', 'points', 'statement'];

/** The migrated form of an earlier section, which may be two sections; one of this version unchanged. */
export function moved(section: Section): readonly Section[] {
  const now = renamed(section);
  if (!HELD_FIGURES.includes(String(now.type)) || !Array.isArray(now.figures)) return [now];
  const { figures, ...own } = now;
  const id = `${own.id}-figures`;
  const small = { type: 'figures', layout: 'small', id, heading: 'In figures', figures };
  return figures.length > 0 ? [own, small] : [own];
}

/**
 * Migrates the navigation: earlier versions had three fixed menus, this one has a list of any length.
 * @param navigation its fields; deeper values are passed on unchanged
 * @returns the same object if it is of this version
 */
export function movedNavigation(
  navigation: Readonly<Record<string, Section>>,
): Readonly<Record<string, unknown>> {
  const { services, portfolio, company, careers, contact, footer } = navigation;
  if (!services || !portfolio || !company || !careers || !footer) return navigation;
  const item = ({ label, href, section }: Section) => ({ label, href, section });
  const industryLinks = [portfolio.all, portfolio.work].filter(Boolean);
  return {
    menu: [
      {
        ...item(services),
        dropdown: { holds: 'services', links: [services.all], offer: services.offer },
      },
      {
        ...item(portfolio),
        dropdown: {
          holds: 'industries',
          title: portfolio.title,
          links: industryLinks,
          offer: portfolio.offer,
        },
      },
      {
        ...item(company),
        dropdown: {
          holds: 'entries',
          title: company.label,
          entries: company.items,
          offer: company.offer,
        },
      },
      careers,
    ],
    contact,
    footer: {
      message: footer.message,
      lists: [
        { holds: 'services', links: [services.all] },
        { holds: 'industries', title: 'Industries', links: industryLinks },
        { holds: 'entries', title: company.label, entries: footer.company },
        { holds: 'entries', title: careers.label, below: true, entries: footer.careers },
      ],
      legal: footer.legal,
    },
  };
}
