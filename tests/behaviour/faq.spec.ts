import { expect, test } from './behaviour-test.ts';
import { exampleOf } from './example-pages.ts';

// No script touches the questions.
test.use({ javaScriptEnabled: false });

test('each question opens and closes by itself, by mouse and keyboard', async ({ page }) => {
  const { route, id } = exampleOf('faq: Questions with a link');
  await page.goto(route);
  const items = page.locator(`#${id} details`);
  const answer = (index: number) => items.nth(index).locator('p').first();
  await expect(answer(0)).toBeHidden();
  await items.nth(0).locator('summary').click();
  await expect(answer(0)).toBeVisible();
  await items.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer(1)).toBeVisible();
  await expect(answer(0)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(1)).toBeHidden();
});
