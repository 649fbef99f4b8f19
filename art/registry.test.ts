import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CUTS, type Cut } from './cuts.ts';
import { themeOf } from './engraver/subject.ts';
import { picture } from './picture.ts';
import { PICTURES } from './pictures.ts';
import { entryOf, type PlateKey, plateKeys, type Subject } from './registry.ts';

const cutsOf = (key: PlateKey) => Object.entries(entryOf(key)) as [Cut, Subject][];
const keysOf = (group: string) => plateKeys.filter((key) => key.startsWith(`${group}/`));

/** Most bytes a cut may have on the wire. */
const LIMITS: Partial<Record<Cut, number>> = {
  thumb: 2_500,
  phone: 8_000,
  'portrait-small': 8_000,
  'portrait-tall-small': 8_000,
  card: 12_700,
  square: 12_700,
  portrait: 14_000,
  'portrait-wide': 14_000,
  'portrait-tall': 14_000,
  wide: 14_000,
};
const LIMIT = 18_000;

test('every industry, sector, service, case, office, department and perk has an entry', () => {
  const groups = ['industry', 'sector', 'service', 'case', 'office', 'department', 'perk'];
  expect(groups.map((group) => keysOf(group).length)).toEqual([7, 23, 14, 11, 4, 9, 6]);
});

test('keys are slugs in a group', () => {
  for (const key of plateKeys) expect(key).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
});

test.each(plateKeys)('%s draws in all its cuts, at a sane size', async (key) => {
  expect(cutsOf(key).length).toBeGreaterThan(0);
  for (const [cut, subject] of cutsOf(key)) {
    const { svg, focus } = await picture(key.slice(key.indexOf('/') + 1), subject, cut);
    expect(focus !== undefined, `${cut} says where its subject is`).toBe(
      subject.kind === 'engraving',
    );
    for (const edge of focus?.frame ?? []) {
      expect(edge, `${cut} holds its subject`).toBeGreaterThanOrEqual(0);
      expect(edge, `${cut} holds its subject`).toBeLessThanOrEqual(100);
    }
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" width="\d+"/,
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    const { length } = brotliCompressSync(svg);
    expect(length).toBeGreaterThan(500);
    expect(length, cut).toBeLessThan(LIMITS[cut] ?? LIMIT);
  }
});

test('ids are unique across the registry', async () => {
  const ids: string[] = [];
  for (const key of plateKeys) {
    const { thumb } = entryOf(key);
    const { svg } = thumb ? await picture(key, thumb, 'thumb') : { svg: '' };
    const [, id] = /<linearGradient id="(\w+)"/.exec(svg) ?? [];
    if (id) ids.push(id);
  }
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
});

const themeIn = (key: PlateKey, cut: Cut) => {
  const subject = entryOf(key)[cut];
  if (!subject || subject.kind === 'numeral' || subject.kind === 'world') return undefined;
  return subject.kind === 'engraving' ? themeOf(subject) : subject.theme;
};

test('pictures that stand side by side do not share a theme', () => {
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

test('every picture has one owner: an industry and its sector, or one key', () => {
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
  // Healthcare is the sector of the industry healthtech.
  expect(shared).toEqual(['healthtech']);
});

test('white text on the blue bands meets no ink lighter than #2a57fb', () => {
  for (const key of ['frame/call-to-action', 'frame/contact'] as const) {
    for (const subject of Object.values(entryOf(key))) {
      expect(subject).toMatchObject({ theme: 'band' });
    }
  }
  expect(CUTS.band.accent).toBe(false);
});
