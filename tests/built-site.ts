/** The built site as its markup says it, read with a parser: no browser is needed for what stands in the HTML. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { parse } from 'yaml';

/** Where `npm run build` puts the site. */
const DIST = 'dist';

/** The address of a file of a built site. */
const addressOf = (file: string) =>
  `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The address of every page of a built site, found in its folder, so that no test forgets a new one. */
export const routesIn = (dist: string): readonly string[] =>
  globSync('**/*.html', { cwd: dist })
    .map(addressOf)
    .filter((route) => !route.endsWith('/404'))
    .sort();

/** Pages that show a choice of what another page shows, and are made alike. */
const isFiltered = (route: string) => route.includes('/by/');

/** An address without a page, which shows 404.html; an engine may log its answer as an error. */
const UNKNOWN = '/no-such-page';

/** The language of a page, as its markup says it. */
export const languageOf = (route: string) =>
  /^[^>]*>\s*<html[^>]* lang="([^"]*)"/.exec(markupOf(route))?.[1] ?? '';

/** The address of every page of the site, in whatever language. */
export const everyRoute = routesIn(DIST);

/** The language that content is written in. */
const SOURCE = languageOf(UNKNOWN);

/** The address of every page in the language that content is written in; those of others are drawn alike. */
export const routes = everyRoute.filter((route) => languageOf(route) === SOURCE);

/** Those in other languages. */
export const translations = everyRoute.filter((route) => !routes.includes(route));

/**
 * Every page a visitor can see, with the errors that its address alone brings about; of pages that are made alike one.
 */
export const pages: readonly { route: string; errors: readonly RegExp[] }[] = [
  ...routes
    .filter((route, index) => !(isFiltered(route) && isFiltered(routes[index - 1] ?? '')))
    .map((route) => ({ route, errors: [] })),
  { route: UNKNOWN, errors: [/\b404\b/] },
];

/** A file of the site as text, by its place in the built folder. */
export const readBuilt = (file: string, dist = DIST) => readFileSync(join(dist, file), 'utf8');

/** The markup of the page at `route`; an address without a page is answered with 404.html. */
function markupOf(route: string, dist = DIST): string {
  const file = join(dist, `${route === '/' ? 'index' : route.slice(1)}.html`);
  return readFileSync(existsSync(file) ? file : join(dist, '404.html'), 'utf8');
}

const documents = new Map<string, Document>();

/** The page at `route`, parsed. It is kept, so nobody may change it. */
export function documentOf(route: string, dist = DIST): Document {
  const key = `${dist} ${route}`;
  let document = documents.get(key);
  if (!document) {
    ({ document } = parseHTML(markupOf(route, dist)));
    documents.set(key, document);
  }
  return document;
}

/** Everything that matches, as a list. */
export const allIn = (part: ParentNode, selector: string): Element[] => [
  ...part.querySelectorAll(selector),
];

/**
 * The sections of a page, each with its look but for words and pictures: its type, its layout where the type has several, and
 * its ground. Read without the parser, since every process that runs tests asks it of all pages.
 */
export const sectionLooks = (route: string): { id: string; look: string }[] =>
  [...markupOf(route).matchAll(/<[^>]* data-section="([^"]*)"[^>]*>/g)].map(([tag, type]) => ({
    id: / id="([^"]*)"/.exec(tag)?.[1] ?? '',
    look: [type, / data-layout="([^"]*)"/.exec(tag)?.[1], /\bon-[a-z]+/.exec(tag)?.[0]]
      .filter(Boolean)
      .join(' '),
  }));

/** Home, and from each folder of addresses the page with the most sections: enough for a second engine. */
export const handful = [
  ...Map.groupBy(pages, ({ route }) => route.slice(0, route.lastIndexOf('/') + 1)).values(),
].map((folder) =>
  folder.reduce((richest, page) =>
    sectionLooks(page.route).length > sectionLooks(richest.route).length ? page : richest,
  ),
);

/** What isn't read: code, drawings, and what waits to be shown. */
const UNREAD = 'script, style, template, svg';

/** The words of a part as a reader takes them in, those of neighbouring elements with a space between them. */
export function wordsOf(part: Element): string {
  const words: string[] = [];
  const read = (node: ChildNode) => {
    // Text, and comments left out: React parts neighbouring texts with comments, which no reader sees.
    if (node.nodeType === 3) {
      const follows = node.previousSibling?.nodeType === 8;
      words.push(`${follows ? '' : ' '}${node.textContent ?? ''}`);
    }
    if (node.nodeType !== 1 || (node as Element).matches(UNREAD)) return; // an element has this type
    if (words.length > 0) words.push(' ');
    for (const child of node.childNodes) read(child);
    words.push(' ');
  };
  for (const child of part.childNodes) read(child);
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** The words of everything that matches. */
export const texts = (part: ParentNode, selector: string) => allIn(part, selector).map(wordsOf);

/** A link as it is built. */
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

/** A landmark of a page, of which there is one. @throws where it is missing */
export function landmark(route: string, name: 'header' | 'main' | 'footer', dist = DIST): Element {
  const found = documentOf(route, dist).querySelector(`body > ${name}`);
  if (!found) throw new Error(`${route} has no ${name}`);
  return found;
}

/** The section of a page with this id. @throws where there is none */
export function section(route: string, id: string, dist = DIST): Element {
  const found = documentOf(route, dist).querySelector(`main section#${id}`);
  if (!found) throw new Error(`${route} has no section #${id}`);
  return found;
}

/** The sections of a page, in their order. */
export const sectionsOf = (route: string) => allIn(documentOf(route), 'main section[data-section]');

/** The entries of lists; lists inside an entry don't count. */
export const recordsIn = (part: Element) => {
  const items = allIn(part, 'li').filter((item) => !item.parentElement?.closest('li'));
  // Records that are compared stand in the rows of a table.
  return items.length > 0 ? items : allIn(part, 'tbody tr');
};

/** What brand/ and the company record say, as far as the tests read it. */
export interface Company {
  readonly name: string;
  readonly legalName: string;
  readonly site: string;
  readonly founded: number;
  readonly statement: string;
  readonly email: string;
  readonly phones: readonly { readonly number: string }[];
  readonly sample?: boolean;
}

/** A record of content/, as it is written. */
export const readRecord = <Record>(file: string): Record =>
  parse(readFileSync(join('content', file), 'utf8'));

/** The records of a folder of content/, by their ids. */
export const idsIn = (folder: string): readonly string[] =>
  globSync('*.yaml', { cwd: join('content', folder) })
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort();

/** What the site says of itself in its two records. */
export const company: Company = {
  ...readRecord<Company>('../brand/brand.yaml'),
  ...readRecord<Company>('company.yaml'),
};

/** Whether a page may be found by searching, as it says itself. */
export const isIndexed = (route: string): boolean =>
  !documentOf(route).querySelector('head meta[name="robots"][content="noindex"]');
