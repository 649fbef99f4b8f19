/** Texts for visitors, and placeholders in them ("places") such as `{founded}`, which stand for facts stored elsewhere. */
import { z } from 'zod';
import { placesIn } from './fill-places.ts';

/** Lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = z.string().regex(SLUG, 'a slug: lower-case words joined by hyphens');

/**
 * The first error in a text's places; undefined if there is none.
 * @param places the allowed names
 */
function placeFault(text: string, places: readonly string[]): string | undefined {
  const known = places.map((name) => `{${name}}`);
  const wrong = placesIn(text).find((place) => !known.includes(place));
  if (wrong === undefined) return undefined;
  return known.length === 0
    ? `nothing is put in place of ${wrong} here; write the words themselves`
    : `nothing is put in place of ${wrong} here; expected ${known.join(' or ')}`;
}

/** Refuses a text with other places than the named ones. */
export const holdsOnly = (places: readonly string[]) =>
  z.refine<string>((text) => placeFault(text, places) === undefined, {
    error: ({ input }) => placeFault(String(input), places),
  });

/** Emoji, which our typeface lacks and every system draws differently. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** Visible text, trimmed. @param places the names of the allowed places */
export const text = (places: readonly string[] = []) =>
  z
    .string()
    .trim()
    .refine((value) => !EMOJI.test(value), {
      error: ({ input }) =>
        `the typeface has no emoji; leave out ${String(input).match(EMOJI)?.[0]}, or choose an icon where there is a field for one`,
    })
    .check(holdsOnly(places))
    .meta({ text: 'words' });

/** One line of visible text. @param max characters @param places the names of the allowed places */
export const line = (max: number, places?: readonly string[]) => text(places).min(1).max(max);
