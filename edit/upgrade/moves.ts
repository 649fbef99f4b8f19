/**
 * How records of 0.1.0, the first version, become those of this one. Each line of `moves` takes the sections that it names and says what
 * they are called now; sections of this version come through as they are, so that all lines can run at any time.
 */

/** A section as content holds it. */
export type Section = Readonly<Record<string, unknown>>;

interface Move {
  /** The type, and the layout after a stop: `points.terms`; the type alone for sections that named no layout. */
  readonly from: string;
  /** What the section is called now, in the same way; or what says it by what the section holds. */
  readonly to: string | ((section: Section) => string);
  /** What else changes. Undefined fields are left out. */
  readonly change?: (section: Section) => Section;
}

type Item = Section & { readonly figure?: { readonly share?: number } };

/** The items of a section, which content of any version holds in a list. */
const itemsOf = ({ items }: Section) => (Array.isArray(items) ? (items as readonly Item[]) : []);

/** What benefits were drawn as by what they held. */
function benefitsBecome(section: Section): string {
  const items = itemsOf(section);
  if (section.picture) return 'points.beside';
  if (items.every(({ figure }) => figure?.share)) return 'exhibit.bars';
  return items.some(({ figure }) => figure) ? 'points.list' : 'points.cards';
}

/** The fields of benefits: icons stood in sentences and tables without being shown. */
function benefitsFields(section: Section): Section {
  const to = benefitsBecome(section);
  if (to === 'points.list' || to === 'points.beside') return section;
  const items = itemsOf(section).map(({ icon: _icon, ...item }) => item);
  if (to === 'points.cards') return { ...section, items };
  const bars = items.map(({ figure, ...item }) => ({ ...item, ...figure }));
  return { ground: 'quiet', ...section, items: bars };
}

/** A drawing that became an exhibit. @param ground what it stood on where nothing else was said */
const exhibit = (
  from: string,
  drawing: string | ((section: Section) => string),
  ground?: string,
  change = (section: Section) => section,
): Move => ({
  from,
  to: (section) => `exhibit.${typeof drawing === 'string' ? drawing : drawing(section)}`,
  change: (section) => ({ ...(ground && { ground }), ...change(section) }),
});

/** The same in the hero of a page: the fields that are not the hero's own are the exhibit's. */
function inHero(section: Section): Section {
  const { type: _type, layout: _layout, ...own } = section;
  const { id, ground, heading, lead, actions, figures, ...fields } = own;
  return { id, ground, heading, lead, actions, exhibit: fields, ...(figures ? { figures } : {}) };
}

/** Steps by the stages that they named: a step without one belonged to that of the step before it. */
function stagesOf(section: Section): Section {
  const stages: { name: unknown; items: Section[] }[] = [];
  for (const { stage, ...step } of itemsOf(section)) {
    if (stage) stages.push({ name: stage, items: [] });
    stages.at(-1)?.items.push(step);
  }
  const { items: _items, ...rest } = section;
  return { ...rest, stages };
}

/** Every section of an earlier version that is called or built otherwise now. */
export const moves: readonly Move[] = [
  { from: 'benefits', to: benefitsBecome, change: benefitsFields },
  exhibit('points.ranked', 'ranked', 'tint'),
  exhibit('points.board', 'board', 'tint'),
  exhibit('points.recording', 'recording', 'quiet'),
  exhibit('points.screens', 'form', 'quiet'),
  exhibit('points.deck', 'deck'),
  exhibit('statement.answer', 'chart', undefined, ({ text: lead, ...section }) => ({
    ...section,
    lead,
  })),
  exhibit('statement.wireframe', 'wireframe', undefined, ({ text: lead, notes, ...section }) => {
    const [screen, field, button] = Array.isArray(notes) ? notes : [];
    return { ...section, lead, notes: { screen, field, button } };
  }),
  exhibit('steps.calendar', 'calendar', 'quiet', stagesOf),
  exhibit('steps.strip', 'storyboard', 'quiet', (section) => ({
    ...section,
    items: itemsOf(section).map(({ drawing: sketch, ...item }) => ({ ...item, sketch })),
  })),
  exhibit('steps.timeline', 'timeline', undefined, ({ days: _days, ...section }) => section),
  exhibit('steps.rising', 'staircase'),
  exhibit('story.contrast', 'contrast'),
  exhibit(
    'story.screen',
    'screen',
    undefined,
    ({ caption: lead, vignette: screen, ...section }) => ({ ...section, lead, screen }),
  ),
  exhibit(
    'mediaText.screen',
    ({ screen }) => String(screen),
    'tint',
    ({ screen: _screen, ...section }) => section,
  ),
  {
    from: 'pageHero.screen',
    to: 'pageHero.exhibit',
    change: ({ screen: drawing, ...section }) => ({
      ground: 'dark',
      ...inHero({ ...section, drawing }),
    }),
  },
  {
    from: 'pageHero.compared',
    to: 'pageHero.exhibit',
    change: (section) => inHero({ drawing: 'before-after', ...section }),
  },
  {
    from: 'pageHero.measured',
    to: 'pageHero.exhibit',
    change: ({ reading: _reading, focus: _focus, ...section }) =>
      inHero({ drawing: 'calliper', ...section }),
  },
  {
    from: 'pageHero.phones',
    to: 'pageHero.beside',
    change: ({ phones: _phones, ...section }) => section,
  },
  { from: 'points.falling', to: 'points.cards' },
  { from: 'points.large', to: 'points.cards' },
  { from: 'points.terms', to: 'points.columns' },
  { from: 'points.halves', to: 'points.columns' },
  {
    from: 'points.sequence',
    to: 'points.columns',
    change: (section) => ({ ...section, ordered: true }),
  },
  {
    from: 'points.rows',
    to: 'points.cards',
    change: (section) => ({ ground: 'dark', ...section }),
  },
  { from: 'solutions.mosaic', to: 'pictureCards.pairs' },
  {
    from: 'caseStudies',
    to: ({ as }) => `caseStudies.${typeof as === 'string' && as !== 'ledger' ? as : 'cards'}`,
    change: ({ as: _as, ...section }) => section,
  },
  { from: 'pageHero.banner', to: 'pageHero.cutIn' },
  { from: 'pageHero.small', to: 'pageHero.beside' },
  { from: 'pageHero.spread', to: 'pageHero.band' },
  {
    from: 'mediaText.plaque',
    to: 'mediaText',
    change: ({ title, ...section }) => ({ ...section, label: title }),
  },
  {
    from: 'mediaText.cover',
    to: 'mediaText',
    change: ({ title, subtitle, ...section }) => ({
      ...section,
      label: title,
      text: [subtitle, section.text].filter(Boolean).join('. '),
      side: 'start',
    }),
  },
  {
    from: 'figures.icons',
    to: 'figures.rows',
    change: (section) => ({ ...section, mark: 'icon' }),
  },
  { from: 'figures.grid', to: 'figures.large' },
  {
    from: 'figures.sentence',
    to: 'figures.small',
    change: ({ text: _text, highlighted: _highlighted, ...section }) => section,
  },
  {
    from: 'figures.lead',
    to: 'statement.figure',
    change: ({ goesOn: text, ...section }) => ({ ...section, text }),
  },
  {
    from: 'figures.beside',
    to: 'figures.rows',
    change: ({ action: _action, ...section }) => section,
  },
  {
    from: 'statement.control',
    to: 'statement.loud',
    change: ({ on: _on, off: _off, states: _states, ...section }) => section,
  },
  {
    from: 'callToAction.pictured',
    to: 'callToAction.question',
    change: (section) => ({ ...section, wide: 'picture' }),
  },
  {
    from: 'callToAction.claim',
    to: 'callToAction.thin',
    change: ({ label: _label, action, ...section }) => ({
      ...section,
      actions: action && [action],
    }),
  },
  { from: 'logos.columns', to: 'logos' },
  { from: 'services.half', to: 'services.rows' },
  { from: 'tabs.waves', to: 'tabs.stages' },
  { from: 'tabs.progress', to: 'tabs.row' },
  {
    from: 'tabs.words',
    to: 'tabs.stages',
    change: (section) => ({
      ...section,
      items: itemsOf(section).map(({ title, ...item }) => ({ ...item, subtitle: title })),
    }),
  },
  { from: 'pictureCards.falling', to: 'pictureCards.wide' },
  ...['pictureCards.titled', 'pictureCards.tall'].map((from) => ({
    from,
    to: 'pictureCards.wide',
    change: (section: Section) => ({ ground: 'dark', ...section }),
  })),
  {
    from: 'pictureCards.halves',
    to: 'pictureCards.wide',
    change: (section) => ({
      ...section,
      items: itemsOf(section).map(({ action, ...item }) => ({ ...item, link: action })),
    }),
  },
  {
    from: 'industriesCarousel',
    to: 'pictureCards.snap',
    change: ({ slides, ...section }) => ({
      ...section,
      items: itemsOf({ items: slides }).flatMap(itemsOf),
    }),
  },
  {
    from: 'steps.across',
    to: 'points.cards',
    change: (section) => ({ ordered: true, ...section }),
  },
  {
    from: 'steps.beside',
    to: 'points.beside',
    change: (section) => ({ ordered: true, ground: 'light', ...section }),
  },
  { from: 'solutions.list', to: 'points.list' },
  { from: 'solutions.cards', to: 'pictureCards.pairs' },
  { from: 'pictureCards.rows', to: 'points.list' },
  {
    from: 'statement.quiet',
    to: ({ text }) => (text ? 'mediaText' : 'statement.loud'),
    change: ({ picture, ...section }) => ({ ...section, ...(section.text ? { picture } : {}) }),
  },
  {
    from: 'story.rows',
    to: 'story.rows',
    change: (section) => ({
      ...section,
      items: itemsOf(section).map(({ turning: _turning, ...item }) => item),
    }),
  },
  { from: 'logos.row', to: 'logos' },
  { from: 'logos.media', to: 'logos', change: (section) => ({ ...section, of: 'media' }) },
  {
    from: 'mediaText.portrait',
    to: 'mediaText',
    change: (section) => ({ ground: 'dark', ...section }),
  },
  ...['mediaText.half', 'mediaText.standing', 'mediaText.portraits'].map((from) => ({
    from,
    to: 'mediaText',
    change: ({ people: _people, ...section }: Section) => section,
  })),
  {
    from: 'pageHero.dark',
    to: 'pageHero.beside',
    change: (section) => ({ ground: 'dark', side: 'start', ...section }),
  },
  { from: 'pageHero.under', to: 'pageHero.band' },
  { from: 'pageHero.case', to: 'pageHero.facts' },
  { from: 'pageHero.position', to: 'pageHero.facts' },
  {
    from: 'tabs.staffs',
    to: 'tabs.stages',
    change: (section) => ({ ground: 'tint', ...section }),
  },
  { from: 'team', to: 'directory.team' },
  { from: 'offices', to: 'directory.offices' },
  { from: 'openPositions', to: 'directory.positions' },
  { from: 'howWeWork', to: 'sharedSection.howWeWork' },
  { from: 'sharedSection', to: 'sharedSection.contacts' },
];

/** The name of a section in `from`: its type, and its layout where it has one. */
export const nameOf = ({ type, layout }: Section) => `${type}${layout ? `.${layout}` : ''}`;

/** A section of an earlier version in the type and layout that it has now; one of this version as it is. */
function renamed(section: Section): Section {
  const move = moves.find(({ from }) => from === nameOf(section));
  if (!move) return section;
  const { type: _type, layout: _layout, ...fields } = move.change?.(section) ?? section;
  const to = typeof move.to === 'string' ? move.to : move.to(section);
  const [type, layout] = to.split('.');
  const kind = type === 'exhibit' ? 'drawing' : 'layout';
  return { type, ...(layout && { [kind]: layout }), ...fields };
}

/** The types whose sections held headline figures, which now stand in a section of their own. */
const HELD_FIGURES = ['pageHero', 'pictureCards', 'points', 'statement'];

/** What a section of an earlier version is now, which may be two sections; one of this version as it is. */
export function moved(section: Section): readonly Section[] {
  const now = renamed(section);
  if (!HELD_FIGURES.includes(String(now.type)) || !Array.isArray(now.figures)) return [now];
  const { figures, ...own } = now;
  const id = `${own.id}-figures`;
  const small = { type: 'figures', layout: 'small', id, heading: 'In figures', figures };
  return figures.length > 0 ? [own, small] : [own];
}

/**
 * The navigation of earlier versions, with its three menus, as a list of any number.
 * @param navigation its fields, and the fields of each; what those hold is handed on as it is
 * @returns the same object where it is of this version
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
