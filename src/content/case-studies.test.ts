import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { unfiltered } from './case-studies.ts';
import { contentOfFiles } from './content-cache.ts';
import { siteIn } from './site.ts';

test('a page in a folder named "by" is a page of its own, not a filtered overview', () => {
  const { entries, languages } = contentOfFiles();
  const contact = entries.find(({ id, collection }) => collection === 'pages' && id === 'contact');
  if (!contact) throw new Error('the sample has this page');
  const address = '/work/by/hand';
  const file = 'content/pages/work/by/hand.yaml';
  const byHand = { ...contact, id: 'work/by/hand', address, source: { ...contact.source, file } };
  const site = siteIn(undefined, { languages, problems: [], entries: [...entries, byHand] });
  const page = site.pages.find(({ href }) => href === address);
  if (!page) throw new Error('the page is one of the site');
  expect(page.filter).toBeUndefined();
  expect(unfiltered(site, page)).toBe(page);
  const way = breadcrumbs(page, site).map(({ href }) => href);
  expect(way).toEqual(['/', '/work', address]);

  const choice = site.pages.find(({ filter }) => filter !== undefined);
  expect(choice && unfiltered(site, choice).href).toBe('/work');
});
