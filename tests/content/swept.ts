/** Chooses which sections a browser checks on which page, from the built pages. */
import { pages, sectionLooks } from '../built-site.ts';

type Page = (typeof pages)[number];

/**
 * Few pages that together show every look of a section, each with the ids of the sections to check on it: those with a look
 * that no earlier page has.
 */
export const SWEPT = new Map<Page, readonly string[]>();
let left = pages.map((page) => ({
  page,
  looks: new Map(sectionLooks(page.route).map(({ look, id }) => [look, id])),
}));
while (left.some(({ looks }) => looks.size > 0)) {
  const next = left.reduce((best, each) => (each.looks.size > best.looks.size ? each : best));
  SWEPT.set(next.page, [...next.looks.values()]);
  left = left.map(({ page, looks }) => ({
    page,
    looks: new Map([...looks].filter(([look]) => !next.looks.has(look))),
  }));
}
