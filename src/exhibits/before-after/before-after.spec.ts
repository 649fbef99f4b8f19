import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/behaviour/behaviour-test.ts';
import { exampleOf } from '../../../tests/behaviour/example-pages.ts';

const { route } = exampleOf('exhibit: Two panes and a handle');

/** The width of the first pane, in percent of the window. */
const share = (page: Page) =>
  page
    .locator('[data-divider] > figure')
    .first()
    .evaluate((pane) => {
      const { clientWidth } = document.documentElement;
      return Math.round((pane.getBoundingClientRect().width / clientWidth) * 100);
    });

test('arrow keys, Home and End move the handle within its limits', async ({ page }) => {
  await page.goto(route);
  await expect.poll(() => share(page)).toBe(54);
  const handle = page.getByRole('slider');
  await handle.press('ArrowRight');
  await expect.poll(() => share(page)).toBe(55);
  await handle.press('End');
  await expect.poll(() => share(page)).toBe(70);
  await handle.press('Home');
  await expect.poll(() => share(page)).toBe(30);
  const cut = await page
    .locator('[data-divider]')
    .evaluate(
      (panes) =>
        [...panes.querySelectorAll('p, figcaption, li > span')].filter(
          (each) =>
            each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
        ).length,
    );
  expect(cut).toBe(0);
});

test('on phones the panes are stacked, without a handle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(route);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect.poll(() => share(page)).toBe(100);
});
