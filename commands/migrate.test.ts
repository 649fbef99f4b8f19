import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionSchema } from '../src/sections/registry.ts';
import { migrated } from './migrate.ts';
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
