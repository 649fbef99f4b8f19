/**
 * Checks the contrast of every pair of colours that stand on each other, from the tokens themselves:
 * WCAG 2.2 AA asks 4.5 for text, 3 for large text and for the edges of controls.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { THEMES } from '../art/themes.ts';

const TEXT = 4.5;
const LARGE_OR_EDGE = 3;

/** The roles that stand on a section's ground, and what each needs there. */
const pairs = [
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

/** Custom properties set in the rule whose selector list names `selector`. */
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

/** Relative luminance of a hex colour, as WCAG 2.x defines it. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two hex colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const strip = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@layer \w+ \{/g, '');
const tokens = declarations(strip(readFileSync('src/styles/tokens.css', 'utf8')), ':root');
// Forced colours, which stand at the end, are the reader's own.
const [grounds = ''] = strip(readFileSync('src/styles/grounds.css', 'utf8')).split(
  '@media (forced-colors',
);
const names = ['.on-light', '.on-quiet', '.on-tint', '.on-dark', '.on-brand'];

const faults: string[] = [];
for (const name of names) {
  const roles = new Map([...declarations(grounds, '.on-light'), ...declarations(grounds, name)]);
  const hex = (role: string): string => {
    let value = roles.get(role) ?? tokens.get(role) ?? '';
    for (let inner = /^var\((--[\w-]+)\)$/.exec(value); inner?.[1]; ) {
      value = tokens.get(inner[1]) ?? '';
      inner = /^var\((--[\w-]+)\)$/.exec(value);
    }
    if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) {
      throw new Error(`${name} ${role} is "${value}"; expected a hex colour from tokens.css`);
    }
    return value;
  };
  for (const { front, back, least } of pairs) {
    const ratio = contrast(hex(front), hex(back));
    if (ratio < least) {
      faults.push(`${name}: ${front} on ${back} is ${ratio.toFixed(2)}, needs ${least}`);
    }
  }
}

// Share images set words on the ground of a plate.
const themes = Object.entries(THEMES);
for (const [name, { text, ground }] of themes) {
  const ratio = contrast(text, ground);
  if (ratio < TEXT)
    faults.push(`plate ${name}: text on ground is ${ratio.toFixed(2)}, needs ${TEXT}`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`contrast: ${names.length * pairs.length + themes.length} pairs hold`);
}
