import { oncePer } from '../schema/once.ts';
import { collections } from './collections.ts';
import type { Page, Site } from './site.ts';

/** One step of the way from home to a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** A record's place among those of its collection; that of `index` is its folder. */
const placeOf = ({ id }: Pick<Page, 'id'>) => id.replace(/(^|\/)index$/, '');

/** Pages that have a record of their own, by collection and place. */
const byPlace = oncePer(
  (pages: Site['pages']) =>
    new Map<string, Page>(
      pages
        .filter(({ filter }) => !filter)
        .map((page) => [`${page.collection} ${placeOf(page)}`, page] as const),
    ),
);

/** The way from home to a page: home first, the page itself last, between them the overview of its kind and every page above it. */
export function breadcrumbs(page: Page, { pages }: Pick<Site, 'pages'>): Crumb[] {
  const above = (collection: string, place: string) =>
    place
      .split('/')
      .map((_, depth, parts) => parts.slice(0, depth).join('/'))
      .flatMap((folder) => byPlace(pages).get(`${collection} ${folder}`) ?? []);
  const collection = collections[page.collection];
  const way = [
    ...('overview' in collection ? above('pages', `${collection.overview}/`) : []),
    // What a filter leaves of an overview stands below it.
    ...above(page.collection, placeOf(page) + (page.filter ? '/' : '')),
    page,
  ];
  return [...new Set(way)].map(({ name, href }) => ({ label: name, href }));
}
