/** One step of the way from home to a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** What stands for an address above a page that is no page itself. */
const PARENTS: Readonly<Record<string, string>> = { '/portfolio': '/industries' };

/**
 * The way from home to the page at `address`: home first, the page itself last, between them every page above it.
 * @param names the names of all pages by address
 */
export function breadcrumbs(address: string, names: ReadonlyMap<string, string>): Crumb[] {
  const steps = address.split('/').slice(1);
  const way = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return [...new Set(['/', ...way])].flatMap((step) => {
    const href = names.has(step) ? step : (PARENTS[step] ?? step);
    const label = names.get(href);
    return label ? [{ label, href }] : [];
  });
}
