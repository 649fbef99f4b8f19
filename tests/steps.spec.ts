import { expect, test } from './browser-test.ts';

/** Pages that number their steps, in one list and in one list for each stage. */
const PAGES = ['/services/product-design', '/services/nearshore-teams'];

for (const route of PAGES) {
  test(`${route} numbers its steps without a gap, also from list to list`, async ({ page }) => {
    await page.goto(route);
    const section = page.locator('[data-section="steps"]');
    const lists = section.getByRole('list');
    const numbers = await section.locator('li > span').allInnerTexts();
    expect(numbers).not.toEqual([]);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
    for (const list of await lists.all()) {
      const start = await list.getAttribute('start');
      await expect(list.locator('li > span').first()).toHaveText(start ?? '');
    }
  });
}
