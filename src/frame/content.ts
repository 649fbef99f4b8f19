/** The content of header and footer as plain props. */

import { copyrightYears } from '../../contract/dates.ts';
import { readDrawing } from '../content/brand/drawing.ts';
import { readTypeface } from '../content/brand/typeface.ts';
import type { Link } from '../schema/fields.ts';
import { languageLinks } from '../site/alternates.ts';
import { serviceGroups } from '../site/services.ts';
import type { SingleOf, Site } from '../site/site.ts';

/** An entry of a menu or list. */
interface ListEntry {
  readonly label: string;
  /** False for plain text instead of a link. */
  readonly active?: boolean;
  readonly href?: string | undefined;
  readonly line?: string | undefined;
  readonly current?: 'page' | undefined;
}

export interface EntryList {
  readonly title: string;
  readonly entries: readonly ListEntry[];
}

export type HeaderContent = ReturnType<typeof headerContent>;
export type FooterContent = ReturnType<typeof footerContent>;
/** An item of the bar. `section` is the id of the section that its label scrolls to on the home page. */
export type MenuItem = HeaderContent['menu'][number];
/** The panel of an item. */
export type Dropdown = NonNullable<MenuItem['dropdown']>;

/** Adds the `aria-current` of a link on the page at `address`. */
const marked = <Target extends Pick<ListEntry, 'href'>>(
  link: Target,
  address: string | undefined,
) => ({
  ...link,
  current: address !== undefined && link.href === address ? ('page' as const) : undefined,
});

type Navigation = SingleOf<'navigation'>;

const links = (pages: readonly { name: string; href: string; line: string }[]): ListEntry[] =>
  pages.map(({ name, href, line }) => ({ label: name, href, line }));

type List =
  | Navigation['footer']['lists'][number]
  | NonNullable<Navigation['menu'][number]['dropdown']>;

/** The lists to show for a list in content; `services` becomes a list for each service group. */
function listsOf(site: Site, list: List, address: string | undefined): readonly EntryList[] {
  const shown = (title: string, entries: readonly ListEntry[]) => ({
    title,
    entries: entries.map((entry) => marked(entry, address)),
  });
  switch (list.holds) {
    case 'services':
      return serviceGroups(site).map(({ title, services }) => shown(title, links(services)));
    case 'industries':
      return [shown(list.title, links(site.all('industries')))];
    case 'entries':
      return [shown(list.title, list.entries)];
  }
}

/** On the page that it leads to, a link to a page with a form leads to the form. */
function towardsForm(link: Link, address: string | undefined, { pages }: Site) {
  const page = pages.find(({ href }) => href === address);
  const form = page?.sections.find(({ type }) => type === 'enquiryForm');
  const leadsHere = form && link.href === address;
  return marked(leadsHere ? { ...link, href: `#${form.id}` } : link, address);
}

/** `aria-current` of a menu item: `page` on its own page, `true` on the pages that its dropdown names and those below either. */
function currentItem(
  address: string | undefined,
  href: string,
  named: readonly ListEntry['href'][],
): 'page' | 'true' | undefined {
  if (address === undefined) return undefined;
  if (address === href) return 'page';
  const holds = [href, ...named].some((each) => address === each || address.startsWith(`${each}/`));
  return holds ? 'true' : undefined;
}

/**
 * The content of the header.
 * @param address of the page; undefined for the not-found page
 * @param source the address of the page in the source language
 */
export function headerContent(site: Site, address?: string, source?: string) {
  const { menu, contact } = site.single('navigation');
  const { name, mark, logo } = site.single('brand');
  return {
    name,
    home: marked({ href: site.href('/') }, address),
    languages: languageLinks(site, source),
    mark: readDrawing(mark),
    logo: logo === undefined ? undefined : readDrawing(logo),
    contact: towardsForm(contact, address, site),
    menu: menu.map(({ dropdown, ...item }) => {
      const lists = dropdown ? listsOf(site, dropdown, address) : [];
      const links = (dropdown?.links ?? []).map((link) => marked(link, address));
      const named = [...lists.flatMap(({ entries }) => entries), ...links].map(({ href }) => href);
      return {
        ...item,
        current: currentItem(address, item.href, named),
        dropdown: dropdown && {
          lists,
          links,
          linksAbove: dropdown.holds === 'services',
          offer: { ...dropdown.offer, link: marked(dropdown.offer.link, address) },
        },
      };
    }),
  };
}

/** The columns of the footer. Each list starts a column unless it has `below`. */
function columnsOf(site: Site, address: string | undefined): EntryList[][] {
  const columns: EntryList[][] = [];
  for (const list of site.single('navigation').footer.lists) {
    const lists = listsOf(site, list, address);
    const links = list.links.map((link) => marked(link, address));
    for (const [index, { title, entries }] of lists.entries()) {
      const isLast = index === lists.length - 1;
      const full = { title, entries: isLast ? [...entries, ...links] : entries };
      const column = list.below ? columns.at(-1) : undefined;
      if (column) column.push(full);
      else columns.push([full]);
    }
  }
  return columns;
}

/** The content of the footer; parameters as for the header. */
export function footerContent(site: Site, address?: string, source?: string) {
  const { footer } = site.single('navigation');
  const words = site.words.frame;
  const { name, legalName } = site.single('brand');
  const { statement, email, founded, social } = site.single('company');
  const profiles = social.flatMap(({ name, href }) => (href ? [{ label: name, href }] : []));
  return {
    name,
    // The width of the typeface at the strong weight relative to Arial, in percent.
    letterWidth: readTypeface().fallback.at(-1)?.size,
    statement,
    email,
    message: towardsForm(footer.message, address, site),
    columns: [
      ...columnsOf(site, address),
      ...(profiles.length > 0 ? [[{ title: words.follow, entries: profiles }]] : []),
    ],
    copyright: { years: copyrightYears(founded, Date.now()), holder: legalName },
    legal: footer.legal.map((link) => marked(link, address)),
    languages: languageLinks(site, source),
  };
}
