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
      "d60afa53eadb",
      "a92686758fc4",
    ]
  `);
});

test.each(kinds)('$kind: without accent there is no buoy', (kind) => {
  expect(plate({ ...params(kind), accent: false })).not.toContain(namedTheme('dark').accent);
});

test('an unknown colour name is reported', () => {
  expect(() => coloured('{dark.shade}')).toThrow('no colour is called "dark.shade"');
});
