/** Product screens that answer. */
import type { Page } from '@playwright/test';
import { expect, SCRIPTING, test } from './behaviour-test.ts';
import { retype } from './enquiry-page.ts';
import { exampleOf } from './example-pages.ts';
import { expectAwake } from './island.ts';

const PORTAL = exampleOf('pageHero: An exhibit').route;
const HOMES = exampleOf('exhibit: A screen with a choice').route;
const SUPPLIERS = exampleOf('exhibit: A screen with a search').route;
const INVOICES = exampleOf('exhibit: A phone with invoices').route;
const portalOf = (page: Page) => page.getByRole('figure', { name: /seller portal/i });

test('a slider goes through the weeks, and figures and list follow (engines: range)', async ({
  page,
}) => {
  await page.goto(PORTAL);
  const portal = portalOf(page);
  const week = portal.getByRole('slider', { name: 'Week' });
  await expect(week).toHaveValue('20');
  await expect(portal).toContainText('1,440');
  await week.focus();
  await expectAwake(portal);
  await page.keyboard.press('ArrowRight');
  await expect(week).toHaveValue('21');
  await expect(week).toHaveAttribute('aria-valuetext', /^Week 21: 1,380 orders, 98% sent on time/);
  await expect(portal).toContainText('Orders in week 21');
  await expect(portal.getByRole('row').nth(1)).toContainText('21-0418');
  await page.keyboard.press('Home');
  await expect(week).toHaveValue('13');
  await expect(portal).toContainText('760');
  await expect(portal.getByRole('definition').nth(1)).toHaveText('Old');
  await expect(portal.getByRole('row').last()).toContainText('Sent late');
});

test('a press on a bar of the chart chooses its week, also before the script is there', async ({
  page,
}) => {
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
    await expect(portal).toContainText(`Orders in week ${number}`);
  }
});

test('a plot of the plan is chosen by pointer and keys, and its facts follow', async ({ page }) => {
  await page.goto(HOMES);
  const screen = page.getByRole('figure', { name: /new homes/i });
  await expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Plot 10,/);
  await screen.getByRole('radio', { name: /^Plot 1,/ }).check({ force: true });
  await expect(screen.getByText('Plot 1', { exact: true })).toBeVisible();
  await expectAwake(screen);
  await page.keyboard.press('ArrowRight');
  await expect(screen.getByRole('radio', { checked: true })).not.toHaveAccessibleName(/^Plot 1,/);
  await expect(screen.getByText('Plot 1', { exact: true })).toHaveCount(0);
});

test('suppliers are found by name, field and town', async ({ page }) => {
  await page.goto(SUPPLIERS);
  const screen = page.getByRole('figure', { name: /supplier directory/i });
  const found = screen.getByRole('status');
  await expect(found).toHaveText('15 of 135 players');
  const search = screen.getByRole('searchbox', { name: 'Name, field or town' });
  await retype(search, 'kestrel');
  await expect(found).toHaveText('9 of 135 players');
  await expect(screen.getByRole('listitem').first()).toContainText('Kestrel');
  await retype(search, 'nobody makes this');
  await expect(found).toHaveText('0 of 135 players');
  await expect(screen.getByRole('listitem')).toHaveCount(0);
});

test.describe('with and without JavaScript', () => {
  for (const { scripts, tag, javaScriptEnabled } of SCRIPTING) {
    test.describe(`with JavaScript ${scripts}`, { tag }, () => {
      test.use({ javaScriptEnabled });

      test('an invoice is approved, and taken back', async ({ page }) => {
        await page.goto(INVOICES);
        const phone = page.getByRole('figure', { name: /contractor costs/i });
        const invoices = phone.getByRole('checkbox');
        await expect(invoices).toHaveCount(3);
        const kiln = phone.getByRole('checkbox', { name: /Kiln Studio/ });
        await kiln.focus();
        await page.keyboard.press('Space');
        await expect(kiln).toBeChecked();
        await expect(phone.getByText('Approved', { exact: true }).nth(1)).toBeVisible();
        await expect(phone.getByText('Approved', { exact: true }).first()).toBeHidden();
        await page.keyboard.press('Space');
        await expect(kiln).not.toBeChecked();
      });
    });
  }
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the screen stands still at week 20', async ({ page }) => {
    await page.goto(PORTAL);
    const portal = portalOf(page);
    await expect(portal).toContainText('Orders in week 20');
    await expect(portal.getByRole('slider')).toBeHidden();
    await expect(portal.getByRole('row')).toHaveCount(4);
  });
});
