import { hash as sha256 } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Pattern, type PlateParams, plate } from './plate.ts';
import { coloured, namedTheme } from './themes.ts';

const kinds: Pattern[] = [{ kind: 'swell' }, { kind: 'echo', cx: 0.7, cy: 0.4 }];
const params = (kind: Pattern): PlateParams => ({
  ...kind,
  seed: 'harbour',
  theme: 'dark',
  width: 320,
  height: 200,
  lines: 16,
  accent: true,
});
/** A hash of the drawing without its colour names. */
const hash = (svg: string) => sha256('sha256', svg.replaceAll(/\{[^{}]+\}/g, '#')).slice(0, 12);

test.each(kinds)('$kind: another seed gives another plate', (kind) => {
  expect(plate({ ...params(kind), seed: 'pier' })).not.toBe(plate(params(kind)));
});

test('the same parameters always give the same plate', () => {
  expect(kinds.map((kind) => hash(plate(params(kind))))).toMatchInlineSnapshot(`
    [
      "09c43c5cdfd4",
      "7a6856cab73b",
    ]
  `);
});

test('ids differ between plates, so that several can stand in one document', () => {
  const [kind] = kinds;
  if (!kind) throw new Error('no kinds');
  const ids = [plate(params(kind)), plate({ ...params(kind), width: 640 })].map((svg) => {
    const [, id] = /<linearGradient id="(\w+)"/.exec(svg) ?? [];
    expect(svg).toContain(`url(#${id})`);
    return id;
  });
  expect(new Set(ids).size).toBe(2);
});

test.each(kinds)('$kind: without accent there is no buoy', (kind) => {
  expect(plate({ ...params(kind), accent: false })).not.toContain(namedTheme('dark').accent);
});

test('an unknown colour name is reported', () => {
  expect(() => coloured('{dark.shade}')).toThrow('no colour is called "dark.shade"');
});
