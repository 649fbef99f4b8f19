import { expect, test } from 'vitest';
import { contentOfFiles } from '../../src/content/content-cache.ts';
import { readExamples } from '../../src/gallery/examples.ts';
import { layoutOf } from '../../src/sections/registry.ts';
import { pages, sectionLooks } from '../built-site.ts';

test('the sample shows each layout of the gallery, so that each is swept', () => {
  const shown = new Set(
    pages.flatMap(({ route }) =>
      sectionLooks(route).map(({ look }) => look.replace(/ on-\w+$/, '')),
    ),
  );
  // A drawing in a page's hero needs no section of its own.
  const heroes = JSON.stringify(contentOfFiles().entries.map(({ data }) => data.sections));
  const missed = readExamples('.', () => [])
    .filter(
      ({ section }) =>
        section.type !== 'exhibit' || !heroes.includes(`"exhibit":{"drawing":"${section.drawing}"`),
    )
    // The id is the section's type in the markup, and a number.
    .map(({ id, section }) =>
      [id.replace(/-\d+$/, ''), layoutOf(section)].filter(Boolean).join(' '),
    )
    .filter((layout) => !shown.has(layout));
  expect([...new Set(missed)]).toEqual([]);
});
