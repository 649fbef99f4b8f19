/** Places in texts, such as `{founded}`, apart from places.ts because scripts of pages load no zod. */
const PLACE = /\{\s*([\w-]+)\s*\}/g;

/** The places in a text, with their braces. */
export const placesIn = (text: string): string[] => text.match(PLACE) ?? [];

/** Fills the places in a text with facts, by name. A place without a fact stays. */
export const fillPlaces = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(PLACE, (place, name: string) => facts[name] ?? place);
