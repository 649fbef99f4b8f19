/** Links to the same page in other languages. */
import type { Page, Site } from './site.ts';

/** A page in every language that has it, its own included. Empty if the site has only one language. */
export function alternatesOf({ address }: Page, site: Site) {
  if (site.inEach.length === 1) return [];
  return site.inEach.flatMap((each) => {
    const href = each.own(address);
    return href === undefined ? [] : [{ language: each.language, href }];
  });
}

/** An address and its parents: `/services/qa`, `/services`, `/`. */
const upwards = (address: string): string[] =>
  address === '/' ? ['/'] : [address, ...upwards(address.replace(/\/[^/]*$/, '') || '/')];

/**
 * Links to the other languages: to the same page, or to its nearest translated parent. Languages with neither are left out.
 * @param address the source address of the page; the home page by default
 */
export const languageLinks = (site: Site, address = '/') =>
  site.inEach.flatMap((each) => {
    const href = upwards(address)
      .map((above) => each.own(above))
      .find((own) => own !== undefined);
    const { language, name } = each;
    return each === site || href === undefined ? [] : [{ language, name, href }];
  });
