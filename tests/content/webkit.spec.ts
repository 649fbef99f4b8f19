import { routes } from '../built-site.ts';
import { expect, test } from '../webkit-test.ts';

/** How long all pages may take on a busy machine, in ms. */
const PATIENCE_MS = 600_000;

test('every page opens, with its heading and its pictures', async ({ webkit }) => {
  test.setTimeout(PATIENCE_MS);
  for (const route of routes) {
    await webkit.open(route);
    await webkit.find('h1');
    const missing = await webkit.driver.executeScript<string[]>(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400)
        .map(({ name }) => name),
    );
    expect(missing, route).toEqual([]);
  }
});
