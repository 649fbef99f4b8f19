import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { expect, FILM, test } from './behaviour-test.ts';
import { scroll } from './scrolling.ts';

const word = (page: Page) => page.locator('[data-typed-word]');
const motion = (page: Page) => page.locator('#hero [data-motion]');
const card = (page: Page) => page.locator('#portfolio [data-parallax]').first();
const drift = (page: Page) =>
  card(page).evaluate((element) =>
    Number.parseFloat(element.style.getPropertyValue('--drift') || '0'),
  );

function filmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (FILM.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Whether the picture at the head of a page is tilted. */
const leans = (page: Page) =>
  page
    .locator('#intro img, #overview img')
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).isIdentity === false);

/** The ids of sections whose engravings have the scroll-driven light animation. */
const lit = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, timeline }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return timeline instanceof ViewTimeline ? (target?.closest('section')?.id ?? []) : [];
    }),
  );

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

test.use({ motion: true });

test('the word changes after 80, 60 and 1500 ms, as specified', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(motion(page)).toHaveAttribute('data-motion', 'running');
  const changes = await word(page).evaluateHandle((element) => {
    const seen: number[] = [];
    const note = () => seen.push(Date.now());
    new MutationObserver(note).observe(element, { characterData: true, subtree: true });
    return seen;
  });
  // Skips the loading, then runs through all three words.
  await page.clock.pauseAt(60_000);
  await page.clock.runFor(10_000);
  const times = (await changes.jsonValue()).filter((at) => at > 60_000);
  const steps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(new Set(steps)).toEqual(new Set([80, 60, 1500]));
});

test('a card drifts 1.5 px with each scroll event, and light passes over all engravings but the first; on phones nothing drifts', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => lit(page)).not.toEqual([]);
  const first = await page.locator('main section').first().getAttribute('id');
  expect(await lit(page)).not.toContain(first);
  await card(page).scrollIntoViewIfNeeded();
  await scroll(page, 30);
  const before = await drift(page);
  await scroll(page, 10);
  expect(await drift(page)).toBe(before + 1.5);
  await scroll(page, -10);
  expect(await drift(page)).toBe(before);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(card(page)).toHaveCSS('translate', 'none');
  // Nor does a card stand lower than the one before.
  await expect(page.locator('#portfolio [data-parallax]').nth(1)).toHaveCSS('transform', 'none');
});

test('of three or two cards in a row, all but the second drift; a single one does not', async ({
  page,
}) => {
  await page.goto('/company/why-us');
  for (const [width, columns] of [
    [1440, 3],
    [900, 2],
    [768, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.locator('#efficiency ul[role="list"] > li');
    await cards.last().scrollIntoViewIfNeeded();
    await scroll(page, -20);
    const drifting = await cards.evaluateAll((all) =>
      all.map((element) => getComputedStyle(element).translate !== 'none'),
    );
    expect(drifting).toHaveLength(6);
    expect(drifting).toEqual(drifting.map((_, index) => columns > 1 && index % columns !== 1));
  }
});

test('what was below the window fades in once, card after card; after a jump it is there at once (engines: animations)', async ({
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
  /** Scrolls to where the heading is this many window heights below the top of the window. */
  const place = (windows: number) =>
    page.evaluate(
      ([below, away]) => scrollTo({ top: below - away * innerHeight, behavior: 'instant' }),
      [top, windows] as const,
    );
  await place(1.6);
  await expect(heading).toHaveAttribute('data-reveal', 'near');
  // A visitor who takes longer than a second for a window is reading.
  await page.clock.fastForward(1000);
  // The heading is still below the window.
  await place(1.02);
  await expect(heading).toHaveAttribute('data-reveal', 'shown');
  await expect(heading).toHaveCSS('animation-duration', '0.8s, 0.8s');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(heading).toHaveAttribute('data-reveal', 'shown');

  const stack = page.locator('#tech-stack');
  await stack.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const leapt = stack.locator('[data-reveal]').first();
  await expect(leapt).toBeInViewport();
  await expect(leapt).toHaveAttribute('data-reveal', '');
  await expect(leapt).toHaveCSS('opacity', '1');
  expect(await leapt.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('the picture at the head leans back as the page scrolls, and stands straight at the top or with reduced motion', async ({
  page,
}) => {
  await page.goto('/services/qa');
  expect(await leans(page)).toBe(false);
  await scroll(page, 200);
  expect(await leans(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await leans(page)).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scroll(page, -200);
  expect(await leans(page)).toBe(false);
});

test.describe('with the film', () => {
  test.use({ film: true });

  test('it plays muted and repeated without controls; one button pauses it and the typing, and starts them again (engines: video)', async ({
    page,
  }) => {
    const requests = filmRequests(page);
    await page.goto('/');
    const video = page.locator('#hero video');
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', true);
    await expect(video).toHaveJSProperty('controls', false);
    await expect(video).toHaveJSProperty('paused', false);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await expect(motion(page)).toHaveAttribute('data-motion', 'still');
    await expect(video).toHaveJSProperty('paused', true);
    await expect(word(page)).toHaveText(/^(faster|better|smarter)$/i);
    await page.getByRole('button', { name: 'Play animation' }).click();
    await expect(motion(page)).toHaveAttribute('data-motion', 'running');
    await expect(video).toHaveJSProperty('paused', false);
  });

  test('with reduced motion everything is visible at once, nothing drifts or is lit, and no film is fetched', async ({
    page,
  }) => {
    const requests = filmRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(motion(page)).toHaveAttribute('data-motion', 'reduced');
    await expect(word(page)).toHaveText(/^faster$/i);
    await expect(page.getByRole('button', { name: /animation/ })).toBeHidden();
    expect(requests).toEqual([]);
    await expectAllVisible(page);
    expect(await lit(page)).toEqual([]);
    await card(page).scrollIntoViewIfNeeded();
    await scroll(page, 20);
    await expect(card(page)).toHaveCSS('translate', 'none');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('everything is visible at once, the word stays FASTER over the poster, and no dead button shows', async ({
      page,
    }) => {
      const requests = filmRequests(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await expectAllVisible(page);
      await expect(word(page)).toHaveText(/^faster$/i);
      await expect(page.locator('#hero picture img')).toBeVisible();
      await expect(page.locator('[data-motion-switch]')).toBeHidden();
      expect(requests).toEqual([]);
    });
  });
});
