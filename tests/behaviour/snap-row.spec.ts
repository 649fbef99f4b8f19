/** Rows that scroll sideways on phones. */
import { expect, test } from './behaviour-test.ts';
import { exampleOf } from './example-pages.ts';

const { route, id } = exampleOf('caseStudies: Three projects');
const PHONE = { width: 390, height: 800 };
const WIDE = { width: 1280, height: 900 };

test('cards stand in a row on phones, the next one in view, and keys scroll it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(route);
  const row = page.locator(`#${id} [data-snap-row]`);
  await expect(row).toHaveAttribute('tabindex', '0');
  const cards = await row.locator('> li').all();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  const lefts = boxes.map((box) => box?.x ?? 0);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(lefts[1]).toBeLessThan(PHONE.width);
  expect(lefts[1]).toBeGreaterThan(PHONE.width / 2);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
});

test('on wide screens nothing scrolls, and nothing stops the Tab key', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(route);
  const row = page.locator(`#${id} [data-snap-row]`);
  await expect(row).toHaveAttribute('tabindex', '0');
  await page.setViewportSize(WIDE);
  await expect(row).not.toHaveAttribute('tabindex');
});
