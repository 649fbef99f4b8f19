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

/** Numbers in the specification of a landing page, which leaves fintech's benefits open. */
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
  'intro',
  'figures',
  'solutions',
  'benefits',
  'tech-stack',
  'how-we-work',
  'faq',
  'contact-us',
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
/** The points of the block on every landing page. */
const SHARED_POINTS = 3;

const route = (industry: string) => `/portfolio/${industry}`;

const INDUSTRIES = Object.entries(SPECIFICATION);

test.each(INDUSTRIES)('%s holds what the specification counts and names', (industry, expected) => {
  const page = route(industry);
  const hero = section(page, 'intro');
  expect(texts(hero, 'h1')).toEqual([expect.stringMatching(new RegExp(industry, 'i'))]);
  expect(texts(hero, 'p')[0]).toMatch(/./);
  expect(hero.querySelector('img')).not.toBeNull();

  const ids = sectionsOf(page).map(({ id }) => id);
  expect(ids.filter((id) => PATTERN.includes(id))).toEqual(PATTERN);

  const [nav] = allIn(landmark(page, 'main'), 'nav#on-this-page');
  if (!nav) throw new Error(`${page} has no in-page navigation`);
  expect(linksIn(nav).slice(0, Object.keys(NAV).length)).toEqual(
    Object.entries(NAV).map(([label, id]) => ({ label, href: `#${id}` })),
  );
  expect(nav.getAttribute('data-offset')).toBe(NAV_OFFSET);

  expect(recordsIn(section(page, 'figures')).length).toBeGreaterThan(1);
  expect(recordsIn(section(page, 'solutions'))).toHaveLength(expected.solutions);
  const benefits = recordsIn(section(page, 'benefits')).length;
  if (expected.benefits) expect(benefits).toBe(expected.benefits);
  else expect(benefits).toBeGreaterThan(0);
  expect(allIn(section(page, 'faq'), 'details')).toHaveLength(expected.questions);

  const words = `get started with your ${industry} digital product`;
  const buttons = linksIn(landmark(page, 'main')).filter(
    ({ label }) => label.toLowerCase() === words,
  );
  expect(buttons.map(({ href }) => href)).toEqual(['/contact']);
});

test('all landing pages share one block, and each has a tech stack of its own', () => {
  const shared = new Set<string>();
  const stacks = new Set<string>();
  for (const industry of Object.keys(SPECIFICATION)) {
    const page = route(industry);
    const block = section(page, 'how-we-work');
    expect(recordsIn(block)).toHaveLength(SHARED_POINTS);
    shared.add(wordsOf(block));
    stacks.add(texts(section(page, 'tech-stack'), 'li').join());
    expect(hrefsIn(landmark(page, 'main'))).toContain('/company/why-us');
  }
  expect(shared.size).toBe(1);
  expect(stacks.size).toBe(Object.keys(SPECIFICATION).length);
});
