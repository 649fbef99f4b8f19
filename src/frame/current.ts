import type { MenuItem } from './content.ts';

/** `aria-current` of a link to `href` on the page at `address`. */
export function currentPage(address: string | undefined, href: string | undefined) {
  return address !== undefined && address === href ? 'page' : undefined;
}

/** `aria-current` of a menu item: `page` on its own page, `true` on the pages that its dropdown links to and those below them. */
export function currentItem(address: string | undefined, { href, dropdown }: MenuItem) {
  if (address === undefined) return undefined;
  if (address === href) return 'page';
  if (!dropdown) return undefined;
  const links = [...dropdown.lists.flatMap(({ entries }) => entries), ...dropdown.links];
  const holds = links.some((link) => address === link.href || address.startsWith(`${link.href}/`));
  return holds ? 'true' : undefined;
}
