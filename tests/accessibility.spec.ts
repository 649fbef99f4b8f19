import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { pages } from './routes.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 375, height: 800 };
/** As narrow as a page of 1280 px is at 400 %. */
const NARROWEST = { width: 320, height: 800 };

/** How far the page can be scrolled sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls through the page, a window at a time, so that everything that waits to be seen has been. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

test.describe('every page', { tag: '@reduced-motion' }, () => {
  test.use({ reducedMotion: 'reduce', viewport: WIDE });

  for (const { route, errors } of pages) {
    test(`${route} is for everyone: axe, outline, reflow, no motion`, async ({
      page,
      expectError,
    }) => {
      for (const error of errors) expectError(error);
      await page.goto(route);

      await test.step('axe finds nothing, wide and narrow', async () => {
        expect.soft(await violations(page), `at ${WIDE.width}`).toEqual([]);
        await page.setViewportSize(NARROW);
        expect.soft(await violations(page), `at ${NARROW.width}`).toEqual([]);
      });

      await test.step('nothing scrolls sideways at 320 px, nor with 200 % text', async () => {
        await page.setViewportSize(NARROWEST);
        expect.soft(await overflow(page)).toBe(0);
        await page.setViewportSize(WIDE);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect.soft(await overflow(page), 'with 200 % text').toBe(0);
        await page.evaluate(() => document.documentElement.removeAttribute('style'));
      });

      await test.step('one h1, no heading level skipped', async () => {
        const levels = await page
          .locator('h1, h2, h3, h4, h5, h6')
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
        expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
        for (const [index, level] of levels.entries()) {
          expect.soft(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
        }
      });

      await test.step('landmarks are there, and named apart', async () => {
        for (const landmark of ['header', 'main', 'footer']) {
          await expect.soft(page.locator(`body > ${landmark}`)).toHaveCount(1);
        }
        const snapshot = await page.locator('body').ariaSnapshot();
        for (const role of ['navigation', 'region', 'form']) {
          const names = [...snapshot.matchAll(new RegExp(`- '?${role}( "(.*?)")?'?:`, 'g'))].map(
            ([, , name]) => name,
          );
          expect.soft(names, role).not.toContain(undefined);
          expect.soft(names, role).toEqual([...new Set(names)]);
        }
        const unlabelled = page.locator('main section:not([id]), main section:not([data-section])');
        await expect.soft(unlabelled).toHaveCount(0);
        for (const section of await page.locator('main section').all()) {
          await expect.soft(section).toHaveAccessibleName(/./);
        }
      });

      await test.step('nothing moves by itself', async () => {
        await scrollThrough(page);
        const moving = await page.evaluate(() => [
          ...document
            .getAnimations()
            .map(({ effect }) =>
              effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '',
            ),
          ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(String),
        ]);
        expect.soft(moving).toEqual([]);
      });
    });
  }
});

test.describe('forced colours, dark', { tag: '@chromium' }, () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  test.use({ viewport: WIDE });

  for (const { route, errors } of pages) {
    test(`axe finds nothing on ${route}, and every icon shows`, async ({ page, expectError }) => {
      for (const error of errors) expectError(error);
      await page.goto(route);
      // axe reads the colour that a style sheet wanted, not the one that was forced. What isn't forced is drawn.
      expect.soft(await violations(page, ['color-contrast'])).toEqual([]);
      const dark = await page.locator('svg:visible').evaluateAll((icons) =>
        icons
          .filter((icon) => {
            const channels = getComputedStyle(icon).color.match(/\d+/g)?.map(Number) ?? [];
            return Math.max(...channels.slice(0, 3)) < 128;
          })
          .map((icon) => icon.parentElement?.outerHTML.slice(0, 160)),
      );
      expect.soft(dark, 'icons that are dark on black').toEqual([]);
    });
  }
});
