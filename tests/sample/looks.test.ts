import { expect, test } from 'vitest';
import { readExamples } from '../../src/gallery/examples.ts';
import { layoutOf } from '../../src/sections/registry.ts';
import { looksOf } from '../built-site.ts';
import { EVERY_LOOK } from '../content/swept.ts';

test('the sample shows each layout of the gallery on a page that is swept for looks', () => {
  const swept = [...EVERY_LOOK].flatMap(({ route }) => looksOf(route));
  const examples = readExamples('.', () => []);
  // A drawing that the hero of a page shows needs no section of its own.
  const inHeroes = examples.flatMap(({ section }) =>
    section.type === 'pageHero' && section.layout === 'exhibit' ? [section.exhibit.drawing] : [],
  );
  const missed = examples
    .filter(({ section }) => section.type !== 'exhibit' || !inHeroes.includes(section.drawing))
    // The id is the type as markup has it, and a number.
    .map(({ id, section }) =>
      [id.replace(/-\d+$/, ''), layoutOf(section)].filter(Boolean).join(' '),
    )
    .filter((shown) => !swept.some((look) => look.replace(/ on-\w+$/, '') === shown));
  expect([...new Set(missed)]).toEqual([]);
});
