import { expect, test } from 'vitest';
import { between, coloured, namedTheme, namedToken } from './colouring.ts';
import { PALETTE, THEMES } from './themes.ts';

const { dark } = THEMES;

test('names become the colours of the brand', () => {
  const { ground, inks, accent } = namedTheme('dark');
  expect(coloured(`<path fill="${ground}"/><path fill="${inks[2]}"/>`)).toBe(
    `<path fill="${dark.ground}"/><path fill="${dark.inks[2]}"/>`,
  );
  expect(coloured(accent + namedToken('map-land'))).toBe(dark.accent + PALETTE.tokens['map-land']);
});

test('a colour between two lies there in each channel', () => {
  const [first, second] = namedTheme('dark').inks;
  const channel = (hex: string) => Number.parseInt(hex.slice(1, 3), 16);
  const red = channel(coloured(between(first, second, 0.25)));
  expect(red).toBe(Math.round(0.75 * channel(dark.inks[0]) + 0.25 * channel(dark.inks[1])));
  expect(coloured(between(first, second, 0))).toBe(dark.inks[0]);
  expect(coloured(between(first, second, 1))).toBe(dark.inks[1]);
});

test('what is no colour of a brand is named', () => {
  expect(() => coloured('{dark.shade}')).toThrow('no colour is called "dark.shade"');
});
