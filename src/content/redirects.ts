/** Every old address of the site with the one that took its place. */
import type { Site } from './site.ts';

/**
 * The redirects of content, and for each language besides the source what an address would be if it were not translated:
 * `/de/services/qa` leads to `/de/leistungen/qualitaetssicherung`, and `/de/old` where `/old` leads.
 */
export function redirectsOf(sites: readonly [Site, ...Site[]]): Record<string, string> {
  const [source, ...others] = sites;
  const redirects: Record<string, string> = { ...source.single('redirects') };
  const pages = new Set(sites.flatMap((site) => site.pages.map(({ href }) => href)));
  for (const site of others) {
    const add = (from: string, to: string) => {
      if (!pages.has(from)) redirects[from] ??= to;
    };
    for (const { address, href } of site.pages) add(site.start + address.replace(/^\/$/, ''), href);
    for (const [from, to] of Object.entries(source.single('redirects'))) {
      const target = site.href(to);
      if (target !== to) add(site.start + from, target);
    }
  }
  return redirects;
}
