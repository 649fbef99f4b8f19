/**
 * Colours by name. A drawing names its colours and is given those of the brand last: another brand has its pictures
 * without a line being traced anew.
 */
import type { Hex } from './colour.ts';
import type { Theme } from './theme.ts';
import { PALETTE, THEMES, type ThemeName } from './themes.ts';

/** A colour by name, as in `{dark.accent}`. */
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

const COLOURS: ReadonlyMap<string, Hex> = new Map([
  ...Object.entries(PALETTE.tokens),
  ...Object.entries(THEMES).flatMap(([theme, { inks, ...others }]) => [
    ...Object.entries(others).map(([role, hex]) => [`${theme}.${role}`, hex] as const),
    ...inks.map((hex, index) => [`${theme}.ink${index + 1}`, hex] as const),
  ]),
]);

/** A drawing in the colours of the brand. @throws where it names a colour that there isn't */
export const coloured = (svg: string): string =>
  svg.replace(NAMED, (_, name: string) => {
    const hex = COLOURS.get(name);
    if (!hex) throw new Error(`no colour is called "${name}"`);
    return hex;
  });
