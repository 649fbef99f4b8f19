import { expect, test } from 'vitest';
import {
  allIn,
  hrefsIn,
  landmark,
  linksIn,
  recordsIn,
  section,
  sectionsOf,
  texts,
  wordsOf,
} from '../built-site.ts';

/** The specification of one service page, with sections named by id. */
interface Expected {
  /** Records of each section: cards, components, benefits, roles, cases, slides' cards. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Labels of the tabs in their order, and the one that is open first if that is not the first. */
  readonly tabs?: readonly string[];
  readonly initial?: string;
  /** The list items of a tab's panel, by the tab's label. */
  readonly items?: Readonly<Record<string, readonly string[]>>;
  readonly steps?: readonly [steps: number, stages: number];
  readonly slides?: readonly (readonly string[])[];
  /** The number of questions; five to seven if the specification gives none. */
  readonly faq?: number;
  /** Entries of the in-page navigation, in their order. */
  readonly nav?: readonly string[];
  /** Figures of a section besides the four of the common pattern. */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
  readonly has?: readonly string[];
  /** Links that the page must have. A button without specified words has no label here. */
  readonly links?: readonly { readonly label?: string; readonly href: string }[];
}

const AGILE = {
  tabs: ['Backlog', 'Bootstrap', 'Wave 0', 'Wave-in'],
  items: {
    Bootstrap: ['high-level architecture', 'briefing', 'CI/CD workflow', 'feature 0'],
    'Wave 0': ['data model', 'PoC', 'MTP', 'MVP', 'viability assessment'],
    'Wave-in': ['production increments', 'wave retrospective reviews'],
  },
  slides: [
    ['fintech', 'energy', 'productization'],
    ['legaltech', 'proptech', 'healthtech'],
  ],
} satisfies Expected;

const SPECIFICATION: Readonly<Record<string, Expected>> = {
  'digital-transformation': {
    counts: { solution: 13, components: 4, benefits: 5, 'case-studies': 3 },
    names: {
      components: [
        'tech adoption',
        'process optimisation',
        'cultural shift',
        'customer experience enhancement',
      ],
      benefits: [
        'improved efficiency',
        'enhanced customer experience',
        'increased agility and innovation',
        'data-driven decision-making',
        'expanded market reach',
      ],
      industries: ['fintech', 'healthcare', 'technology'],
    },
    has: ['why-us'],
    links: [
      { href: '/company/why-us' },
      { label: 'Get started with your digital transformation project', href: '/contact' },
    ],
    faq: 7,
  },
  'scoping-session': {
    counts: { benefits: 4 },
    tabs: ['Analyze', 'Discovery', 'Planning'],
    initial: 'Planning',
    faq: 2,
  },
  'product-design': {
    tabs: ['Research', 'Ideation', 'Execution', 'Technical assessment'],
    items: {
      Research: ['briefing', 'benchmark', 'user research'],
      Ideation: ['brainstorming', 'wireframing', 'prototyping'],
      Execution: ['development', 'testing', 'deployment'],
      'Technical assessment': ['infrastructure review', 'security audit', 'scalability analysis'],
    },
    has: ['book'],
    names: {
      benefits: [
        'get a project plan',
        'engaging UX',
        'reduce time and costs',
        'increase profitability',
      ],
      steps: [
        'briefing',
        'user research',
        'design benchmark',
        'user journey',
        'decision matrix',
        'wireframes',
        'mood board',
        'style guide',
        'GUI design',
        'prototype',
        'high-level architecture',
        'project plan',
      ],
    },
    steps: [12, 1],
    faq: 2,
  },
  'minimum-viable': {
    tabs: ['Business case', 'Project plan and backlog', 'Test and launch'],
    names: {
      benefits: [
        'understand user needs',
        'reduce development risk',
        'market validation',
        'focus on core functionality',
      ],
    },
    faq: 4,
  },
  'software-development': AGILE,
  'web-development': AGILE,
  'mobile-development': {
    has: ['industries'],
    counts: { 'case-studies': 1 },
  },
  'nearshore-teams': {
    tabs: ['Profiling', 'Enable', 'Development', 'Phase'],
    steps: [9, 4],
  },
  'ai-ds': {
    counts: { solution: 11 },
    tabs: ['Research', 'Ideation', 'Execution', 'Technical assessment'],
  },
  'ui-ux': {
    counts: { solution: 4, 'case-studies': 2 },
    tabs: ['Bootstrap', 'Design sprint', 'Backlog'],
    faq: 7,
  },
  qa: {
    counts: { benefits: 4, 'case-studies': 2 },
    names: {
      solution: [
        'improve product quality',
        'speed up engineering cycles',
        'increase security',
        'reduce cost',
      ],
    },
    tabs: ['Assessment', 'Bootstrap', 'Backlog', 'QA sprint 1..n'],
    faq: 7,
  },
  'digital-acceleration': {
    has: ['trusted-by', 'journey', 'partner', 'tech-stack'],
    counts: { team: 7, components: 5, benefits: 5 },
    names: { 'working-model': ['managed teams', 'managed project'] },
    figures: { journey: ['100', '300+', '13+', '78', '99%'] },
    slides: [
      ['tech', 'finance', 'manufacturing'],
      ['real estate', 'retail', 'security'],
      ['sports', 'transportation', 'travel'],
    ],
    faq: 7,
    nav: ['overview', 'team', 'working-model', 'industries', 'tech-stack', 'case-studies'],
  },
  'code-audit': {
    tabs: [
      'Scope review meeting',
      'Code review',
      'Test review',
      'Code quality review',
      'Assessment',
    ],
    faq: 3,
  },
  'ux-audit': {
    counts: { 'case-studies': 1 },
    names: {
      benefits: [
        'improve user experience',
        'boost conversions',
        'increase user engagement',
        'reduce costs',
      ],
    },
    tabs: ['Research', 'Evaluation', 'Execution'],
    faq: 3,
  },
};

/** The groups of the overview with their services, in their order. */
const GROUPS = {
  'product-ideation': [
    'scoping-session',
    'product-design',
    'digital-transformation',
    'minimum-viable',
  ],
  'product-development': [
    'software-development',
    'web-development',
    'mobile-development',
    'nearshore-teams',
    'ai-ds',
    'ui-ux',
    'qa',
  ],
  'product-improvement': ['digital-acceleration', 'code-audit', 'ux-audit'],
} as const;

/** The common pattern of service pages; sections that only some pages have stand between. */
const PATTERN = [
  ['intro'],
  ['solution', 'overview'],
  ['benefits', 'process', 'steps', 'components', 'team', 'working-model'],
  ['industries'],
  ['case-studies'],
  ['faq'],
  ['contact-us'],
];
/** The headline figures. Digital acceleration has figures of its own instead. */
const HEADLINE_FIGURES = ['20+', '78', '99%', '300+'];
/** How far from the top a section counts as reached on service pages, in px. */
const NAV_OFFSET = '200';
const UNCOUNTED_FAQ = { least: 5, most: 7 };
/** The targets of buttons on several pages, by label. */
const BUTTONS: readonly (readonly [label: RegExp, href: RegExp])[] = [
  [/^get a (free )?quote$/i, /^\/contact(\?looking-for=[a-z-]+)?#enquiry$/],
  [/^book a call$/i, /^\/contact\/call#call$/],
  [/^see (all industries|industries we work in)$/i, /^\/industries$/],
  [/^more about digital acceleration$/i, /^\/services\/digital-acceleration$/],
];
/** Options of the enquiry form that a button may preselect. */
const LOOKING_FOR = ['web-development', 'mobile-app', 'consulting', 'other'];

const lower = (words: readonly string[]) => words.map((text) => text.toLowerCase());

const titlesIn = (part: Element) => texts(part, 'h3');
const showsHeadlineFigures = (part: Element) => {
  const words = wordsOf(part).split(/[\s.;]+/);
  return HEADLINE_FIGURES.every((figure) => words.includes(figure));
};
/** The first section of a page that contains a match; undefined if none does. */
const sectionWith = (route: string, selector: string) =>
  sectionsOf(route).find((each) => each.querySelector(selector));
const mainLinks = (route: string) => linksIn(landmark(route, 'main'));
const idsOf = (route: string) => sectionsOf(route).map(({ id }) => id);

const routeOf = (slug: string) => `/services/${slug}`;
const PAGES = Object.entries(SPECIFICATION).map(
  ([slug, expected]) => [routeOf(slug), expected] as const,
);

test.each(PAGES)('%s holds what the specification counts and names', (route, expected) => {
  for (const [id, count] of Object.entries(expected.counts ?? {})) {
    expect.soft(recordsIn(section(route, id)), id).toHaveLength(count);
  }
  for (const [id, names] of Object.entries(expected.names ?? {})) {
    expect.soft(lower(titlesIn(section(route, id))), id).toEqual(lower(names));
  }
  for (const [id, figures] of Object.entries(expected.figures ?? {})) {
    const said = recordsIn(section(route, id)).map((record) => wordsOf(record).split(' '));
    expect.soft(said, id).toEqual(figures.map((figure) => expect.arrayContaining([figure])));
  }
  if (!expected.figures) {
    expect.soft(sectionsOf(route).some(showsHeadlineFigures)).toBe(true);
  }

  const tabbed = sectionWith(route, '[role="tab"]');
  const tabs = tabbed ? allIn(tabbed, '[role="tab"]') : [];
  const panels = tabbed ? allIn(tabbed, '[role="tabpanel"]') : [];
  expect.soft(panels.flatMap(titlesIn)).toEqual(expected.tabs ?? []);
  const chosen = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true').map(wordsOf);
  const initial = expected.initial ?? expected.tabs?.[0];
  expect.soft(chosen).toEqual(initial ? [expect.stringContaining(initial)] : []);
  for (const [index, label] of (expected.tabs ?? []).entries()) {
    const [tab, panel] = [tabs[index], panels[index]];
    expect.soft(tab && wordsOf(tab)).toContain(label);
    for (const item of expected.items?.[label] ?? []) {
      expect.soft(panel && wordsOf(panel).toLowerCase(), label).toContain(item.toLowerCase());
    }
  }

  if (expected.steps) {
    const steps = section(route, 'steps');
    expect.soft([recordsIn(steps).length, allIn(steps, 'ul, ol').length]).toEqual(expected.steps);
  }
  const slides = allIn(landmark(route, 'main'), '[aria-roledescription="slide"]');
  expect.soft(slides.map((slide) => lower(titlesIn(slide)))).toEqual(expected.slides ?? []);

  const questions = allIn(section(route, 'faq'), 'details').length;
  expect.soft(questions).toBeGreaterThanOrEqual(expected.faq ?? UNCOUNTED_FAQ.least);
  expect.soft(questions).toBeLessThanOrEqual(expected.faq ?? UNCOUNTED_FAQ.most);

  expect.soft(idsOf(route)).toEqual(expect.arrayContaining([...(expected.has ?? [])]));
  for (const link of expected.links ?? []) {
    expect.soft(mainLinks(route)).toContainEqual(expect.objectContaining(link));
  }
});

test.each(PAGES)('%s has the sections of the common pattern', (route, expected) => {
  const ids = idsOf(route);
  const places = ids
    .map((id) => PATTERN.findIndex((known) => known.includes(id)))
    .filter((place) => place >= 0);
  // Only the first section of each kind counts: a list of steps, for example, may also follow the cases.
  const firsts = PATTERN.map((_, place) => places.indexOf(place));
  expect(firsts).not.toContain(-1);
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  expect(ids[0]).toBe('intro');
  expect(ids.at(-1)).toBe('contact-us');

  const [nav] = allIn(landmark(route, 'main'), 'nav#on-this-page');
  const entries = nav ? allIn(nav, 'li a').map((link) => link.getAttribute('href')?.slice(1)) : [];
  expect(ids).toEqual(expect.arrayContaining(entries));
  expect(entries[0]).toMatch(/^(solution|overview)$/);
  expect(nav?.getAttribute('data-offset')).toBe(NAV_OFFSET);
  if (expected.nav) expect(entries).toEqual(expected.nav);

  expect(recordsIn(section(route, 'related')).length).toBeGreaterThanOrEqual(2);
});

test('the overview shows fourteen services in three groups, with audience and next step', () => {
  const route = '/services';
  const groups = idsOf(route).filter((id) => id in GROUPS);
  expect(groups).toEqual(Object.keys(GROUPS));
  for (const [id, slugs] of Object.entries(GROUPS)) {
    const group = section(route, id);
    expect(hrefsIn(group)).toEqual(slugs.map(routeOf));
    expect(wordsOf(group).match(/Who it is for/g)).toHaveLength(recordsIn(group).length);
    expect(wordsOf(group).match(/Next step/g)).toHaveLength(recordsIn(group).length);
  }
  const anchors = mainLinks(route).filter(({ href }) => href.startsWith('#'));
  expect(anchors.map(({ href }) => href)).toEqual(groups.map((id) => `#${id}`));
  for (const [index, count] of ['4', '7', '3'].entries()) {
    expect(anchors[index]?.label).toContain(`${count} services.`);
  }
  expect(texts(landmark(route, 'main'), 'h1')).toEqual([expect.stringMatching(/^14 services/)]);
});

test('the shared buttons of the fifteen pages lead where they should', () => {
  const seen = new Set<RegExp>();
  for (const route of ['/services', ...PAGES.map(([page]) => page)]) {
    for (const { label, href } of mainLinks(route)) {
      const [words, target] = BUTTONS.find(([known]) => known.test(label)) ?? [];
      if (!words || !target) continue;
      seen.add(words);
      expect(href, `${route} ${label}`).toMatch(target);
      const choice = new URL(href, 'https://site.invalid').searchParams.get('looking-for');
      if (choice) expect(LOOKING_FOR).toContain(choice);
    }
  }
  expect(seen.size).toBe(BUTTONS.length);
});
