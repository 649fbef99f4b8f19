import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { expect, test } from './behaviour-test.ts';
import { scroll } from './scrolling.ts';

const WHY = '/company/why-us';

const items = (page: Page, section: string) => page.locator(`${section} ul[role="list"] > li`);

/** How far each card of a section has drifted from its place, in CSS pixels. */
const drifts = (page: Page, section: string) =>
  items(page, section).evaluateAll((cards) =>
    cards.map((card) => {
      const { translate } = getComputedStyle(card);
      return translate === 'none' ? 0 : Number.parseFloat(translate.split(' ')[1] ?? '0');
    }),
  );

test('Why Us: a section counts as reached 80 px and the height of the bar below the top', async ({
  page,
}) => {
  await page.goto(WHY);
  const bar = page.locator('#on-this-page');
  const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
  await page.evaluate(settled);
  const place = (top: number) =>
    page.evaluate((distance) => {
      const section = document.getElementById('control');
      if (!section) throw new Error('no section control');
      const { top: now } = section.getBoundingClientRect();
      scrollTo({ top: Math.round(now + scrollY) - distance, behavior: 'instant' });
    }, top);
  await place(80 + height + 2);
  await expect(bar.locator('[aria-current="true"]')).toHaveAttribute('href', '#grow-scale');
  await place(80 + height);
  await expect(bar.locator('[aria-current="true"]')).toHaveAttribute('href', '#control');
});

for (const { name, section, still } of [
  { name: 'process cards', section: '#implementation', still: [1] },
  { name: 'efficiency cards', section: '#efficiency', still: [1, 4] },
]) {
  test(`Why Us: the ${name} drift, but for the middle of each row`, async ({ page }) => {
    await page.goto(WHY);
    await items(page, section).last().scrollIntoViewIfNeeded();
    for (let event = 0; event < 4; event++) await scroll(page, -4);
    const moved = (await drifts(page, section)).map((drift) => drift !== 0);
    expect(moved).toEqual(moved.map((_, index) => !still.includes(index)));
  });
}

test('Why Us: nothing drifts or stands lower on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(WHY);
  await items(page, '#implementation').last().scrollIntoViewIfNeeded();
  await scroll(page, -10);
  expect(await drifts(page, '#implementation')).toEqual([0, 0, 0]);
  const transforms = await items(page, '#implementation').evaluateAll((cards) =>
    cards.map((card) => getComputedStyle(card).transform),
  );
  expect(transforms).toEqual(['none', 'none', 'none']);
});
