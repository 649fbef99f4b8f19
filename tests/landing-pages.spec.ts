import { expect, test } from './browser-test.ts';
import { readBuiltPage, theSection } from './built-page.ts';

/** What the specification counts on a landing page; it leaves fintech's benefits open. */
interface Expected {
  readonly solutions: number;
  readonly benefits?: number;
  readonly questions: number;
}

const SPECIFICATION: Readonly<Record<string, Expected>> = {
  fintech: { solutions: 5, questions: 7 },
  greentech: { solutions: 6, benefits: 3, questions: 4 },
  healthtech: { solutions: 6, benefits: 4, questions: 7 },
  legaltech: { solutions: 3, benefits: 3, questions: 7 },
  manufacturing: { solutions: 4, benefits: 4, questions: 7 },
  proptech: { solutions: 4, benefits: 3, questions: 7 },
  retail: { solutions: 4, benefits: 3, questions: 7 },
};

/** The sections of every landing page in their order; others may stand between. */
const PATTERN = [
  'page-hero',
  'in-page-nav',
  'figures',
  'solutions',
  'benefits',
  'tech-stack',
  'how-we-work',
  'faq',
  'call-to-action',
];
/** The entries of the in-page navigation, with the sections they lead to. */
const NAV = {
  Solutions: 'solutions',
  Benefits: 'benefits',
  'Tech stack': 'tech-stack',
  FAQ: 'faq',
  'Contact us': 'contact-us',
};
/** How far from the top a section counts as reached, in px. */
const NAV_OFFSET = '80';
/** Points of the block that all landing pages share. */
const SHARED_POINTS = 3;

const route = (industry: string) => `/portfolio/${industry}`;

for (const [industry, expected] of Object.entries(SPECIFICATION)) {
  test(`${route(industry)} holds what the specification counts and names`, async ({ page }) => {
    const built = await readBuiltPage(page, route(industry));
    // The shared block is known by its id: it is points, like others.
    const types = built.sections.map(({ type, id }) => (id === 'how-we-work' ? id : type));
    expect(types.filter((type) => PATTERN.includes(type))).toEqual(PATTERN);

    expect(theSection(built, 'in-page-nav').figures).toEqual(Object.keys(NAV));
    expect(built.nav).toEqual(Object.values(NAV));
    expect(built.navOffset).toBe(NAV_OFFSET);
    const ids = built.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...built.nav]));

    expect(theSection(built, 'figures').records).toBeGreaterThan(1);
    expect(theSection(built, 'solutions').records).toBe(expected.solutions);
    const { records: benefits } = theSection(built, 'benefits');
    if (expected.benefits) expect(benefits).toBe(expected.benefits);
    else expect(benefits).toBeGreaterThan(0);
    expect(theSection(built, 'faq').questions).toBe(expected.questions);

    const words = `get started with your ${industry} digital product`;
    const buttons = built.links.filter(({ label }) => label.toLowerCase() === words);
    expect(buttons.map(({ href }) => href)).toEqual(['/contact']);
  });

  test(`${route(industry)} opens with its title and a paragraph over a picture`, async ({
    page,
  }) => {
    await page.goto(route(industry));
    const hero = page.locator('[data-section="page-hero"]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(new RegExp(industry, 'i'));
    await expect(hero.locator('p').first()).toBeVisible();
    await expect(hero.locator('img').first()).toBeVisible();
  });
}

test('all landing pages share one block, and each has a tech stack of its own', async ({
  page,
}) => {
  const shared = new Set<string>();
  const stacks = new Set<string>();
  for (const industry of Object.keys(SPECIFICATION)) {
    const built = await readBuiltPage(page, route(industry));
    const block = theSection(built, 'how-we-work');
    expect(block.records).toBe(SHARED_POINTS);
    shared.add(block.text);
    stacks.add(theSection(built, 'tech-stack').figures.join());
    expect(built.links.map(({ href }) => href)).toContain('/company/why-us');
  }
  expect(shared.size).toBe(1);
  expect(stacks.size).toBe(Object.keys(SPECIFICATION).length);
});
