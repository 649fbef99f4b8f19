import type { Page } from '@playwright/test';
import { expect, test } from './behaviour-test.ts';

test.use({ film: true });

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

test('one button pauses film and typing, and starts them again', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('#hero video');
  await expect(video).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect(motion(page)).toHaveAttribute('data-motion', 'still');
  await expect(video).toHaveJSProperty('paused', true);
  await expect(word(page)).toHaveText(/^(faster|better|smarter)$/i);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect(motion(page)).toHaveAttribute('data-motion', 'running');
  await expect(video).toHaveJSProperty('paused', false);
});

test('the film is fetched, muted and repeated without controls (engines: video)', async ({
  page,
}) => {
  const requests = filmRequests(page);
  await page.goto('/');
  const video = page.locator('#hero video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('controls', false);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the word stays FASTER, and no film is fetched', async ({ page }) => {
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

  test('the word stays FASTER over the poster, and no dead button shows', async ({ page }) => {
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

  test('no film is fetched', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
  });
});
