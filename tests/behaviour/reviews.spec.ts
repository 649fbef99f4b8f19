import { expect, test } from './behaviour-test.ts';
import { holdIslands, islandOf } from './island.ts';

test('no click is lost before the island is there', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#reviews');
  const next = section.getByRole('button', { name: /next/i });
  const release = await holdIslands(page);
  await next.click();
  await expect(islandOf(next)).toHaveAttribute('ssr');
  release();
  await expect(section).toContainText('2 of 5');
  await next.click();
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
