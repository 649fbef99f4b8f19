import { expect, test } from './browser-test.ts';
import { readBuiltPage } from './built-page.ts';
import { routes } from './routes.ts';

/** The overview of services and the page of each. */
const PAGES = routes.filter((route) => /^\/services(\/|$)/.test(route));
/** How many words a page has, all its text counted. */
const WORDS = { least: 900, most: 1800 };
/** Texts of fewer words are labels, names and figures. */
const SHORTEST_PARAGRAPH = 6;
/** Sections whose texts are records, which stand on several pages by design. */
const RECORDS = new Set([
  'logos',
  'picture-cards',
  'case-studies',
  'figures',
  'tech-stack',
  'services',
]);

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('every service page is 900 to 1,800 words long', async ({ page }) => {
  expect(PAGES.length).toBeGreaterThanOrEqual(15);
  for (const route of PAGES) {
    const words = count((await readBuiltPage(page, route)).text);
    expect.soft(words, route).toBeGreaterThanOrEqual(WORDS.least);
    expect.soft(words, route).toBeLessThanOrEqual(WORDS.most);
  }
});

test('no two service pages share a paragraph', async ({ page }) => {
  const homes = new Map<string, string>();
  const shared: string[] = [];
  for (const route of PAGES) {
    const { paragraphs } = await readBuiltPage(page, route);
    for (const { section, text } of paragraphs) {
      if (RECORDS.has(section) || count(text) < SHORTEST_PARAGRAPH) continue;
      const home = homes.get(text) ?? route;
      if (home !== route) shared.push(`${home}, ${route}: ${text}`);
      homes.set(text, home);
    }
  }
  expect(homes.size).toBeGreaterThan(PAGES.length * 10);
  expect(shared).toEqual([]);
});
