/** Reads the built site's HTML with a parser, for tests that need no browser. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { parse } from 'yaml';

/** The folder that `npm run build` writes. */
const DIST = 'dist';

/** The address of an HTML file of a built site. */
const addressOf = (file: string) =>
  `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The address of every page of a built site, from the files in its folder. */
export const routesIn = (dist: string): readonly string[] =>
  globSync('**/*.html', { cwd: dist })
    .map(addressOf)
    .filter((route) => !route.endsWith('/404'))
    .sort();

/** Whether a page, or the one that it translates, is a filtered version of another; all of them are built alike. */
const isFiltered = (route: string) =>
  route.includes('/by/') || /\/by\/[^"]+" hreflang="x-default"/.test(markupOf(route));

/** Of filtered pages that follow each other, only the first. */
const withoutAlike = (routes: readonly string[]) =>
  routes.filter((route, index) => !(isFiltered(route) && isFiltered(routes[index - 1] ?? '')));

/** An address without a page, which is answered with 404.html. An engine may log the 404 as an error. */
const UNKNOWN = '/no-such-page';

/** The language of a page, from its markup. */
export const languageOf = (route: string) =>
  /^[^>]*>\s*<html[^>]* lang="([^"]*)"/.exec(markupOf(route))?.[1] ?? '';

/** The address of every page of the site in every language. */
export const everyRoute = routesIn(DIST);

const SOURCE = languageOf(UNKNOWN);

/** The address of every page in the source language. Pages in other languages are rendered alike. */
export const routes = everyRoute.filter((route) => languageOf(route) === SOURCE);

/** The addresses of pages in other languages, with only one of the filtered ones. */
export const translations = withoutAlike(everyRoute.filter((route) => !routes.includes(route)));

/** Every page in the source language, with only one of the filtered ones, and the errors that its address provokes. */
export const pages: readonly { route: string; errors: readonly RegExp[] }[] = [
  ...withoutAlike(routes).map((route) => ({ route, errors: [] })),
  { route: UNKNOWN, errors: [/\b404\b/] },
];

/** The text of a file, by its path in the built folder. */
export const readBuilt = (file: string) => readFileSync(join(DIST, file), 'utf8');

/** The markup of the page at `route`; an address without a page is answered with 404.html. */
export function markupOf(route: string, dist = DIST): string {
  const file = join(dist, `${route === '/' ? 'index' : route.slice(1)}.html`);
  return readFileSync(existsSync(file) ? file : join(dist, '404.html'), 'utf8');
}

const documents = new Map<string, Document>();

/** The parsed page at `route`. It is cached, so tests must not change it. */
export function documentOf(route: string, dist = DIST): Document {
  const key = `${dist} ${route}`;
  let document = documents.get(key);
  if (!document) {
    ({ document } = parseHTML(markupOf(route, dist)));
    documents.set(key, document);
  }
  return document;
}

/** All matching elements as an array. */
export const allIn = (part: ParentNode, selector: string): Element[] => [
  ...part.querySelectorAll(selector),
];

/**
 * The sections of a page, each with its look: its type, its layout if the type has several, and its ground. Read by regular
 * expression, since every test process reads all pages.
 */
export const sectionLooks = (route: string): { id: string; look: string }[] =>
  [...markupOf(route).matchAll(/<[^>]* data-section="([^"]*)"[^>]*>/g)].map(([tag, type]) => ({
    id: / id="([^"]*)"/.exec(tag)?.[1] ?? '',
    look: [type, / data-layout="([^"]*)"/.exec(tag)?.[1], /\bon-[a-z]+/.exec(tag)?.[0]]
      .filter(Boolean)
      .join(' '),
  }));

/** Home, and from each folder the page with the most sections: enough for a second engine. */
export const handful = [
  ...Map.groupBy(pages, ({ route }) => route.slice(0, route.lastIndexOf('/') + 1)).values(),
].map((folder) =>
  folder.reduce((richest, page) =>
    sectionLooks(page.route).length > sectionLooks(richest.route).length ? page : richest,
  ),
);

/** What a product screen shows only on request. */
export const ON_REQUEST = 'figure [hidden], [data-for]:not([data-chosen])';

/** Elements whose text isn't read. */
const UNREAD = `script, style, template, svg, ${ON_REQUEST}`;

/** The text of an element as a reader sees it, with a space between neighbouring elements. */
export function wordsOf(part: Element): string {
  const words: string[] = [];
  const read = (node: ChildNode) => {
    if (node.nodeType === 3) words.push(node.textContent ?? ''); // text
    if (node.nodeType !== 1 || (node as Element).matches(UNREAD)) return; // an element has this type
    if (words.length > 0) words.push(' ');
    for (const child of node.childNodes) read(child);
    words.push(' ');
  };
  for (const child of part.childNodes) read(child);
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** The text of every matching element. */
export const texts = (part: ParentNode, selector: string) => allIn(part, selector).map(wordsOf);

/** A link in the built markup. */
export interface BuiltLink {
  readonly label: string;
  readonly href: string;
}

/** The links of a part. */
export const linksIn = (part: ParentNode): readonly BuiltLink[] =>
  allIn(part, 'a[href]').map((link) => ({
    label: wordsOf(link),
    href: link.getAttribute('href') ?? '',
  }));

/** The addresses that a part links to. */
export const hrefsIn = (part: ParentNode) => linksIn(part).map(({ href }) => href);

/** The only landmark of a kind on a page. @throws if it is missing */
export function landmark(route: string, name: 'header' | 'main' | 'footer', dist = DIST): Element {
  const found = documentOf(route, dist).querySelector(`body > ${name}`);
  if (!found) throw new Error(`${route} has no ${name}`);
  return found;
}

/** The section of a page with this id. @throws if there is none */
export function section(route: string, id: string, dist = DIST): Element {
  const found = documentOf(route, dist).querySelector(`main section#${id}`);
  if (!found) throw new Error(`${route} has no section #${id}`);
  return found;
}

/** The labels of a page's in-page navigation. */
export const barOf = (route: string) => texts(landmark(route, 'main'), 'nav#on-this-page li a');

/** The number of words in a text. */
export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The sections of a page, in their order. */
export const sectionsOf = (route: string) => allIn(documentOf(route), 'main section[data-section]');

/** The items of lists, without those of nested lists. */
export const recordsIn = (part: Element) => {
  const items = allIn(part, 'li').filter((item) => !item.parentElement?.closest('li'));
  // Records under comparison are table rows.
  return items.length > 0 ? items : allIn(part, 'tbody tr');
};

/** The fields of brand/ and the company record that tests read. */
export interface Company {
  readonly name: string;
  readonly legalName: string;
  readonly site: string;
  readonly founded: number;
  readonly statement: string;
  readonly email: string;
  readonly phones: readonly { readonly number: string }[];
}

/** A record of content/, without defaults. */
export const readRecord = <Record>(file: string): Record =>
  parse(readFileSync(join('content', file), 'utf8'));

/** The ids of the records in a folder of content/. */
export const idsIn = (folder: string): readonly string[] =>
  globSync('*.yaml', { cwd: join('content', folder) })
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort();

/** The brand and company of the site. */
export const company: Company = {
  ...readRecord<Company>('../brand/brand.yaml'),
  ...readRecord<Company>('company.yaml'),
};

/** Whether search engines may index a page, from its robots meta tag. */
export const isIndexed = (route: string): boolean =>
  !documentOf(route).querySelector('head meta[name="robots"][content="noindex"]');
