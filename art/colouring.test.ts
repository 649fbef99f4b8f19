import { expect, test } from 'vitest';
import { coloured, namedTheme, namedToken, PALETTE, THEMES } from './themes.ts';

const { dark } = THEMES;

test('names become the colours of the brand', () => {
  const { ground, inks, accent } = namedTheme('dark');
  expect(coloured(`<path fill="${ground}"/><path fill="${inks[2]}"/>`)).toBe(
    `<path fill="${dark.ground}"/><path fill="${dark.inks[2]}"/>`,
  );
  expect(coloured(accent + namedToken('map-land'))).toBe(dark.accent + PALETTE.tokens['map-land']);
});

test('what is no colour of a brand is named', () => {
  expect(() => coloured('{dark.shade}')).toThrow('no colour is called "dark.shade"');
});
