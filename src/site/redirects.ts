/** Redirects from addresses that no longer have a page, or don't have one yet. */
import type { MovedAddress } from '../../contract/build-files.ts';
import type { Site } from './site.ts';

/**
 * The redirects in content, and those of each translation. The untranslated address leads to the translated one:
 * `/de/services/qa` to `/de/leistungen/qualitaetssicherung`, and `/de/old` to the target of `/old`. If a page isn't translated,
 * both addresses lead to the source page with 302, because the translation may still come.
 */
export function redirectsOf(sites: readonly [Site, ...Site[]]): readonly MovedAddress[] {
  const [source, ...others] = sites;
  const moved = Object.entries(source.single('redirects'));
  const taken = new Set(sites.flatMap((site) => site.pages.map(({ href }) => href)));
  const redirects = moved.map(([from, to]): MovedAddress => [from, to, 301]);
  for (const [from] of moved) taken.add(from);
  for (const site of others) {
    const lead = (from: string, address: string) => {
      if (taken.has(from)) return;
      taken.add(from);
      const to = site.href(address);
      redirects.push([from, to, to === address ? 302 : 301]);
    };
    for (const [address, planned] of site.plannedAddresses) {
      // The not-found page has no address.
      if (address === '/404') continue;
      lead(site.prefix + address.replace(/^\/$/, ''), address);
      lead(planned, address);
    }
    for (const [from, to] of moved) lead(site.prefix + from, to);
  }
  return redirects;
}
