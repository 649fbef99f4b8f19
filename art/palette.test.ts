import { expect, test } from 'vitest';
import { contrast, type Hex, nearestWithContrast, toHex, toOklch } from './colour.ts';
import { failing, pairLine, pairsOf } from './contrast.ts';
import { brandFaults, palette } from './palette.ts';

/** Various brands: main colour and accent. */
const BRANDS: readonly (readonly [name: string, main: Hex, accent: Hex])[] = [
  ['blue and orange', '#0f3df2', '#ff5c26'],
  ['green and yellow', '#1f7a3d', '#f2c230'],
  ['dark red and gold', '#8b1024', '#e0b050'],
  ['near-black and grey', '#1c1c1e', '#9a9aa0'],
  ['yellow and magenta', '#ffd400', '#d6187a'],
  ['orange and pale blue', '#ff7a00', '#9fc4ff'],
  ['black and white', '#000000', '#ffffff'],
  ['pale mint and red', '#b8f2d8', '#ff4d4d'],
  ['violet and lime', '#5b21b6', '#a3e635'],
];

test.each(BRANDS)('%s: every pair of colours has enough contrast', (_, main, accent) => {
  expect(brandFaults({ main, accent })).toEqual([]);
  expect(failing(pairsOf({ main, accent })).map(pairLine)).toEqual([]);
});

const offeredBy = (message = '') => / is "(#\w+)"$/.exec(message)?.[1] as Hex; // the pattern matches a hex colour

test('a main colour on which neither white nor dark text is legible is refused, with the nearest colour that passes', () => {
  const [fault] = brandFaults({ main: '#7a7a7a', accent: '#ff5c26' });
  expect(fault?.field).toBe('main');
  const nearest = offeredBy(fault?.message);
  expect(fault?.message).toContain('has a contrast of 4.');
  expect(brandFaults({ main: nearest, accent: '#ff5c26' })).toEqual([]);
  expect(Math.abs(toOklch(nearest).l - toOklch('#7a7a7a').l)).toBeLessThan(0.03);
});

test('an accent that is invisible on the dark ground is refused, with a lighter colour of the same hue', () => {
  const [fault] = brandFaults({ main: '#0f3df2', accent: '#301040' });
  expect(fault?.field).toBe('accent');
  const nearest = offeredBy(fault?.message);
  expect(Math.abs(toOklch(nearest).h - toOklch('#301040').h)).toBeLessThan(3);
});

test('text on a light main colour is dark, and text on the inverse button is white', () => {
  const { tokens, isMainDark } = palette({ main: '#ffd400', accent: '#d6187a' });
  expect(isMainDark).toBe(false);
  expect(tokens['on-brand']).toBe(tokens.ink);
  expect(tokens['on-brand-inverse']).toBe('#ffffff');
  expect(tokens['brand-on-light']).not.toBe('#ffd400');
});

test('a colour converted to OKLCH and back is the same', () => {
  for (const [, main, accent] of BRANDS) {
    expect(toHex(toOklch(main))).toBe(main);
    expect(toHex(toOklch(accent))).toBe(accent);
  }
  expect(toHex({ l: 0.7, c: 0.4, h: 150 })).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(nearestWithContrast('#ffffff', ['#ffffff'], 22)).toBeUndefined();
});
