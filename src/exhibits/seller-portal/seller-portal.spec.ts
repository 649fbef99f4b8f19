import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/behaviour/behaviour-test.ts';
import { exampleOf } from '../../../tests/behaviour/example-pages.ts';

const PORTAL = exampleOf('pageHero: A working screen').route;
/** All weeks are in the page; only the text of one is shown. */
const SHOWN = { useInnerText: true };
const portalOf = (page: Page) => page.getByRole('figure', { name: /seller portal/i });

test('the slider chooses a week, and figures and list show it (engines: range)', async ({
  page,
}) => {
  await page.goto(PORTAL);
  const portal = portalOf(page);
  const week = portal.getByRole('slider', { name: 'Week' });
  await expect(week).toHaveValue('20');
  await expect(portal).toContainText('1,440', SHOWN);
  await week.focus();
  await page.keyboard.press('ArrowRight');
  await expect(week).toHaveValue('21');
  await expect(week).toHaveAttribute('aria-valuetext', /^Week 21: 1,380 orders, 98% sent on time/);
  await expect(portal).toContainText('Orders in week 21', SHOWN);
  await expect(portal.getByRole('row').nth(1)).toContainText('21-0418');
  await page.keyboard.press('Home');
  await expect(week).toHaveValue('13');
  await expect(portal).toContainText('760', SHOWN);
  await expect(portal.getByRole('definition').nth(1)).toHaveText('Old');
  await expect(portal.getByRole('row').last()).toContainText('Sent late');
});

test('a click on a bar of the chart chooses its week', async ({ page }) => {
  await page.goto(PORTAL);
  const portal = portalOf(page);
  const week = portal.getByRole('slider', { name: 'Week' });
  await week.scrollIntoViewIfNeeded();
  const box = await week.boundingBox();
  if (!box) throw new Error('the slider has no box');
  for (const [place, number] of [
    [0, 13],
    [3, 16],
    [11, 24],
  ] as const) {
    await page.mouse.click(box.x + ((place + 0.5) / 12) * box.width, box.y + box.height / 2);
    await expect(week).toHaveValue(String(number));
    await expect(portal).toContainText(`Orders in week ${number}`, SHOWN);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the screen shows week 20', async ({ page }) => {
    await page.goto(PORTAL);
    const portal = portalOf(page);
    await expect(portal).toContainText('Orders in week 20', SHOWN);
    await expect(portal.getByRole('slider')).toBeHidden();
    await expect(portal.getByRole('row')).toHaveCount(4);
  });
});
