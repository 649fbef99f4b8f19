/** Which sections a browser looks at on which page, told from the built ones. */
import { pages, sectionLooks } from '../built-site.ts';

type Page = (typeof pages)[number];

/**
 * As few pages as show every look of a section between them, each with the ids of the sections that it is asked about: those
 * whose looks stand on none before it.
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
