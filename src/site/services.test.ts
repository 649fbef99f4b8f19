import { expect, test } from 'vitest';
import { contentOfFiles } from '../content/content-cache.ts';
import { serviceGroups } from './services.ts';
import { siteIn } from './site.ts';

test('a group without services in a language is left out', () => {
  const files = contentOfFiles();
  const [first] = siteIn().all('serviceGroups');
  const entries = files.entries.filter(
    ({ collection, data }) => collection !== 'services' || data.group === first?.id,
  );
  const site = siteIn(undefined, { ...files, entries });
  expect(serviceGroups(site).map(({ id }) => id)).toEqual([first?.id]);
});
