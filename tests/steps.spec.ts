import { expect, test } from '@playwright/test';

/** The steps of the pages that number them, by the specification: how many, over how many stages. */
const PAGES = [
  { route: '/services/product-design', steps: 12, stages: 1 },
  { route: '/services/nearshore-teams', steps: 9, stages: 4 },
];

for (const { route, steps, stages } of PAGES) {
  test(`${route} numbers ${steps} steps over ${stages} stages without a gap`, async ({ page }) => {
    await page.goto(route);
    const section = page.locator('[data-section="steps"]');
    const lists = section.getByRole('list');
    await expect(lists).toHaveCount(stages);
    const numbers = await section.locator('li > span').allInnerTexts();
    expect(numbers).toEqual(Array.from({ length: steps }, (_, index) => String(index + 1)));
    for (const list of await lists.all()) {
      const start = await list.getAttribute('start');
      await expect(list.locator('li > span').first()).toHaveText(start ?? '');
    }
  });
}

test('the twelve steps of product design stand in the order of the specification', async ({
  page,
}) => {
  await page.goto('/services/product-design');
  const titles = page.locator('[data-section="steps"]').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([
    /^briefing/i,
    /^user research/i,
    /^design benchmark/i,
    /^user journey/i,
    /^decision matrix/i,
    /^wireframes/i,
    /^mood board/i,
    /^style guide/i,
    /^GUI design/i,
    /^prototype/i,
    /^high-level architecture/i,
    /^project plan/i,
  ]);
});
