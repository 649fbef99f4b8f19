import { expect, test } from './browser-test.ts';
import { readBuiltPage, theSection } from './built-page.ts';

/** What the specification says about one service page. Section types are those of `data-section`. */
interface Expected {
  /** Records of each section: cards, components, benefits, roles, cases, slides' cards. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Names of a section's records, in their order. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Labels of the tabs in their order, and the one that is open first. */
  readonly tabs?: readonly string[];
  readonly initial?: string;
  /** What a tab's panel lists, by the label of the tab. */
  readonly items?: Readonly<Record<string, readonly string[]>>;
  /** Numbered steps, and over how many stages. */
  readonly steps?: readonly [steps: number, stages: number];
  readonly slides?: readonly (readonly string[])[];
  /** Questions; where the specification doesn't count them, five to seven. */
  readonly faq?: number;
  /** Entries of the in-page navigation, in their order. */
  readonly nav?: readonly string[];
  /** Figures of a section besides the four of the common pattern. */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
  /** Sections that the page has, whatever they count. */
  readonly has?: readonly string[];
  /** Pages that a button without specified words leads to. */
  readonly leadsTo?: readonly string[];
  /** Buttons, by their words, with the page they lead to. */
  readonly buttons?: Readonly<Record<string, string>>;
}

const AGILE = {
  tabs: ['Backlog', 'Bootstrap', 'Wave 0', 'Wave-in'],
  initial: 'Backlog',
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
    counts: { solutions: 13, components: 4, benefits: 5, 'case-studies': 3 },
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
      'picture-cards': ['fintech', 'healthcare', 'technology'],
    },
    has: ['points'],
    leadsTo: ['/company/why-us'],
    faq: 7,
    buttons: { 'get started with your digital transformation project': '/contact' },
  },
  'scoping-session': {
    counts: { benefits: 4 },
    tabs: ['Analyze', 'Discovery', 'Planning'],
    initial: 'Planning',
    faq: 2,
  },
  'product-design': {
    tabs: ['Research', 'Ideation', 'Execution', 'Technical assessment'],
    initial: 'Research',
    items: {
      Research: ['briefing', 'benchmark', 'user research'],
      Ideation: ['brainstorming', 'wireframing', 'prototyping'],
      Execution: ['development', 'testing', 'deployment'],
      'Technical assessment': ['infrastructure review', 'security audit', 'scalability analysis'],
    },
    has: ['media-text'],
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
    initial: 'Business case',
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
    has: ['picture-cards'],
    counts: { 'case-studies': 1 },
  },
  'nearshore-teams': {
    tabs: ['Profiling', 'Enable', 'Development', 'Phase'],
    initial: 'Profiling',
    steps: [9, 4],
  },
  'ai-ds': {
    counts: { solutions: 11 },
    tabs: ['Research', 'Ideation', 'Execution', 'Technical assessment'],
    initial: 'Research',
  },
  'ui-ux': {
    counts: { solutions: 4, 'case-studies': 2 },
    tabs: ['Bootstrap', 'Design sprint', 'Backlog'],
    initial: 'Bootstrap',
    faq: 7,
  },
  qa: {
    counts: { benefits: 4, 'case-studies': 2 },
    names: {
      solutions: [
        'improve product quality',
        'speed up engineering cycles',
        'increase security',
        'reduce cost',
      ],
    },
    tabs: ['Assessment', 'Bootstrap', 'Backlog', 'QA sprint 1..n'],
    initial: 'Assessment',
    faq: 7,
  },
  'digital-acceleration': {
    has: ['logos', 'figures', 'media-text', 'tech-stack'],
    counts: { team: 7, components: 5, benefits: 5 },
    names: { 'picture-cards': ['managed teams', 'managed project'] },
    figures: { figures: ['100', '+300', '+13', '78', '99%'] },
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
    initial: 'Scope review meeting',
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
    initial: 'Research',
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
  ['page-hero'],
  ['solutions'],
  ['benefits', 'tabs', 'steps', 'points'],
  ['picture-cards', 'industries-carousel'],
  ['case-studies'],
  ['faq'],
  ['call-to-action'],
];
/** The headline figures of the solutions block. Digital acceleration has figures of its own instead. */
const HEADLINE_FIGURES = ['+20', '78', '99%', '+300'];
/** How far from the top a section counts as reached on service pages, in px. */
const NAV_OFFSET = '200';
const UNCOUNTED_FAQ = { least: 5, most: 7 };
/** Where the buttons lead that several pages share, by their words. */
const BUTTONS: readonly (readonly [label: RegExp, href: RegExp])[] = [
  [/^get a (free )?quote$/i, /^\/contact(\?looking-for=[a-z-]+)?#enquiry$/],
  [/^book a call$/i, /^\/contact#alternatives$/],
  [/^see (all industries|industries we work in)$/i, /^\/industries$/],
  [/^more about digital acceleration$/i, /^\/services\/digital-acceleration$/],
];
/** Options of the enquiry form that a button may choose. */
const LOOKING_FOR = ['web-development', 'mobile-app', 'consulting', 'other'];

const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

for (const [slug, expected] of Object.entries(SPECIFICATION)) {
  const route = `/services/${slug}`;

  test(`${route} holds what the specification counts and names`, { tag: '@markup' }, async ({
    page,
  }) => {
    const built = await readBuiltPage(page, route);

    for (const [type, count] of Object.entries(expected.counts ?? {})) {
      expect.soft(theSection(built, type).records, type).toBe(count);
    }
    for (const [type, names] of Object.entries(expected.names ?? {})) {
      expect.soft(lower(theSection(built, type).titles), type).toEqual(lower(names));
    }
    for (const [type, figures] of Object.entries(expected.figures ?? {})) {
      const section = theSection(built, type);
      expect.soft(section.records, type).toBe(figures.length);
      for (const [index, figure] of figures.entries()) {
        expect.soft(section.figures[index]?.split(' '), type).toContain(figure);
      }
    }
    if (!expected.figures) {
      expect
        .soft(theSection(built, 'solutions').figures)
        .toEqual(expect.arrayContaining(HEADLINE_FIGURES));
    }

    const process = built.sections.find(({ type }) => type === 'tabs');
    expect.soft(process?.titles ?? []).toEqual(expected.tabs ?? []);
    const chosen = process?.tabs.filter(({ selected }) => selected) ?? [];
    expect
      .soft(chosen.map(({ label }) => label))
      .toEqual(expected.initial ? [expect.stringContaining(expected.initial)] : []);
    for (const [index, label] of (expected.tabs ?? []).entries()) {
      expect.soft(process?.tabs[index]?.label).toContain(label);
      const panel = process?.panels[index]?.toLowerCase();
      for (const item of expected.items?.[label] ?? []) {
        expect.soft(panel, label).toContain(item.toLowerCase());
      }
    }

    if (expected.steps) {
      const steps = theSection(built, 'steps');
      expect.soft([steps.records, steps.lists]).toEqual(expected.steps);
    }
    const carousel = built.sections.find(({ type }) => type === 'industries-carousel');
    expect.soft(carousel?.slides.map(lower) ?? []).toEqual(expected.slides ?? []);

    const { questions } = theSection(built, 'faq');
    expect.soft(questions).toBeGreaterThanOrEqual(expected.faq ?? UNCOUNTED_FAQ.least);
    expect.soft(questions).toBeLessThanOrEqual(expected.faq ?? UNCOUNTED_FAQ.most);

    const types = built.sections.map(({ type }) => type);
    expect.soft(types).toEqual(expect.arrayContaining([...(expected.has ?? [])]));
    const hrefs = built.links.map(({ href }) => href);
    expect.soft(hrefs).toEqual(expect.arrayContaining([...(expected.leadsTo ?? [])]));
    for (const [label, href] of Object.entries(expected.buttons ?? {})) {
      const links = built.links.filter((link) => link.label.toLowerCase() === label);
      expect
        .soft(
          links.map((link) => link.href),
          label,
        )
        .toEqual([href]);
    }
  });

  test(`${route} keeps to the common pattern`, { tag: '@markup' }, async ({ page }) => {
    const built = await readBuiltPage(page, route);
    const places = built.sections
      .map(({ type }) => PATTERN.findIndex((types) => types.includes(type)))
      .filter((place) => place >= 0);
    // The first of each kind counts: a list of steps, say, may also follow the cases.
    const firsts = PATTERN.map((_, place) => places.indexOf(place));
    expect(firsts).not.toContain(-1);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(built.sections[0]?.type).toBe('page-hero');
    expect(built.sections.at(-1)?.type).toBe('call-to-action');
    expect(built.sections.at(-1)?.id).toBe('contact-us');

    const ids = built.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...built.nav]));
    expect(built.nav[0]).toMatch(/^(solution|overview)$/);
    expect(built.navOffset).toBe(NAV_OFFSET);
    if (expected.nav) expect(built.nav).toEqual(expected.nav);

    const related = theSection(built, 'related');
    expect(related.records).toBeGreaterThanOrEqual(2);
    expect(built.links.map(({ href }) => href)).not.toContain(route);
  });
}

test('the overview shows three groups and fourteen services with what decides', {
  tag: '@markup',
}, async ({ page }) => {
  const built = await readBuiltPage(page, '/services');
  const groups = built.sections.filter(({ type }) => type === 'services');
  expect(groups.map(({ id }) => id)).toEqual(Object.keys(GROUPS));
  const hrefs = built.links.map(({ href }) => href).filter((href) => href.startsWith('/services/'));
  expect(hrefs).toEqual(
    Object.values(GROUPS).flatMap((slugs) => slugs.map((slug) => `/services/${slug}`)),
  );
  for (const { text, records } of groups) {
    expect(text.match(/Who it is for/g)).toHaveLength(records);
    expect(text.match(/Next step/g)).toHaveLength(records);
  }
  const anchors = built.links.filter(({ href }) => href.startsWith('#'));
  expect(anchors.map(({ href }) => href)).toEqual(Object.keys(GROUPS).map((id) => `#${id}`));
  for (const [index, count] of ['Four', 'Seven', 'Three'].entries()) {
    expect(anchors[index]?.label).toContain(`${count} services.`);
  }
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Fourteen services/);
});

test('the whole row of a service is its link, also while it moves under the pointer', async ({
  page,
}) => {
  for (const words of ['A matched team', 'Forward the job advert']) {
    await page.goto('/services');
    // By force, since the link that covers the words is what the click is for.
    const part = page.locator('main').getByText(words);
    await part.hover({ force: true });
    await part.click({ force: true });
    await expect(page).toHaveURL('/services/nearshore-teams');
  }
});

test('the shared buttons of the fifteen pages lead where they should', { tag: '@markup' }, async ({
  page,
}) => {
  const seen = new Set<RegExp>();
  for (const route of [
    '/services',
    ...Object.keys(SPECIFICATION).map((slug) => `/services/${slug}`),
  ]) {
    const { links } = await readBuiltPage(page, route);
    for (const { label, href } of links) {
      const [words, target] = BUTTONS.find(([words]) => words.test(label)) ?? [];
      if (!words || !target) continue;
      seen.add(words);
      expect(href, `${route} ${label}`).toMatch(target);
      const choice = new URL(href, 'https://site.invalid').searchParams.get('looking-for');
      if (choice) expect(LOOKING_FOR).toContain(choice);
    }
  }
  expect(seen.size).toBe(BUTTONS.length);
});
