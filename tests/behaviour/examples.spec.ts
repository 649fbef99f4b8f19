/** Every type of section in every layout, as its examples show it. */
import { violations } from '../axe.ts';
import { expect, test } from './behaviour-test.ts';
import { examplePages } from './example-pages.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 375, height: 800 };
/** As narrow as a page of 1280 px is at 400 %. */
const NARROWEST = { width: 320, height: 800 };

test.use({ reducedMotion: 'reduce', viewport: WIDE });

/** The frame around them is the same on each page, and looked at on every page of the site. */
const MAIN = { within: 'main' };

const byType = Map.groupBy(examplePages, ({ type }) => type);
for (const [type, examples] of byType) {
  test(`${type} is for everyone, wide and narrow`, { tag: '@chromium' }, async ({ page }) => {
    for (const { name, route, id } of examples) {
      await test.step(name, async () => {
        await page.setViewportSize(WIDE);
        await page.goto(route);
        await expect(page.locator(`main [data-section]#${id}`)).toHaveCount(1);
        expect.soft(await violations(page, MAIN), `${name} at ${WIDE.width} px`).toEqual([]);
        await page.setViewportSize(NARROW);
        expect.soft(await violations(page, MAIN), `${name} at ${NARROW.width} px`).toEqual([]);
        await page.setViewportSize(NARROWEST);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${name} at ${NARROWEST.width} px`).toBe(0);
      });
    }
  });
}
