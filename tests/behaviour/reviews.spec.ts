import { expect, test } from './behaviour-test.ts';

/** A slow network: 150 ms round trip, 1.6 Mbit/s. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

test('no click is lost before the island is there, on a slow network', {
  tag: '@chromium',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.goto('/');
  const section = page.locator('#reviews');
  await section.getByRole('button', { name: /next/i }).click();
  await expect(section).toContainText('2 of 5');
  await section.getByRole('button', { name: /next/i }).click();
  await expect(section).toContainText('3 of 5');
});

test('the arrows wrap at both ends, by keyboard too', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#reviews');
  const previous = section.getByRole('button', { name: /previous/i });
  const next = section.getByRole('button', { name: /next/i });
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(section).toContainText('5 of 5');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(section).toContainText('1 of 5');
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });
  test('all five reviews can be read', async ({ page }) => {
    await page.goto('/');
    const quotes = page.locator('#reviews blockquote');
    await expect(quotes).toHaveCount(5);
    for (const quote of await quotes.all()) {
      await quote.scrollIntoViewIfNeeded();
      await expect(quote).toBeInViewport();
    }
  });
});
