import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CUTS, type Cut } from './cuts.ts';
import { entryOf, type Look, type PlateKey, plateKeys, type Subject } from './registry.ts';

const cutsOf = (key: PlateKey) => Object.entries(entryOf(key)) as [Cut, Subject][];
const keysOf = (group: string) => plateKeys.filter((key) => key.startsWith(`${group}/`));

const ROOT = join(import.meta.dirname, '..');
/** What the last build drew, by plate and cut: drawing all of it again would take longer than all other unit tests. */
const drawn: Record<string, { src: string; bytes: number }> = JSON.parse(
  readFileSync(join(ROOT, '.cache/art/manifest.json'), 'utf8'),
);

/** A drawing, and what it weighs on the wire in bytes. */
function drawing(key: PlateKey, cut: Cut) {
  const found = drawn[`${key}@${cut}`];
  if (!found) throw new Error(`${key} was not drawn as ${cut}: run npm run build`);
  return { svg: readFileSync(join(ROOT, 'public', found.src), 'utf8'), bytes: found.bytes };
}

/** Most bytes a cut may have on the wire. */
const LIMITS: Partial<Record<Cut, number>> = { thumb: 2_000, card: 14_000, wide: 16_000 };
const LIMIT = 40_000;

test('every industry, sector, service, case, office, department and perk has an entry', () => {
  const groups = ['industry', 'sector', 'service', 'case', 'office', 'department', 'perk'];
  expect(groups.map((group) => keysOf(group).length)).toEqual([7, 23, 14, 11, 4, 9, 6]);
});

test('keys are slugs in a group', () => {
  for (const key of plateKeys) expect(key).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
});

test.each(plateKeys)('%s is drawn in all its cuts, at a sane size', (key) => {
  expect(cutsOf(key).length).toBeGreaterThan(0);
  for (const [cut] of cutsOf(key)) {
    const { svg, bytes } = drawing(key, cut);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" width="\d+"/,
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(LIMITS[cut] ?? LIMIT);
  }
});

test('ids are unique across the registry', () => {
  const ids = plateKeys
    .filter((key) => 'thumb' in entryOf(key))
    .map((key) => /<linearGradient id="(\w+)"/.exec(drawing(key, 'thumb').svg)?.[1])
    .filter((id) => id !== undefined);
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
});

test('plates that stand side by side share neither kind nor theme', () => {
  const rows: [Cut, PlateKey[]][] = [
    [
      'card', // the six industries of the home page
      [
        'industry/fintech',
        'industry/healthtech',
        'industry/greentech',
        'industry/manufacturing',
        'industry/legaltech',
        'industry/proptech',
      ],
    ],
    ['thumb', keysOf('sector')],
    ['thumb', keysOf('department')],
    ['wide', keysOf('office')],
    ['wide', keysOf('perk')],
    ['wide', keysOf('case').slice(0, 3)], // home
    ['card', keysOf('service').slice(0, 4)],
    ['card', keysOf('service').slice(4, 11)],
    ['card', keysOf('service').slice(11)],
  ];
  for (const [cut, keys] of rows) {
    const looks = keys.map((key) => entryOf(key)[cut] as Look); // these groups hold plates only
    for (const [i, look] of looks.entries()) {
      const previous = looks[i - 1];
      expect(look.kind, `kind of ${keys[i]}`).not.toBe(previous?.kind);
      expect(look.theme, `theme of ${keys[i]}`).not.toBe(previous?.theme);
    }
  }
});

test('white text on the blue bands meets no ink lighter than #2a57fb', () => {
  for (const key of ['frame/call-to-action', 'frame/contact'] as const) {
    for (const subject of Object.values(entryOf(key))) {
      expect(subject).toMatchObject({ theme: 'band' });
    }
  }
  expect(CUTS.band.accent).toBe(false);
});
