/** The typeface in brand/typeface/, subset and measured by `npm run brand`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Its folder, from the project root. */
export const TYPEFACE = 'brand/typeface';

/**
 * The letters of each subset. Browsers fetch a subset other than `basic` only if a page uses one of its letters. A letter in two
 * subsets comes from the later one, so that a German page fetches only `german` besides `basic`. Archivo's sizes in kB: basic
 * 21.7, accented 15.0, extended 17.9, german 2.8.
 */
export const SUBSETS = {
  /** English and typographic marks, which every page needs. */
  basic:
    'U+20-7E, U+A0, U+A3, U+A9, U+AB, U+B0, U+B7, U+BB, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+20AC, U+2212',
  /** The other letters of western Europe. */
  accented: 'U+A1-A2, U+A4-A8, U+AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153',
  /** Further Latin letters (Baltic, Polish, Czech, Turkish …). */
  extended: 'U+100-130, U+132-151, U+154-17F',
  /** The German letters outside the basic subset. */
  german: 'U+C4, U+D6, U+DC, U+DF, U+E4, U+F6, U+FC',
} as const;

type Subset = keyof typeof SUBSETS;
// Object.keys returns plain strings.
export const SUBSET_NAMES = Object.keys(SUBSETS) as Subset[];

const pair = z.tuple([z.number(), z.number()]);

const schema = z.object({
  source: z.string().describe('The source: a Fontsource package or the name of a font file.'),
  family: z.string().describe('The name of the font family in style sheets.'),
  weight: pair.describe('The lowest and the highest weight.'),
  width: pair.optional().describe('The range of the width axis, in per cent; unset without one.'),
  faces: z
    .array(
      z.object({
        file: z.string().describe('The name of the file in brand/typeface/.'),
        weight: pair.describe('The range of weights that it is used for.'),
        subset: z.enum(SUBSET_NAMES).describe('Its letters.'),
      }),
    )
    .min(1)
    .describe('The files, the regular weight first.'),
  fallback: z
    .array(
      z.object({
        bold: z.boolean().describe('Whether it replaces bold text.'),
        weight: pair.describe('The range of weights that it replaces.'),
        width: pair.optional().describe('The range of the width axis that it replaces.'),
        size: z
          .number()
          .describe('The size of Arial at which text has the same length, in per cent.'),
        ascent: z.number().describe('The ascent, in per cent of that size.'),
        descent: z.number().describe('The descent, in per cent of that size.'),
      }),
    )
    .describe('Arial adjusted to the typeface, so that nothing moves when the typeface arrives.'),
});

export type Typeface = z.infer<typeof schema>;

/** @throws with the remedy, if the folder has no valid typeface.json */
export function readTypeface(root = '.'): Typeface {
  const file = `${TYPEFACE}/typeface.json`;
  try {
    return schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is missing or damaged: run npm run brand`, { cause });
  }
}

/** @returns a pattern for letters that no subset has, which browsers would show in a fallback font */
export function strangeLetters({ faces }: Typeface): RegExp {
  const known = faces
    .flatMap(({ subset }) => SUBSETS[subset].split(', '))
    .map((range) => range.replaceAll(/[\dA-F]+/g, '\\u{$&}').replace('U+', ''));
  return new RegExp(`(?![${known.join('')}])\\p{L}`, 'gu');
}
