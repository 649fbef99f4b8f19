import { expect, test } from './behaviour-test.ts';

test('the arrows wrap at both ends when pressed by keyboard', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#reviews');
  const previous = section.getByRole('button', { name: /previous/i });
  const next = section.getByRole('button', { name: /next/i });
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(section).toContainText('3 of 3');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(section).toContainText('1 of 3');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all reviews can be read', async ({ page }) => {
    await page.goto('/');
    const quotes = page.locator('#reviews blockquote');
    await expect(quotes).toHaveCount(3);
    for (const quote of await quotes.all()) {
      await quote.scrollIntoViewIfNeeded();
      await expect(quote).toBeInViewport();
    }
  });
});
