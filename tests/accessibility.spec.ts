import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { routes } from './routes.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 375, height: 800 };

test.use({ reducedMotion: 'reduce' });

for (const route of [...routes, '/no-such-page']) {
  for (const viewport of [WIDE, NARROW]) {
    test(`axe finds nothing on ${route} at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`${route} has one h1, no skipped heading level, and its landmarks`, async ({ page }) => {
    await page.goto(route);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    }
    await expect(page.locator('body > header')).toHaveCount(1);
    await expect(page.locator('body > main')).toHaveCount(1);
    await expect(page.locator('body > footer')).toHaveCount(1);
    for (const nav of await page.locator('nav:visible').all()) {
      await expect(nav).toHaveAccessibleName(/./);
    }
    const unlabelled = page.locator('main section:not([id]), main section:not([data-section])');
    await expect(unlabelled).toHaveCount(0);
    for (const section of await page.locator('main section').all()) {
      await expect(section).toHaveAccessibleName(/./);
    }
  });

  test(`${route} fits 320 px, and 200 % text at 1280 px, without scrolling sideways`, async ({
    page,
  }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(route);
    expect(await overflow()).toBe(0);
    await page.setViewportSize(WIDE);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBe(0);
  });
}

test('the skip link is first, becomes visible, and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
