/** What the header and the footer say, gathered from the records as plain props. */
import { type LanguageLink, languageLinks } from '../content/alternates.ts';
import { brandLogo, brandMark } from '../content/brand.ts';
import type { Drawing } from '../content/mark.ts';
import { servicesIn } from '../content/services.ts';
import type { SingleOf, Site } from '../content/site.ts';
import { readTypeface } from '../content/typeface.ts';
import type { Link } from '../schema/fields.ts';
import type { Picture } from '../schema/picture.ts';

/** An entry of a menu or list; without an address it is text, not a link. */
interface Entry {
  readonly label: string;
  readonly href?: string | undefined;
  readonly line?: string | undefined;
}

/** Entries under a title. */
export interface EntryList {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** An item of the bar that opens a dropdown on wide screens and a submenu in the overlay. */
export interface Menu {
  /** Names the menu's parts in the page: `services`, `portfolio`, `company`. */
  readonly id: string;
  readonly label: string;
  /** Where the label leads on every page but home. */
  readonly href: string;
  /** The section of the home page that the label scrolls to. */
  readonly section: string;
  /** The addresses of the pages that belong to this menu. */
  readonly pages: readonly string[];
  readonly lists: readonly EntryList[];
  /** The links to pages that list all there is, before or after its lists. */
  readonly overview?: { readonly links: readonly Link[]; readonly place: 'first' | 'last' };
  readonly offer: { readonly text: string; readonly link: Link; readonly picture: Picture };
}

/** Everything the header shows on any page. */
export interface HeaderContent {
  readonly name: string;
  /** The address of the home page. */
  readonly home: string;
  /** The links to the other languages. */
  readonly languages: readonly LanguageLink[];
  readonly mark: Drawing;
  readonly logo?: Drawing | undefined;
  readonly menus: readonly Menu[];
  readonly careers: Link;
  readonly contact: Link;
}

/** Everything the footer shows. */
export interface FooterContent {
  readonly name: string;
  /** How wide the typeface sets strong letters, against Arial, in per cent. */
  readonly letterWidth: number | undefined;
  readonly statement: string;
  readonly email: string;
  readonly message: Link;
  /** The columns, each of one list or of several under one another. */
  readonly columns: readonly (readonly EntryList[])[];
  readonly copyright: string;
  readonly legal: readonly Link[];
  /** The links to the other languages. */
  readonly languages: readonly LanguageLink[];
}

interface ListedEntry extends Entry {
  readonly active: boolean;
}

/** An entry that content marks as inactive keeps its words and loses its link. */
const entry = ({ label, href, line, active }: ListedEntry): Entry => ({
  label,
  line,
  href: active ? href : undefined,
});

const links = (pages: readonly { name: string; href: string; line: string }[]): Entry[] =>
  pages.map(({ name, href, line }) => ({ label: name, href, line }));

const services = (site: Site): EntryList[] =>
  site
    .all('serviceGroups')
    .map(({ id, title }) => ({ title, entries: links(servicesIn(site, id)) }));

const industries = (site: Site) => links(site.all('industries'));

/** What the three menus have in common in content. */
type MenuRecord = Pick<SingleOf<'navigation'>['services'], 'label' | 'href' | 'section' | 'offer'>;

/** A menu without its lists; `pages` may hold undefined for entries that have no page yet. */
const menu = (
  id: string,
  { label, href, section, offer }: MenuRecord,
  pages: readonly (string | undefined)[],
) => ({
  id,
  label,
  href,
  section,
  pages: pages.filter((page) => page !== undefined),
  offer,
});

const addresses = (entries: readonly Entry[]) => entries.map(({ href }) => href);

/** A link to the page that has a form: on that page itself it leads to the form, not to where the visitor stands. */
function towardsForm(link: Link, address: string | undefined, { pages }: Site): Link {
  if (link.href !== address) return link;
  const page = pages.find(({ href }) => href === address);
  const form = page?.sections.find(({ type }) => type === 'enquiryForm');
  return form ? { ...link, href: `#${form.id}` } : link;
}

/**
 * The words and links of the header.
 * @param address of the page that it stands on; none for a page that has no address of its own
 * @param source the address in the language of the source
 */
export function headerContent(site: Site, address?: string, source?: string): HeaderContent {
  const navigation = site.single('navigation');
  const { portfolio, company, careers, contact } = navigation;
  const groups = services(site);
  const landings = industries(site);
  return {
    name: site.single('brand').name,
    home: site.href('/'),
    languages: languageLinks(site, source),
    mark: brandMark(site),
    logo: brandLogo(site),
    careers,
    contact: towardsForm(contact, address, site),
    menus: [
      {
        ...menu(
          'services',
          navigation.services,
          groups.flatMap(({ entries }) => addresses(entries)),
        ),
        overview: { links: [navigation.services.all], place: 'first' },
        lists: groups,
      },
      {
        ...menu('portfolio', portfolio, [
          ...addresses(landings),
          portfolio.work?.href,
          ...site.all('caseStudies').map(({ href }) => href),
        ]),
        overview: {
          links: [portfolio.all, ...(portfolio.work ? [portfolio.work] : [])],
          place: 'last',
        },
        lists: [{ title: portfolio.title, entries: landings }],
      },
      {
        ...menu('company', company, addresses(company.items)),
        lists: [{ title: company.label, entries: company.items.map(entry) }],
      },
    ],
  };
}

/** The words and links of the footer; the addresses are those of the page, as for the header. */
export function footerContent(site: Site, address?: string, source?: string): FooterContent {
  const navigation = site.single('navigation');
  const words = site.words.frame;
  const { portfolio, company, careers, footer } = navigation;
  const { name, legalName } = site.single('brand');
  const { statement, email, founded, social } = site.single('company');
  const groups = services(site);
  const profiles = social.flatMap(({ name, href }) => (href ? [{ label: name, href }] : []));
  const industryList = {
    title: words.industries,
    entries: [...industries(site), portfolio.all, ...(portfolio.work ? [portfolio.work] : [])],
  };
  const year = new Date().getFullYear();
  return {
    name,
    letterWidth: readTypeface().fallback.at(-1)?.size,
    statement,
    email,
    message: towardsForm(footer.message, address, site),
    columns: [
      ...groups.map((group, index) =>
        index === groups.length - 1
          ? [{ ...group, entries: [...group.entries, navigation.services.all] }]
          : [group],
      ),
      [industryList],
      [
        { title: company.label, entries: footer.company },
        { title: careers.label, entries: footer.careers.map(entry) },
      ],
      ...(profiles.length > 0 ? [[{ title: words.follow, entries: profiles }]] : []),
    ],
    copyright: `© ${founded < year ? `${founded}–${year}` : year} ${legalName}`,
    legal: footer.legal,
    languages: languageLinks(site, source),
  };
}
