import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../src/content/check.ts';
import { navigation } from '../../src/content/record-schemas.ts';
import { sectionSchema } from '../../src/sections/registry.ts';
import { contentIn } from '../../tests/fixtures/content.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { bringListsTogether } from './lists.ts';
import { migrated, migratedBrand, migratedNavigation } from './migrate.ts';
import { moved, moves, nameOf, type Section } from './moves.ts';

/** Sections of earlier versions by type and layout, named as in `moves`. */
const fixture: Readonly<Record<string, Section | readonly Section[]>> = parse(
  readFileSync(join(import.meta.dirname, 'fixtures/earlier-sections.yaml'), 'utf8'),
);
const earlier = Object.entries(fixture).flatMap(([name, sections]) => {
  const [type, layout] = name.split('.');
  return [sections]
    .flat()
    .map((fields) => ({ type, ...(layout && { layout }), id: 'a', ...fields }));
});

test.each(earlier.map((section) => [nameOf(section), section]))(
  '%s becomes a section of this version',
  (_, section) => {
    const now = moved(section);
    expect(now).not.toEqual([section]);
    for (const each of now) {
      expect(sectionSchema.safeParse(each).error).toBeUndefined();
      expect(moved(each)).toEqual([each]);
    }
  },
);

test('every move has an example in the fixture', () => {
  expect(Object.keys(moves).filter((name) => !(name in fixture))).toEqual([]);
});

describe('the file of a record', () => {
  const SOURCE = `# The page of our partners.
name: Partners
services: [qa, ui-ux]
pay: { currency: EUR, from: 1 }
vignette: { file: portal.png, alt: "" } # our own
sections:
  - type: points
    layout: terms # as agreed
    id: terms
    heading: "What we agree on"
    items:
      - title: A term
        text: A sentence that is kept as it is.
`;

  test('keeps its comments and formatting, and is migrated only once', () => {
    const now = SOURCE.replace('layout: terms #', 'layout: columns #').replace(
      'vignette',
      'screen',
    );
    expect([SOURCE, now].map(migrated)).toEqual([now, now]);
  });
});

test('a brand of an earlier version no longer names its film', () => {
  expect(migratedBrand('mark: mark.svg\nfilm: film\nsample: true\n')).toBe(
    'mark: mark.svg\nsample: true\n',
  );
});

describe('the navigation of an earlier version', () => {
  const SOURCE = readFileSync(
    join(import.meta.dirname, 'fixtures/earlier-navigation.yaml'),
    'utf8',
  );

  test('becomes a list of menus and a list of footer lists, with all labels', () => {
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
    // The label now also replaces the title of the menu's list.
    expect(labels(now)).toEqual(labels(SOURCE));
  });

  test('keeps its first line and the comments', () => {
    const now = migratedNavigation(SOURCE.replace('label: Services', '$& # as agreed'));
    expect(now.split('\n')[0]).toBe(SOURCE.split('\n')[0]);
    expect(now).toContain('\n# An entry with "active: false" is listed but is no link.\n');
    expect(now).toContain('\n# as agreed\n');
  });

  test('is unchanged if it is of this version', () => {
    const now = migratedNavigation(SOURCE);
    expect(migratedNavigation(now)).toBe(now);
  });
});

describe('the lists of an earlier version, which had a file for each record', () => {
  const root = folderForEach('src/content/fixture');
  const { textOf, write } = contentIn(root);
  const colleague = (name: string, order: number) =>
    `# yaml-language-server: $schema=../.schema/team.json\nname: ${name}\nposition: Engineer # or so\norder: ${order}\nportrait: { file: ana.svg, alt: "" }\n`;

  test('become one file, in their order, with their comments and pictures', () => {
    write('team/eva-lee.yaml', colleague('Eva Lee', 1));
    write('team/ana.yaml', `${colleague('Ana', 2)}\n# The last line.\n`);
    write(
      'team/ana.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
    );
    expect(bringListsTogether(root)).toEqual(['content/team.yaml']);
    const block = (id: string, name: string, order: number) =>
      `${id}:\n  name: ${name}\n  position: Engineer # or so\n  order: ${order}\n  portrait: { file: ana.svg, alt: "" }\n`;
    expect(textOf('team')).toBe(
      `# yaml-language-server: $schema=./.schema/team.json\n${block('eva-lee', 'Eva Lee', 1)}${block('ana', 'Ana', 2)}\n  # The last line.\n`,
    );
    expect(existsSync(join(root, 'content/team/ana.yaml'))).toBe(false);
    expect(readContent(root).problems).toEqual([]);
    expect(bringListsTogether(root)).toEqual([]);
  });
});
