import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { people } from './people.ts';
import { bust } from './portrait/bust.ts';
import { type Portrait, portrait } from './portrait.ts';

/** A sheet small enough to draw everybody on. */
const SMALL = { width: 96, height: 120, lines: 8 };
/** The sheet of the pages. */
const FULL = { width: 640, height: 800, lines: 46 };
/** What a portrait of the pages may weigh, compressed. Unit: bytes. */
const LARGEST = 10_500;

const persons: readonly (readonly [string, Portrait])[] = Object.entries(people);

const drawings = new Map(
  persons.map(([seed, person]) => [seed, portrait({ ...person, ...SMALL, seed })]),
);

describe.each(persons)('%s', (seed, person) => {
  const svg = drawings.get(seed) ?? '';

  test('is a document of its own size without broken numbers or style attributes', () => {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 768 960" width="96" height="120">/);
    expect(svg).not.toMatch(/NaN|Infinity|undefined| style=/);
  });

  test('covers the sheet only where it has a ground', () => {
    expect(svg.includes('M0 0h768v960H0z')).toBe(person.ground !== false);
  });
});

test('the same person is drawn the same every time', () => {
  const seed = 'rui-carvalho';
  expect(portrait({ ...people[seed], ...SMALL, seed })).toBe(drawings.get(seed));
});

test('no two people look the same', () => {
  const outlines = [...drawings.values()].map((svg) => svg.slice(svg.lastIndexOf(' d="')));
  expect(new Set(outlines).size).toBe(persons.length);
});

test('stays small at the size of the pages', () => {
  const svg = portrait({ ...people['amara-okafor'], ...FULL, seed: 'amara-okafor' });
  expect(brotliCompressSync(svg).length).toBeLessThan(LARGEST);
}, 30_000);

test.each([
  ['team', persons.slice(0, 6)],
  ['reviews', persons.slice(6, 11)],
])('neighbours differ: %s', (_, row) => {
  row.slice(1).forEach(([slug, person], i) => {
    const before = row[i]?.[1];
    expect(person.yaw * (before?.yaw ?? 0), `${slug} turns the other way`).toBeLessThan(0);
    expect(person.theme, `${slug}: theme`).not.toBe(before?.theme);
    expect(person.hair, `${slug}: hair`).not.toBe(before?.hair);
  });
});

describe('a bust', () => {
  const { distance, surface } = bust({ yaw: 0, jaw: 0.5, hair: 'short', collar: 'crew' });

  test('is solid inside and open outside', () => {
    expect(distance(0, 0, 0)).toBeLessThan(0);
    expect(distance(0, 0, 1.5)).toBeGreaterThan(0);
    expect(distance(2, 0.5, 0)).toBeGreaterThan(0);
  });

  test('knows what it is made of where', () => {
    expect(surface(0, -0.2, 1)).toBe('skin');
    expect(surface(0, 1.1, 0)).toBe('hair');
    expect(surface(0, -2, 0.6)).toBe('cloth');
  });
});
