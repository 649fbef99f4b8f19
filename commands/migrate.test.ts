import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { navigation } from '../src/content/records.ts';
import { sectionSchema } from '../src/sections/registry.ts';
import { migrated, migratedNavigation } from './migrate.ts';
import { moved, moves, nameOf, type Section } from './migrations.ts';

const earlier: readonly Section[] = parse(
  readFileSync(join(import.meta.dirname, 'fixtures/earlier-sections.yaml'), 'utf8'),
);

test.each(earlier.map((section) => [`${nameOf(section)}: ${section.heading}`, section]))(
  '%s becomes a section of this version',
  (_, section) => {
    const now = moved(section);
    expect(now).not.toEqual(section);
    expect(sectionSchema.safeParse(now).error).toBeUndefined();
    expect(moved(now)).toBe(now);
  },
);

test('every move is proven on a section of an earlier version', () => {
  const proven = new Set(earlier.map(nameOf));
  expect(moves.map(({ from }) => from).filter((from) => !proven.has(from))).toEqual([]);
});

describe('the file of a record', () => {
  const SOURCE = `# The page of our partners.
name: Partners
services: [qa, ui-ux]
pay: { currency: EUR, from: 1 }
sections:
  - type: points
    layout: terms # as agreed
    id: terms
    heading: "What we agree on"
    items:
      - title: A term
        text: A sentence that is kept as it is.
`;

  test('keeps its comments, its manner and its lines', () => {
    expect(migrated(SOURCE)).toBe(SOURCE.replace('layout: terms #', 'layout: columns #'));
  });

  test('is left alone where all its sections are of this version', () => {
    const now = migrated(SOURCE);
    expect(migrated(now)).toBe(now);
  });
});

describe('the navigation of an earlier version', () => {
  const SOURCE = readFileSync(
    join(import.meta.dirname, 'fixtures/earlier-navigation.yaml'),
    'utf8',
  );

  test('becomes a list of menus and a list of lists, in which every label stands that it had', () => {
    const now = migratedNavigation(SOURCE);
    const data = parse(now);
    expect(navigation.safeParse(data).error).toBeUndefined();
    const { menu, footer } = navigation.parse(data);
    expect(menu.map(({ label, dropdown }) => [label, dropdown?.holds])).toEqual([
      ['Services', 'services'],
      ['Portfolio', 'industries'],
      ['Company', 'entries'],
      ['Careers', undefined],
    ]);
    expect(footer.lists.map(({ holds, below }) => [holds, below])).toEqual([
      ['services', false],
      ['industries', false],
      ['entries', false],
      ['entries', true],
    ]);
    const labels = (text: string) => new Set(text.match(/(?<=label: ).+/g));
    // What was the label of a menu and the title of its list is both now.
    expect(labels(now)).toEqual(labels(SOURCE));
  });

  test('keeps its first line and the comments on its entries', () => {
    const now = migratedNavigation(SOURCE);
    expect(now.split('\n')[0]).toBe(SOURCE.split('\n')[0]);
    expect(now).toContain('# An entry with "active: false" is listed but is no link.');
  });

  test('is left alone where it is of this version', () => {
    const now = migratedNavigation(SOURCE);
    expect(migratedNavigation(now)).toBe(now);
  });
});
