/** Rows that scroll sideways on phones. */
import { expect, test } from './behaviour-test.ts';
import { exampleOf } from './example-pages.ts';

const PHONE = { width: 390, height: 800 };
const WIDE = { width: 1280, height: 900 };

test('on phones cards stand in a row that keys scroll; on wide screens it is no tab stop', async ({
  page,
}) => {
  const { route, id } = exampleOf('caseStudies: Three projects');
  await page.setViewportSize(PHONE);
  await page.goto(route);
  const row = page.locator(`#${id} [data-snap-row]`);
  await expect(row).toHaveAttribute('tabindex', '0');
  await expect(row).toHaveAccessibleName('Work that is in use');
  const cards = await row.locator('> li').all();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  const lefts = boxes.map((box) => box?.x ?? 0);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  // The next card is partly in view.
  expect(lefts[1]).toBeLessThan(PHONE.width);
  expect(lefts[1]).toBeGreaterThan(PHONE.width / 2);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize(WIDE);
  await expect(row).not.toHaveAttribute('tabindex');
});

test('on phones each filter of case studies is on one line', async ({ page }) => {
  const { route, id } = exampleOf('caseStudies: All projects, with filters');
  await page.setViewportSize(PHONE);
  await page.goto(route);
  const labels = await page.locator(`#${id} nav a > span`).filter({ visible: true }).all();
  const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
  expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
});
