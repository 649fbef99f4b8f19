/** Removing the second language must leave the pages of the first unchanged. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { allIn, documentOf, routes, routesIn } from '../built-site.ts';
import { folderForFile } from '../fixtures/folder.ts';
import { buildCopy, copySite } from '../site-copy.ts';

/** Links to the page in other languages, and the form's language field. */
const OF_LANGUAGES = ['link[hreflang]', 'a[lang]', 'input[name="language"]'].join();

const COPY = '.cache/one-language';
const content = folderForFile();
let dist: string;

beforeAll(() => {
  cpSync('content', content, { recursive: true });
  for (const name of ['de', 'languages.yaml']) rmSync(join(content, name), { recursive: true });
  copySite(COPY, { content, without: ['docs'] });
  dist = buildCopy(COPY);
});

/**
 * The markup of a page without its references to languages, the lists that this leaves empty, and hashes of style sheets.
 */
function markupOf(route: string, folder: string): string {
  const page = documentOf(route, folder).cloneNode(true) as Document;
  for (const part of allIn(page, OF_LANGUAGES)) part.remove();
  for (const list of ['li', 'ul']) {
    for (const each of allIn(page, list))
      if (each.children.length === 0 && !each.textContent) each.remove();
  }
  return page
    .toString()
    .replace(/\/_astro\/page\.\w+\./g, '/_astro/page.')
    .replaceAll('><', '>\n<');
}

test('without German every English page stays the same', () => {
  expect(routesIn(dist)).toEqual(routes);
  for (const route of routes) {
    expect(markupOf(route, dist), route).toBe(markupOf(route, 'dist'));
  }
});
