/** Texts that visitors read, and places in them such as `{founded}`, where a fact is put that is written elsewhere. */
import { z } from 'zod';

/** Lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug. */
export const slug = z.string().regex(SLUG, 'a slug: lower-case words joined by hyphens');

const PLACE = /\{\s*([\w-]+)\s*\}/g;

/** The places in a text, with their braces. */
export const placesIn = (text: string): string[] => text.match(PLACE) ?? [];

/**
 * What is wrong with the places in a text; undefined where nothing is.
 * @param places the names of those that it may hold
 */
function placeFault(text: string, places: readonly string[]): string | undefined {
  const known = places.map((name) => `{${name}}`);
  const wrong = placesIn(text).find((place) => !known.includes(place));
  if (wrong === undefined) return undefined;
  return known.length === 0
    ? `nothing is put in place of ${wrong} here; write the words themselves`
    : `nothing is put in place of ${wrong} here; expected ${known.join(' or ')}`;
}

/** A text with facts in its places, by their names; a place without one stays. */
export const fillPlaces = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(PLACE, (place, name: string) => facts[name] ?? place);

/** Refuses a text with places in braces, but for those named. */
export const holdsOnly = (places: readonly string[]) =>
  z.refine<string>((text) => placeFault(text, places) === undefined, {
    error: ({ input }) => placeFault(String(input), places),
  });

/** A picture letter, which no typeface of ours holds and every system draws in its own way. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** Visible text, without the space around it. @param places what may stand in it in braces */
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

/** One line of visible text. @param max letters @param places what may stand in it in braces */
export const line = (max: number, places?: readonly string[]) => text(places).min(1).max(max);
