/** Places in a text such as `{founded}`, where a fact is put that is written elsewhere. */
import { z } from 'zod';

const PLACE = /\{\s*([\w-]+)\s*\}/g;

/**
 * What is wrong with the places in a text; undefined where nothing is.
 * @param places the names of those that it may hold
 */
function placeFault(text: string, places: readonly string[]): string | undefined {
  const known = places.map((name) => `{${name}}`);
  const wrong = [...text.matchAll(PLACE)].map(([place]) => place).find((it) => !known.includes(it));
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

/** One line of visible text. @param places what may stand in it in braces */
export const line = (max: number, places: readonly string[] = []) =>
  z.string().trim().min(1).max(max).check(holdsOnly(places)).meta({ text: 'words' });
