/** The owner's photographs in place of plates must be as light as plates. */
import { expect, test } from './behaviour-test.ts';
import { photographPages } from './example-pages.ts';

/** The most bytes of pictures in the first view on a phone. */
const BUDGET = 20_000;

test.use({ viewport: { width: 412, height: 823 } });

test('photographs load as AVIF, and those of the first view weigh 20 kB at most', async ({
  page,
}) => {
  let all = 0;
  for (const { route } of photographPages) {
    await page.goto(route);
    // Others may have been loaded already, since the page lays out all sections once it is idle.
    const weight = await page.evaluate(() =>
      [...document.images]
        .filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        )
        .map(({ currentSrc }) => currentSrc)
        .filter((source) => source.includes('/art/own-'))
        .flatMap((source) => performance.getEntriesByName(source))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    all += weight;
    expect.soft(weight, route).toBeLessThanOrEqual(BUDGET);
    const shown = await page
      .locator('main img[src*="/art/own-"]:visible')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map(async (image) => {
            image.loading = 'eager';
            await image.decode();
            return image.currentSrc;
          }),
        ),
      );
    for (const source of shown) expect.soft(source, route).toMatch(/\.avif$/);
  }
  expect(all).toBeGreaterThan(0);
});
