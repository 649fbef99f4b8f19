import { expect, SCRIPTING, test } from './behaviour-test.ts';

const PAGE = '/services/code-audit';

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled });

    test('each question opens and closes by itself, by mouse and keyboard', async ({ page }) => {
      await page.goto(PAGE);
      const items = page.locator('#faq details');
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
  });
}

test('on paper every answer shows', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(PAGE);
  for (const answer of await page.locator('#faq details p').all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
  }
});
