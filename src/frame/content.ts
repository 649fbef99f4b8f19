/** The content of header and footer as plain props. */

import { copyrightYears } from '../../contract/site.ts';
import { languageLinks } from '../content/alternates.ts';
import { readDrawing } from '../content/brand-drawing.ts';
import { serviceGroups } from '../content/services.ts';
import type { SingleOf, Site } from '../content/site.ts';
import { readTypeface } from '../content/typeface.ts';
import type { Link } from '../schema/fields.ts';

/** An entry of a menu or list. */
interface Entry {
  readonly label: string;
  /** False for plain text instead of a link. */
  readonly active?: boolean;
  readonly href?: string | undefined;
  readonly line?: string | undefined;
}

export interface EntryList {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export type HeaderContent = ReturnType<typeof headerContent>;
export type FooterContent = ReturnType<typeof footerContent>;
/** An item of the bar. `section` is the id of the section that its label scrolls to on the home page. */
export type MenuItem = HeaderContent['menu'][number];
/** The panel of an item. */
export type Dropdown = NonNullable<MenuItem['dropdown']>;

type Navigation = SingleOf<'navigation'>;

const links = (pages: readonly { name: string; href: string; line: string }[]): Entry[] =>
  pages.map(({ name, href, line }) => ({ label: name, href, line }));

type List =
  | Navigation['footer']['lists'][number]
  | NonNullable<Navigation['menu'][number]['dropdown']>;

/** The lists to show for a list in content; `services` becomes a list for each service group. */
function listsOf(site: Site, list: List): readonly EntryList[] {
  switch (list.holds) {
    case 'services':
      return serviceGroups(site).map(({ title, services }) => ({
        title,
        entries: links(services),
      }));
    case 'industries':
      return [{ title: list.title, entries: links(site.all('industries')) }];
    case 'entries':
      return [{ title: list.title, entries: list.entries }];
  }
}

/** On the page that it leads to, a link to a page with a form leads to the form. */
function towardsForm(link: Link, address: string | undefined, { pages }: Site): Link {
  if (link.href !== address) return link;
  const page = pages.find(({ href }) => href === address);
  const form = page?.sections.find(({ type }) => type === 'enquiryForm');
  return form ? { ...link, href: `#${form.id}` } : link;
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
    home: site.href('/'),
    languages: languageLinks(site, source),
    mark: readDrawing(mark),
    logo: logo === undefined ? undefined : readDrawing(logo),
    contact: towardsForm(contact, address, site),
    menu: menu.map(({ dropdown, ...item }) => ({
      ...item,
      dropdown: dropdown && {
        lists: listsOf(site, dropdown),
        links: dropdown.links,
        linksAbove: dropdown.holds === 'services',
        offer: dropdown.offer,
      },
    })),
  };
}

/** The columns of the footer. Each list starts a column unless it has `below`. */
function columnsOf(site: Site): EntryList[][] {
  const columns: EntryList[][] = [];
  for (const list of site.single('navigation').footer.lists) {
    const lists = listsOf(site, list);
    for (const [index, { title, entries }] of lists.entries()) {
      const isLast = index === lists.length - 1;
      const full = { title, entries: isLast ? [...entries, ...list.links] : entries };
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
      ...columnsOf(site),
      ...(profiles.length > 0 ? [[{ title: words.follow, entries: profiles }]] : []),
    ],
    copyright: { years: copyrightYears(founded, Date.now()), holder: legalName },
    legal: footer.legal,
    languages: languageLinks(site, source),
  };
}
