/** How people and objects are engraved on light and on dark grounds. */
import { isDark, type ThemeName } from '../themes.ts';
import type { Style } from './engrave.ts';

/** A picture's changes to its recipe: single values, and single surfaces by number. */
export type Changes = Partial<Omit<Style, 'theme'>>;

type Surfaces = Style['surfaces'];

export type Recipe = 'person' | 'object';

/** People: 1 skin, 2 hair, 3 cloth, 4 shirt, 5 eyes, 6 frames of glasses, 7 second cloth, 8 lips. */
const PERSON: Surfaces = {
  1: { heading: -0.12, relief: 0.55, edge: false },
  2: { strands: 46, albedo: 0.5, least: 0.6, most: 0.95, rim: 0.5 },
  3: { heading: -0.62, relief: 0.5, albedo: 0.5, most: 0.9 },
  4: { heading: 0.2, relief: 0.5, albedo: 1 },
  5: { albedo: 1 },
  6: { albedo: 0.02 },
  7: { heading: 0.55, relief: 0.5, albedo: 0.5, most: 0.9 },
  8: { joins: 1, albedo: 0.8 },
};

/** On dark grounds the ink is light, so surfaces are lighter. */
const LIT_PERSON: Surfaces = {
  1: { heading: -0.12, relief: 0.55, albedo: 0.97, most: 0.95, edge: false },
  2: { strands: 46, albedo: 0.62, most: 0.72, edge: false, rim: 0.5 },
  3: { heading: -0.62, relief: 0.5, albedo: 0.55, most: 0.7 },
  4: { heading: 0.2, relief: 0.5, albedo: 0.92, most: 0.78, edge: false },
  5: { albedo: 1 },
  6: { albedo: 0, edge: false },
  7: { heading: 0.55, relief: 0.5, albedo: 0.6, most: 0.75, edge: false },
  8: { joins: 1, albedo: 0.66 },
};

/**
 * Objects: 1 to 6 parts (6 has vertical lines), 7 dark accents, 8 rock, 9 floor, 10 water, 11 a beam of light,
 * 12 solid ink on any ground.
 */
const OBJECT: Surfaces = {
  1: { heading: -0.5, relief: 0.55 },
  2: { heading: 0.35, relief: 0.55, albedo: 0.92 },
  3: { heading: -1.15, relief: 0.5, albedo: 0.9 },
  4: { heading: 0.9, relief: 0.5, albedo: 0.85 },
  5: { heading: 0, relief: 0.6, albedo: 1.1 },
  6: { heading: 1.5708, relief: 0 },
  7: { albedo: 0 },
  8: { heading: 0.3, relief: 0.6, albedo: 0.6 },
  9: { heading: 0, relief: 0, albedo: 1.35, most: 0.8, edge: false, folds: false },
  10: { heading: 0, relief: 0.4, albedo: 0.8, least: 0.12, most: 0.7, edge: false },
  11: { albedo: 2, edge: false },
  12: { least: 1 },
};

const LIT_OBJECT: Surfaces = {
  ...OBJECT,
  8: { heading: 0.3, relief: 0.6, albedo: 0.7, most: 0.7 },
  9: { heading: 0, relief: 0, albedo: 0.8, most: 0.24, edge: false, folds: false },
  10: { heading: 0, relief: 0.4, albedo: 0.9, least: 0.1, most: 0.6, edge: false },
  11: { heading: 0, relief: 0, least: 0.62, most: 0.62, edge: false },
};

/** The style of a picture: the recipe for the theme's ground with the picture's changes. */
export function styleOf(recipe: Recipe, theme: ThemeName, changes: Changes = {}): Style {
  const dark = isDark(theme);
  const surfaces = recipe === 'person' ? (dark ? LIT_PERSON : PERSON) : dark ? LIT_OBJECT : OBJECT;
  const tones =
    recipe === 'person'
      ? { white: dark ? 0.86 : 0.8, black: dark ? 0.14 : 0.08, seam: 0.2 }
      : { white: dark ? 0.95 : 0.92, black: dark ? 0.16 : 0.14, seam: 0.22 };
  return {
    theme,
    ...tones,
    ground: { from: 0, to: 0.28 },
    ...changes,
    surfaces: merged(surfaces, changes.surfaces),
  };
}

function merged(base: Surfaces, changes: Surfaces = {}): Surfaces {
  const changed = Object.entries(changes).map(([number, hatching]) => [
    number,
    { ...base[Number(number)], ...hatching },
  ]);
  return { ...base, ...Object.fromEntries(changed) };
}
