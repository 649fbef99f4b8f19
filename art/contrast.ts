/**
 * Measures the contrast of every pair of foreground and background colours in src/styles/grounds.css.
 * WCAG 2.2 AA requires 4.5 for text, 3 for large text and for the edges of controls.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, type Hex } from './colour.ts';
import { type BrandColours, LARGE_OR_EDGE, palette, TEXT } from './palette.ts';

/** Pairs of custom properties in a section, with the contrast that each needs. */
const ROLES = [
  { front: '--text', back: '--bg', least: TEXT },
  { front: '--text-2', back: '--bg', least: TEXT },
  { front: '--text', back: '--bg-2', least: TEXT },
  { front: '--text-2', back: '--bg-2', least: TEXT },
  { front: '--link', back: '--bg', least: TEXT },
  { front: '--alert', back: '--bg', least: TEXT },
  { front: '--focus', back: '--bg', least: LARGE_OR_EDGE },
  { front: '--line-2', back: '--bg', least: LARGE_OR_EDGE },
  { front: '--btn-fg', back: '--btn-bg', least: TEXT },
  { front: '--btn-rise-fg', back: '--btn-rise', least: TEXT },
] as const;

/** The custom properties set by rules whose selector list contains `selector`. */
function declarations(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((part) => part.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name, value.trim());
    }
  }
  return found;
}

const strip = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@layer \w+ \{/g, '');
const GROUNDS_FILE = join(import.meta.dirname, '../src/styles/grounds.css');
const GROUNDS = ['.on-light', '.on-quiet', '.on-tint', '.on-dark', '.on-brand'];

/** A pair of colours with its contrast. */
export interface Pair {
  /** Where the pair is used, such as `.on-dark`. */
  readonly place: string;
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly least: number;
}

/** All colour pairs of a brand. */
export function pairsOf(colours: BrandColours): Pair[] {
  const { tokens, themes } = palette(colours);
  const byName: Readonly<Record<string, Hex | undefined>> = tokens;
  // The forced-colors part at the end uses the reader's own colours.
  const [grounds = ''] = strip(readFileSync(GROUNDS_FILE, 'utf8')).split('@media (forced-colors');
  const base = declarations(grounds, '.on-light');
  const pairs = GROUNDS.flatMap((place) => {
    const roles = new Map([...base, ...declarations(grounds, place)]);
    const hex = (role: string): Hex => {
      const [, token = ''] = /^var\(--([\w-]+)\)$/.exec(roles.get(role) ?? '') ?? [];
      const value = byName[token];
      if (!value) throw new Error(`${place} ${role} is no colour of art/palette.ts`);
      return value;
    };
    return ROLES.map(({ front, back, least }) => ({
      place,
      front,
      back,
      ratio: contrast(hex(front), hex(back)),
      least,
    }));
  });
  const own: readonly (readonly [keyof typeof tokens, keyof typeof tokens, number])[] = [
    ['on-brand', 'brand', TEXT],
    ['on-brand-inverse', 'on-brand', TEXT],
    ['on-dark-3', 'dark', TEXT],
    ['light', 'ok', TEXT],
    ['accent', 'dark', LARGE_OR_EDGE],
  ];
  return [
    ...pairs,
    ...own.map(([front, back, least]) => ({
      place: 'everywhere',
      front: `--${front}`,
      back: `--${back}`,
      ratio: contrast(tokens[front], tokens[back]),
      least,
    })),
    // Share images have text on a plate's ground. Calm plates have text on every ink.
    ...Object.entries(themes).map(([name, { text, ground }]) => ({
      place: `plate ${name}`,
      front: 'text',
      back: 'ground',
      ratio: contrast(text, ground),
      least: TEXT,
    })),
    ...themes.brandCalm.inks.map((ink) => ({
      place: 'plate brandCalm',
      front: 'text',
      back: `ink ${ink}`,
      ratio: contrast(themes.brandCalm.text, ink),
      least: TEXT,
    })),
  ];
}

/** Describes a pair in one line. */
export const pairLine = ({ place, front, back, ratio, least }: Pair): string =>
  `${place}: ${front} on ${back} is ${ratio.toFixed(2)}, needs ${least}`;

/** The pairs with too little contrast. */
export const failing = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ ratio, least }) => ratio < least);
