import type { Page } from '@playwright/test';
import { expect, test } from './behaviour-test.ts';

test.use({ film: true });

/** The timing of the typed word, in ms, as specified. */
const TYPING = 80;
const DELETING = 60;
const HOLD = 1500;
const WORDS = ['faster', 'better', 'smarter'];

const word = (page: Page) => page.locator('[data-typed-word]');
const motion = (page: Page) => page.locator('#hero [data-motion]');

/** Requests for the film that the page makes. */
function filmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  return requests;
}

test('the word is typed at 80 ms, deleted at 60 ms and held 1500 ms, in turn and for ever', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(motion(page)).toHaveAttribute('data-motion', 'running');
  const changes = await word(page).evaluateHandle((element) => {
    const seen: { text: string; at: number }[] = [];
    new MutationObserver(() => {
      seen.push({ text: (element.textContent ?? '').toLowerCase(), at: Date.now() });
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  // Skips the loading, then runs through all three words twice.
  await page.clock.pauseAt(60_000);
  await page.clock.runFor(20_000);
  const list = (await changes.jsonValue()).filter(({ at }) => at > 60_000);

  const held = new Set<string>();
  for (const [index, { text, at }] of list.entries()) {
    const before = list[index - 1];
    if (!before) continue;
    if (WORDS.includes(before.text)) {
      held.add(before.text);
      expect(at - before.at).toBe(HOLD);
      expect(text).toBe(before.text.slice(0, -1));
    } else if (text.length < before.text.length) {
      expect(at - before.at).toBe(DELETING);
    } else {
      expect(at - before.at).toBe(TYPING);
      expect(WORDS.some((whole) => whole.startsWith(text))).toBe(true);
    }
  }
  expect([...held].sort()).toEqual([...WORDS].sort());
});

test('one button pauses film and typing, and starts them again', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('#hero video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect(motion(page)).toHaveAttribute('data-motion', 'still');
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  const still = await word(page).textContent();
  expect(WORDS).toContain(still?.toLowerCase());
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect(motion(page)).toHaveAttribute('data-motion', 'running');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
});

test('the film is muted, loops, and comes after the page is there (engines: video)', async ({
  page,
}) => {
  const requests = filmRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  const video = page.locator('#hero video');
  await expect(video).toHaveCount(1);
  expect(
    await video.evaluate(({ muted, loop, controls }: HTMLVideoElement) => ({
      muted,
      loop,
      controls,
    })),
  ).toEqual({
    muted: true,
    loop: true,
    controls: false,
  });
  expect(requests.length).toBeGreaterThan(0);
});

test('typing is hidden from assistive technology', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName('Build faster, better, smarter');
  await expect(heading.locator('[aria-hidden="true"] [data-typed-word]')).toHaveCount(1);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the word stands still on FASTER and no film is fetched', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(motion(page)).toHaveAttribute('data-motion', 'reduced');
    await expect(word(page)).toHaveText(/^faster$/i);
    await expect(page.getByRole('button', { name: /animation/ })).toBeHidden();
    expect(requests).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('headline, text and buttons stand; the pause button is not shown', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(word(page)).toHaveText(/^faster$/i);
    await expect(page.locator('#hero picture img')).toBeVisible();
    await expect(page.locator('[data-motion-switch]')).toBeHidden();
    expect(requests).toEqual([]);
  });
});

test.describe('for a visitor who saves data', () => {
  test.use({ film: false });

  test('the poster stays', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
  });
});
