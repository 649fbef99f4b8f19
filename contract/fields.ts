/** The field types of forms and their texts; src/schema/fields.ts has those of all content. */
import { z } from 'zod';
import { placeholdersIn } from './placeholders.ts';

/** Lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = z.string().regex(SLUG, 'a slug: lower-case words joined by hyphens');

/** The first error in a text's placeholders, of which the named ones are allowed; undefined if there is none. */
export function placeholderFault(
  text: string,
  placeholders: readonly string[],
): string | undefined {
  const known = placeholders.map((name) => `{${name}}`);
  const wrong = placeholdersIn(text).find((placeholder) => !known.includes(placeholder));
  if (wrong === undefined) return undefined;
  return known.length === 0
    ? `nothing is put in place of ${wrong} here; write the words themselves`
    : `nothing is put in place of ${wrong} here; expected ${known.join(' or ')}`;
}

/** Refuses a text with other placeholders than the named ones. */
export const holdsOnly = (placeholders: readonly string[]) =>
  z.refine<string>((text) => placeholderFault(text, placeholders) === undefined, {
    error: ({ input }) => placeholderFault(String(input), placeholders),
  });

/** Emoji, which our typeface lacks and every system draws differently. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** Visible text, trimmed. @param placeholders the names of the allowed placeholders */
export const text = (placeholders: readonly string[] = []) =>
  z
    .string()
    .trim()
    .refine((value) => !EMOJI.test(value), {
      error: ({ input }) =>
        `the typeface has no emoji; leave out ${String(input).match(EMOJI)?.[0]}, or choose an icon where there is a field for one`,
    })
    .check(holdsOnly(placeholders))
    .meta({ text: 'words', ...(placeholders.length > 0 && { placeholders }) });

/** One line of visible text of at most `max` characters, for which the design has room. `placeholders` as for `text`. */
export const line = (max: number, placeholders?: readonly string[]) =>
  text(placeholders).min(1).max(max);
