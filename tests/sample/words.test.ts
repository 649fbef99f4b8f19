import { expect, test } from 'vitest';
import { allIn, countWords, landmark, routes, wordsOf } from '../built-site.ts';

const PAGES = routes.filter((route) => /^\/services(\/|$)/.test(route));
const WORDS = { least: 700, most: 1500 };
/** Texts of fewer words are labels, names and figures. */
const SHORTEST_PARAGRAPH = 6;
/** Sections with texts from records, which are on several pages by design: cases, figures, technologies. */
const RECORDS = [
  'trusted-by',
  'industries',
  'case-studies',
  'figures',
  'journey',
  'tech-stack',
  'product-ideation',
  'product-development',
  'product-improvement',
  'related',
];

/** The running texts of a page, without those from records. */
const paragraphs = (route: string) =>
  allIn(landmark(route, 'main'), 'p, dd, li')
    .filter((part) => !part.querySelector('p, li, h3'))
    .filter((part) => !RECORDS.includes(part.closest('section')?.id ?? ''))
    .map(wordsOf)
    .filter((text) => countWords(text) >= SHORTEST_PARAGRAPH);

test('every service page is 700 to 1,500 words long', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(15);
  for (const route of PAGES) {
    const words = countWords(wordsOf(landmark(route, 'main')));
    expect.soft(words, route).toBeGreaterThanOrEqual(WORDS.least);
    expect.soft(words, route).toBeLessThanOrEqual(WORDS.most);
  }
});

test('no two service pages share a paragraph', () => {
  const homes = new Map<string, string>();
  const shared: string[] = [];
  for (const route of PAGES) {
    for (const text of paragraphs(route)) {
      const home = homes.get(text) ?? route;
      if (home !== route) shared.push(`${home}, ${route}: ${text}`);
      homes.set(text, home);
    }
  }
  expect(homes.size).toBeGreaterThan(PAGES.length * 10);
  expect(shared).toEqual([]);
});
