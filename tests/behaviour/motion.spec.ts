import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { expect, test } from './behaviour-test.ts';
import { scroll } from './scrolling.ts';

const card = (page: Page) => page.locator('#portfolio [data-parallax]').first();
const drift = (page: Page) =>
  card(page).evaluate((element) =>
    Number.parseFloat(element.style.getPropertyValue('--drift') || '0'),
  );

test.describe('parallax', () => {
  test('a card drifts 1.5 px with each scroll event, in its direction', async ({ page }) => {
    await page.goto('/');
    await card(page).scrollIntoViewIfNeeded();
    await scroll(page, 30);
    const before = await drift(page);
    await scroll(page, 10);
    expect(await drift(page)).toBe(before + 1.5);
    await scroll(page, -10);
    expect(await drift(page)).toBe(before);
  });

  test('of three or two cards in a row, all but the second drift', async ({ page }) => {
    await page.goto('/company/why-us');
    for (const [width, columns] of [
      [1440, 3],
      [900, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const section of ['#implementation', '#efficiency']) {
        const cards = page.locator(`${section} ul[role="list"] > li`);
        await cards.last().scrollIntoViewIfNeeded();
        await scroll(page, -20);
        const drifting = await cards.evaluateAll((all) =>
          all.map((element) => getComputedStyle(element).translate !== 'none'),
        );
        expect(drifting.length).toBeGreaterThanOrEqual(columns);
        expect(drifting).toEqual(drifting.map((_, index) => index % columns !== 1));
      }
    }
  });

  test('at 768 px and less nothing drifts or stands lower', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    for (const [path, cards] of [
      ['/', page.locator('#portfolio [data-parallax]')],
      ['/company/why-us', page.locator('#implementation ul[role="list"] > li')],
    ] as const) {
      await page.goto(path);
      await cards.first().scrollIntoViewIfNeeded();
      await scroll(page, 20);
      await expect(cards.first()).toHaveCSS('translate', 'none');
      await expect(cards.nth(1)).toHaveCSS('transform', 'none');
    }
  });
});

test.describe('fades', () => {
  test('what was below the window fades in once, card after card (engines: animations)', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.evaluate(settled);
    const cards = page.locator('#why-us li');
    const delays = await cards.evaluateAll((all) =>
      all.map((item) =>
        (
          item.closest('[data-reveal-delay]') ?? item.querySelector('[data-reveal-delay]')
        )?.getAttribute('data-reveal-delay'),
      ),
    );
    expect(delays).toEqual(['100', '200', '300', '400', '500', '600', '700', '800']);
    const heading = page.locator('#why-us [data-reveal]').first();
    const top = (await heading.boundingBox())?.y ?? 0;
    await page.evaluate(
      (below) => scrollTo({ top: below - 1.6 * innerHeight, behavior: 'instant' }),
      top,
    );
    await expect(heading).toHaveAttribute('data-reveal', 'near');
    // A visitor who takes longer than a second for a window is reading.
    await page.clock.fastForward(1000);
    // The heading is still below the window.
    await page.evaluate(
      (below) => scrollTo({ top: below - 1.02 * innerHeight, behavior: 'instant' }),
      top,
    );
    await expect(heading).toHaveAttribute('data-reveal', 'shown');
    await expect(heading).toHaveCSS('animation-duration', '0.8s, 0.8s');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(heading).toHaveAttribute('data-reveal', 'shown');
  });

  test('after a jump nothing fades: it is there at once', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(settled);
    const heading = page.locator('#why-us [data-reveal]').first();
    await page
      .locator('#why-us')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveAttribute('data-reveal', '');
    await expect(heading).toHaveCSS('opacity', '1');
    expect(await heading.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

/** Whether the picture at the head of a page is tilted. */
const leans = (page: Page) =>
  page
    .locator('#intro img, #overview img')
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).isIdentity === false);

test('the picture at the head leans back as the page scrolls, and stands straight at the top', async ({
  page,
}) => {
  await page.goto('/services/qa');
  expect(await leans(page)).toBe(false);
  await scroll(page, 200);
  expect(await leans(page)).toBe(true);
  await scroll(page, -200);
  expect(await leans(page)).toBe(false);
});

/** The ids of sections whose engravings have the scroll-driven light animation. */
const lit = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, timeline }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return timeline instanceof ViewTimeline ? (target?.closest('section')?.id ?? []) : [];
    }),
  );

test('light passes over engravings that come into the window, not over those of the first view', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => lit(page)).not.toEqual([]);
  const first = await page.locator('main section').first().getAttribute('id');
  expect(await lit(page)).not.toContain(first);
});

/** Expects no element to be hidden until it is scrolled to. */
async function expectAllVisible(page: Page) {
  const waiting = await page
    .locator('[data-reveal]')
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).opacity !== '1')
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
  expect(waiting).toEqual([]);
}

test('with reduced motion everything is visible at once, and nothing drifts, leans or is lit', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectAllVisible(page);
  expect(await lit(page)).toEqual([]);
  await card(page).scrollIntoViewIfNeeded();
  await scroll(page, 20);
  await expect(card(page)).toHaveCSS('translate', 'none');
  await page.goto('/services/qa');
  await scroll(page, 200);
  expect(await leans(page)).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is visible at once', async ({ page }) => {
    await page.goto('/');
    await expectAllVisible(page);
  });
});
