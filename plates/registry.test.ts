import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { CUTS, type Cut, drawingName } from '../art/cuts.ts';
import type { Manifest } from '../art/draw.ts';
import { themeOf } from '../art/engraver/subject.ts';
import { PICTURES } from './pictures.ts';
import { type PlateKey, plateKeys, plateOf, type Subject } from './registry.ts';

const cutsOf = (key: PlateKey) => Object.entries(plateOf(key)) as [Cut, Subject][];
const keysOf = (group: string) => plateKeys.filter((key) => key.startsWith(`${group}/`));

const ROOT = join(import.meta.dirname, '..');
/** The plates that the build has drawn, which are those on pages. tests/release/plates.test.ts has all drawn. */
const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, '.cache/art/manifest.json'), 'utf8'));
const drawn = plateKeys.flatMap((key) =>
  cutsOf(key).flatMap(([cut, subject]) => {
    const name = drawingName(key, cut);
    const entry = manifest[name];
    return entry?.key ? [{ ...entry, name, cut, subject }] : [];
  }),
);

/** Brotli quality. The maximum takes fifty times as long and saves an eighth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The maximum compressed size of each cut, in bytes. */
const LIMITS: Partial<Record<Cut, number>> = {
  thumb: 4_000,
  'portrait-small': 9_000,
  card: 14_300,
  square: 14_300,
  panel: 14_300,
  portrait: 15_800,
  wide: 15_800,
};
const LIMIT = 20_000;

test('keys consist of a group and a slug', () => {
  for (const key of plateKeys) expect(key).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
});

test.each(drawn)('$name shows its whole subject, within its size limit', (plate) => {
  const { cut, subject, src, focus } = plate;
  expect(focus !== undefined, 'says where its subject is').toBe(subject.kind === 'engraving');
  for (const edge of focus && 'frame' in focus ? focus.frame : []) {
    expect(edge).toBeGreaterThanOrEqual(0);
    expect(edge).toBeLessThanOrEqual(100);
  }
  const svg = readFileSync(join(ROOT, 'public', src), 'utf8');
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" width="\d+"/,
  );
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const bytes = brotliCompressSync(svg, QUALITY).length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(LIMITS[cut] ?? LIMIT);
});

const themeIn = (key: PlateKey, cut: Cut) => {
  const subject = plateOf(key)[cut];
  if (!subject || subject.kind === 'numeral' || subject.kind === 'world') return undefined;
  return subject.kind === 'engraving' ? themeOf(subject) : subject.theme;
};

test('adjacent pictures have different themes', () => {
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
    ['card', keysOf('company').slice(0, 3)], // Why Us
    ['wide', keysOf('company').slice(4, 10)],
    ['card', keysOf('company').slice(10, 13)], // About Us
    ['wide', keysOf('company').slice(13, 15)], // digital acceleration
    ['wide', keysOf('company').slice(15)], // Careers
    ['card', keysOf('product').slice(-15, -11)], // mobile apps
    ['wide', keysOf('case').slice(0, 3)], // home
    ['card', keysOf('service').slice(0, 4)],
    ['card', keysOf('service').slice(4, 11)],
    ['card', keysOf('service').slice(11)],
    ['portrait', keysOf('person').slice(0, 6)], // the team
    ['portrait', keysOf('person').slice(6, 11)], // testimonials
  ];
  for (const [cut, keys] of rows) {
    for (const [i, key] of keys.slice(1).entries()) {
      const before = keys[i];
      if (before) expect(themeIn(key, cut), `${before}, ${key}`).not.toBe(themeIn(before, cut));
    }
  }
});

test('a picture belongs to one key only, or to an industry and its sector', () => {
  const owners = new Map<string, Set<string>>();
  for (const key of plateKeys) {
    for (const [, subject] of cutsOf(key)) {
      if (subject.kind !== 'engraving') continue;
      const subjects = owners.get(subject.picture) ?? new Set();
      owners.set(subject.picture, subjects.add(key.replace(/^(sector|industry)\//, '')));
    }
  }
  expect(new Set(owners.keys())).toEqual(new Set(Object.keys(PICTURES)));
  const shared = [...owners].filter(([, keys]) => keys.size > 1).map(([name]) => name);
  // The industry healthtech has the sector healthcare.
  expect(shared).toEqual(['healthtech']);
});

test('plates under the text of bands and of the contact panel are calm', () => {
  for (const key of ['frame/call-to-action', 'frame/contact'] as const) {
    for (const subject of Object.values(plateOf(key))) {
      expect(subject).toMatchObject({ theme: 'brandCalm' });
    }
  }
  expect(CUTS.band.accent).toBe(false);
});
