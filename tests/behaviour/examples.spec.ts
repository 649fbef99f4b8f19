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

/** So many pages are visited in one window, which takes half as long as a window for each. */
const IN_ONE_WINDOW = 12;

const all = [...Map.groupBy(shownExamples, ({ route }) => route)];
for (let start = 0; start < all.length; start += IN_ONE_WINDOW) {
  const visited = all.slice(start, start + IN_ONE_WINDOW);
  const [from, to] = [visited[0], visited.at(-1)].map((each) => each?.[1][0]?.name);
  test(`from ${from} to ${to} for everyone, in the narrowest window`, async ({ page }) => {
    for (const [route, shown] of visited) {
      await test.step(route, async () => {
        await page.goto(route);
        for (const { name, id } of shown) {
          await expect(page.locator(`main [data-section]#${id}`), name).toHaveCount(1);
        }
        const found = await violations(page, { within: 'main', only: OF_LAYOUT });
        expect.soft(found, route).toEqual([]);
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
