/** Every type of section in every layout, as its examples show it. */
import { violations } from '../axe.ts';
import { expect, test } from './behaviour-test.ts';
import { examplePages } from './example-pages.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 375, height: 800 };
/** As narrow as a page of 1280 px is at 400 %. */
const NARROWEST = { width: 320, height: 800 };

test.use({ reducedMotion: 'reduce', viewport: WIDE });

for (const { name, route, id } of examplePages) {
  test(`${name} is for everyone, wide and narrow`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator(`main [data-section]#${id}`)).toHaveCount(1);
    expect.soft(await violations(page), `at ${WIDE.width} px`).toEqual([]);
    await page.setViewportSize(NARROW);
    expect.soft(await violations(page), `at ${NARROW.width} px`).toEqual([]);
    await page.setViewportSize(NARROWEST);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `at ${NARROWEST.width} px`).toBe(0);
  });
}
