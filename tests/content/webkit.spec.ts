import { handful } from '../built-site.ts';
import { expect, test } from '../webkit-test.ts';

test('a handful of pages open, with their headings and pictures (engines: scripts, pictures)', async ({
  webkit,
}) => {
  for (const { route } of handful) {
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
