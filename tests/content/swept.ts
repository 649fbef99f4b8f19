/** Which pages a browser visits, told from the built ones. */
import { addressOf, collections } from '../../src/content/collections.ts';
import { idsIn, looksOf, pages } from '../built-site.ts';

/** The pages of records that lie in a folder beside others like them, and choices of what an overview shows. */
const ALIKE = new Set(
  Object.values(collections).flatMap((collection) =>
    'address' in collection && collection.address !== '/'
      ? idsIn(collection.at).map((id) => addressOf(collection.address, id))
      : [],
  ),
);

/** Pages that show every look of a section between them: what depends on that alone is asked of them. */
export const EVERY_LOOK = new Set<(typeof pages)[number]>();
let left = pages.map((page) => ({ page, looks: new Set(looksOf(page.route)) }));
while (left.some(({ looks }) => looks.size > 0)) {
  const next = left.reduce((best, each) => (each.looks.size > best.looks.size ? each : best));
  EVERY_LOOK.add(next.page);
  const news = (looks: Set<string>) => new Set([...looks].filter((look) => !next.looks.has(look)));
  left = left.map(({ page, looks }) => ({ page, looks: news(looks) }));
}

/** They are swept, and so is every page that is the only one of its kind. */
export const SWEPT = pages.filter(
  (page) => EVERY_LOOK.has(page) || !(ALIKE.has(page.route) || page.route.includes('/by/')),
);
