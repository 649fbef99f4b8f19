import type { Menu } from './content.ts';

/** `aria-current` of a link to `href` on the page at `address`. */
export function currentPage(address: string | undefined, href: string | undefined) {
  return address !== undefined && address === href ? 'page' : undefined;
}

/** `aria-current` of a menu's label: its own page, or `true` on any other page of the menu. */
export function currentSection(address: string | undefined, { href, pages }: Menu) {
  if (address === undefined) return undefined;
  if (address === href) return 'page';
  return pages.includes(address) ? 'true' : undefined;
}
