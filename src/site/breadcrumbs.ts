import { collections } from '../content/collections.ts';
import { oncePer } from '../schema/once.ts';
import type { Page, Site } from './site.ts';

/** One step of the way from home to a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** A record's path in its collection; `index` stands for its folder. */
const pathIn = ({ id }: Pick<Page, 'id'>) => id.replace(/(^|\/)index$/, '');

/** Pages that have a record of their own, by collection and path. */
const byPath = oncePer(
  (pages: Site['pages']) =>
    new Map<string, Page>(
      pages
        .filter(({ filter }) => !filter)
        .map((page) => [`${page.collection} ${pathIn(page)}`, page] as const),
    ),
);

/** The breadcrumbs of a page: home, the overview of its collection, its parent pages and the page itself. */
export function breadcrumbs(page: Page, { pages }: Pick<Site, 'pages'>): Crumb[] {
  const above = (collection: string, path: string) =>
    path
      .split('/')
      .map((_, depth, parts) => parts.slice(0, depth).join('/'))
      .flatMap((folder) => byPath(pages).get(`${collection} ${folder}`) ?? []);
  const collection = collections[page.collection];
  const way = [
    ...('overview' in collection ? above('pages', `${collection.overview}/`) : []),
    // A filtered overview is a child of the overview.
    ...above(page.collection, pathIn(page) + (page.filter ? '/' : '')),
    page,
  ];
  return [...new Set(way)].map(({ name, href }) => ({ label: name, href }));
}
