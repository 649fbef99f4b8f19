import type { Locator } from '@playwright/test';
import { expect, test } from './behaviour-test.ts';
import { exampleOf } from './example-pages.ts';

const NARROW = { width: 390, height: 844 };

/** Expects only the tab at `index` to be selected, with its panel and its progress. */
async function expectChosen(section: Locator, index: number) {
  const tabs = section.getByRole('tab');
  const chosen = tabs.nth(index);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(chosen).toHaveAttribute('tabindex', '0');
  const marked = section.locator('[role="tab"]:is([aria-selected="true"], [tabindex="0"])');
  await expect(marked).toHaveCount(1);
  const panel = section.getByRole('tabpanel');
  await expect(panel).toHaveId((await chosen.getAttribute('aria-controls')) ?? '');
  await expect(panel).toHaveAttribute('aria-labelledby', (await chosen.getAttribute('id')) ?? '');
  const progress = section.getByRole('progressbar');
  await expect(progress).toHaveAccessibleName(/./);
  const share = Math.round(((index + 1) / (await tabs.count())) * 100);
  await expect(progress).toHaveAttribute('aria-valuenow', String(share));
}

test('tabs are chosen by clicks, arrow keys, Home and End; Tab goes on to the panel', async ({
  page,
}) => {
  await page.goto('/services/code-audit');
  const section = page.locator('#process');
  const { height } = (await section.boundingBox()) ?? {};
  for (const index of [4, 1, 0]) {
    await section.getByRole('tab').nth(index).click();
    await expectChosen(section, index);
  }
  expect((await section.boundingBox())?.height).toBe(height);

  const tabs = section.getByRole('tab');
  await expect(section.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await tabs.first().focus();
  for (const [key, index] of Object.entries({ End: 4, ArrowUp: 3, Home: 0, ArrowRight: 0 })) {
    await page.keyboard.press(key);
    await expectChosen(section, index);
    await expect(tabs.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(section.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

  test('all tabs stand in the window, in rows, and arrow keys go along them', async ({ page }) => {
    await page.goto('/services/code-audit');
    const section = page.locator('#process');
    const tabs = section.getByRole('tab');
    await tabs.nth(1).tap();
    await expectChosen(section, 1);
    await expect(section.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
    await page.keyboard.press('ArrowRight');
    await expectChosen(section, 2);
    await page.keyboard.press('ArrowDown');
    await expectChosen(section, 2);
    for (const tab of await tabs.all()) {
      const { x, width, height } = (await tab.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      expect(x + width).toBeLessThanOrEqual(NARROW.width);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel of each layout is open at every width', async ({ page }) => {
    for (const [example, count] of [
      ['tabs: A row of tabs', 2],
      ['tabs: Stages', 3],
    ] as const) {
      const { route, id } = exampleOf(example);
      await page.goto(route);
      const section = page.locator(`#${id}`);
      for (const viewport of [{ width: 1440, height: 900 }, NARROW]) {
        await page.setViewportSize(viewport);
        await expect(section.getByRole('tablist')).toBeHidden();
        await expect(section.getByRole('tabpanel')).toHaveCount(count);
        for (const panel of await section.getByRole('tabpanel').all()) {
          await expect(panel.locator('p').first()).toBeVisible();
        }
      }
    }
  });
});

test('the days of a sheet are chosen by tabs, and a wide window shows them all', async ({
  page,
}) => {
  const { route, id } = exampleOf('tabs: The days of one document');
  await page.goto(route);
  const section = page.locator(`#${id}`);
  const tab = (name: string) => section.getByRole('tab', { name });
  const days = section.getByRole('heading', { level: 3 });
  await expect(tab('Plan')).toHaveAttribute('aria-selected', 'true');
  await expect(days).toHaveText(['Ask', 'Draw', 'Plan']);
  await tab('Ask').click();
  await expect(tab('Ask')).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize(NARROW);
  await expect(days.filter({ visible: true })).toHaveText(['Ask']);
  await tab('Plan').click();
  await expect(days.filter({ visible: true })).toHaveText(['Plan']);
});
