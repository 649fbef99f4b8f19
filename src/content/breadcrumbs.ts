/** One step of the way from home to a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Where a page stands that has no page at the address above it. */
const PARENTS: Readonly<Record<string, string>> = { '/portfolio': '/industries' };

/**
 * The way from home to the page at `address`: home first, the page itself last.
 * @param names the names of all pages by address
 */
export function breadcrumbs(address: string, names: ReadonlyMap<string, string>): Crumb[] {
  const crumb = (href: string): Crumb[] => {
    const label = names.get(href);
    return label ? [{ label, href }] : [];
  };
  if (address === '/') return crumb('/');
  const above = address.slice(0, address.lastIndexOf('/'));
  return [...crumb('/'), ...crumb(PARENTS[above] ?? above), ...crumb(address)];
}
