/**
 * Every type of section in every layout, as its examples show it in the narrowest window; in wide ones the pages of the site
 * show each of them.
 */
import { OF_LAYOUT, violations } from '../axe.ts';
import { expect, test } from './behaviour-test.ts';
import { shownExamples } from './example-pages.ts';

/** As narrow as a page of 1280 px is at 400 %. */
const NARROWEST = { width: 320, height: 800 };

test.use({ reducedMotion: 'reduce', viewport: NARROWEST });

for (const [type, examples] of Map.groupBy(shownExamples, ({ type }) => type)) {
  test(`${type} is for everyone, in the narrowest window`, { tag: '@chromium' }, async ({
    page,
  }) => {
    for (const [route, shown] of Map.groupBy(examples, ({ route }) => route)) {
      await test.step(route, async () => {
        await page.goto(route);
        for (const { name, id } of shown) {
          await expect(page.locator(`main [data-section]#${id}`), name).toHaveCount(1);
        }
        expect.soft(await violations(page, { within: 'main', only: OF_LAYOUT }), route).toEqual([]);
        const { overflow, wide } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          wide: [...document.querySelectorAll('main [data-section]')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ id }) => id),
        }));
        expect.soft(overflow, `${route} at ${NARROWEST.width} px: ${wide.join(', ')}`).toBe(0);
      });
    }
  });
}
