/** The same page in other languages. */
import type { Page, Site } from './site.ts';

/** A page in a language. */
export interface Alternate {
  readonly language: string;
  readonly href: string;
}

/** A page in every language that has it, its own among them; nothing where the site has one language. */
export function alternatesOf({ address }: Page, site: Site): readonly Alternate[] {
  if (site.inEach.length === 1) return [];
  return site.inEach.flatMap((each) => {
    const href = each.own(address);
    return href === undefined ? [] : [{ language: each.language, href }];
  });
}

/** A link to another language. */
export interface LanguageLink extends Alternate {
  /** What the language is called in itself. */
  readonly name: string;
}

/** `/services/qa`, `/services`, `/`: an address, and those above it. */
const upwards = (address: string): string[] =>
  address === '/' ? ['/'] : [address, ...upwards(address.replace(/\/[^/]*$/, '') || '/')];

/**
 * The links to the other languages: to the same page, or to the nearest above it that the language has; none to a language
 * without any.
 * @param address of the page in the source; home for a page without one
 */
export const languageLinks = (site: Site, address = '/'): readonly LanguageLink[] =>
  site.inEach.flatMap((each, index) => {
    const href = upwards(address)
      .map((above) => each.own(above))
      .find((own) => own !== undefined);
    const { name = '' } = site.languages[index] ?? {};
    return each === site || href === undefined ? [] : [{ language: each.language, name, href }];
  });
