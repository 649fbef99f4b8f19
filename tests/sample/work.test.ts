import { expect, test } from 'vitest';
import {
  countWords,
  hrefsIn,
  idsIn,
  landmark,
  linksIn,
  recordsIn,
  section,
  wordsOf,
} from '../built-site.ts';

const OVERVIEW = '/work';
const STUDIES = idsIn('case-studies').map((id) => `/work/${id}`);
/** The limits for the words in all text of a case study. */
const WORDS = { least: 600, most: 1000 };

test('the overview leads to every case study; each filter shows as many as it says', () => {
  const overview = section(OVERVIEW, 'case-studies');
  expect(hrefsIn(overview)).toEqual(expect.arrayContaining([...STUDIES]));
  const filters = linksIn(overview).filter(({ href }) => href.startsWith(`${OVERVIEW}/by/`));
  expect(filters.length).toBeGreaterThan(20);
  for (const { label, href } of filters) {
    const shown = recordsIn(section(href, 'case-studies')).filter((item) =>
      item.querySelector('h3'),
    );
    // A filter whose label has no number shows one case study.
    const [said = '1'] = / \d+$/.exec(label) ?? [];
    expect(Number(said), href).toBe(shown.length);
    const current = [...section(href, 'case-studies').querySelectorAll('[aria-current="page"]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual([href]);
  }
});

test.each(STUDIES)('%s has 600 to 1,000 words, links its services and leads on', (route) => {
  const main = landmark(route, 'main');
  const words = countWords(wordsOf(main));
  expect(words).toBeGreaterThanOrEqual(WORDS.least);
  expect(words).toBeLessThanOrEqual(WORDS.most);
  const links = hrefsIn(section(route, 'overview'));
  expect(links.some((href) => href.startsWith('/services/'))).toBe(true);
  expect(links.some((href) => /^\/(portfolio\/|industries#)/.test(href))).toBe(true);
  const [next = ''] = hrefsIn(section(route, 'next'));
  expect(STUDIES).toContain(next);
  expect(next).not.toBe(route);
});
