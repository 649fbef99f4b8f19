/** Photographs of the owner's own, wherever a plate can stand: as light as plates. */
import { violations } from '../axe.ts';
import { expectLightFirstView } from '../content/first-view.ts';
import { expect, test } from './behaviour-test.ts';
import { photographPages } from './example-pages.ts';

test.use({ reducedMotion: 'reduce' });

for (const { route } of photographPages) {
  test(`${route} is light, for everyone, and shows its photographs`, { tag: '@chromium' }, async ({
    page,
    expectError,
  }) => {
    await expectLightFirstView(page, route, expectError);
    expect.soft(await violations(page, { within: 'main' })).toEqual([]);
    const own = page.locator('main img[src*="/art/own-"]');
    expect(await own.count()).toBeGreaterThan(0);
    for (const image of await own.all()) {
      if (!(await image.isVisible())) continue;
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
      const shown = await image.evaluate((img: HTMLImageElement) => ({
        src: img.currentSrc,
        width: img.naturalWidth,
      }));
      expect.soft(shown.src).toMatch(/\.avif$/);
      expect.soft(shown.width).toBeGreaterThan(0);
    }
  });
}
