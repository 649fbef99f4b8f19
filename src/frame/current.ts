import type { MenuItem } from './content.ts';

/** `aria-current` of a link to `href` on the page at `address`. */
export function currentPage(address: string | undefined, href: string | undefined) {
  return address !== undefined && address === href ? 'page' : undefined;
}

/** `aria-current` of a menu item: `page` on its own page, `true` on the pages that its dropdown names and those below either. */
export function currentItem(address: string | undefined, { href, dropdown }: MenuItem) {
  if (address === undefined) return undefined;
  if (address === href) return 'page';
  const { lists = [], links = [] } = dropdown ?? {};
  const pages = [{ href }, ...lists.flatMap(({ entries }) => entries), ...links];
  const holds = pages.some((page) => address === page.href || address.startsWith(`${page.href}/`));
  return holds ? 'true' : undefined;
}
