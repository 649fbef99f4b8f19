/** Where every address leads that has no page of its own any more, or not yet. */
import type { Site } from './site.ts';

/** An address, where it leads, and whether that is for good (301) or until it has a page (302). */
type Redirect = readonly [from: string, to: string, status: 301 | 302];

/**
 * The redirects of content, and for each language besides the source what an address would be if it were not translated:
 * `/de/services/qa` leads to `/de/leistungen/qualitaetssicherung`, and `/de/old` where `/old` leads. Where the page is not there
 * in the language, both its addresses lead to the source's, since it may yet come, or come back.
 */
export function redirectsOf(sites: readonly [Site, ...Site[]]): readonly Redirect[] {
  const [source, ...others] = sites;
  const moved = Object.entries(source.single('redirects'));
  const taken = new Set(sites.flatMap((site) => site.pages.map(({ href }) => href)));
  const redirects = moved.map(([from, to]): Redirect => [from, to, 301]);
  for (const [from] of moved) taken.add(from);
  for (const site of others) {
    const lead = (from: string, address: string) => {
      if (taken.has(from)) return;
      taken.add(from);
      const to = site.href(address);
      redirects.push([from, to, to === address ? 302 : 301]);
    };
    for (const [address, place] of site.places) {
      // The page for what is not there has no address.
      if (address === '/404') continue;
      lead(site.start + address.replace(/^\/$/, ''), address);
      lead(place, address);
    }
    for (const [from, to] of moved) lead(site.start + from, to);
  }
  return redirects;
}
