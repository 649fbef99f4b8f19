/**
 * Colours by name. A drawing names its colours and is given those of the brand last: another brand has its pictures
 * without a line being traced anew.
 */
import { channels, type Hex } from './colour.ts';
import { mix } from './field.ts';
import type { Theme } from './theme.ts';
import { PALETTE, THEMES, type ThemeName } from './themes.ts';

/** A colour by name, as in `{dark.accent}`, or one between two, as in `{dark.ink1~dark.ink2~0.25}`. */
export type Named = `{${string}}`;

const NAMED = /\{([^{}]+)\}/g;

/** The colours of a theme with their names in place of what they are. */
export const namedTheme = (theme: ThemeName): Theme<Named> => ({
  ground: `{${theme}.ground}`,
  inks: [`{${theme}.ink1}`, `{${theme}.ink2}`, `{${theme}.ink3}`],
  mark: `{${theme}.mark}`,
  text: `{${theme}.text}`,
  accent: `{${theme}.accent}`,
});

/** A token of the pages by its name. */
export const namedToken = (token: keyof typeof PALETTE.tokens): Named => `{${token}}`;

/** The colour at a share of the way from one to the other. */
export const between = (from: Named, to: Named, share: number): Named =>
  `{${from.slice(1, -1)}~${to.slice(1, -1)}~${share}}`;

const COLOURS: ReadonlyMap<string, Hex> = new Map([
  ...Object.entries(PALETTE.tokens),
  ...Object.entries(THEMES).flatMap(([theme, { inks, ...others }]) => [
    ...Object.entries(others).map(([role, hex]) => [`${theme}.${role}`, hex] as const),
    ...inks.map((hex, index) => [`${theme}.ink${index + 1}`, hex] as const),
  ]),
]);

/** @throws where there is no colour of this name */
function colour(name: string): Hex {
  const hex = COLOURS.get(name);
  if (!hex) throw new Error(`no colour is called "${name}"`);
  return hex;
}

function mixed(from: Hex, to: Hex, share: number): string {
  const target = channels(to);
  const each = channels(from).map((value, i) => Math.round(mix(value, target[i] ?? value, share)));
  return `#${each.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A drawing in the colours of the brand. @throws where it names a colour that there isn't */
export const coloured = (svg: string): string =>
  svg.replace(NAMED, (_, named: string) => {
    const [from = '', to, share] = named.split('~');
    return to ? mixed(colour(from), colour(to), Number(share)) : colour(from);
  });
