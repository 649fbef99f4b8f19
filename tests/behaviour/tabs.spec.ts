import type { Locator, Page } from '@playwright/test';
import { expect, test } from './behaviour-test.ts';
import { exampleOf } from './example-pages.ts';

const FOUR_TABS = '/services/software-development';
const NARROW = { width: 390, height: 844 };
const processOf = (page: Page) => page.locator('#process');

/** Expects only the tab at `index` to be selected, with its panel and its progress. */
async function expectChosen(section: Locator, index: number) {
  const tabs = section.getByRole('tab');
  const count = await tabs.count();
  for (let at = 0; at < count; at++) {
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', String(at === index));
    await expect(tabs.nth(at)).toHaveAttribute('tabindex', at === index ? '0' : '-1');
  }
  const panel = section.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  const tab = (name: string) => tabs.nth(index).getAttribute(name);
  expect(await panel.getAttribute('id')).toBe(await tab('aria-controls'));
  expect(await panel.getAttribute('aria-labelledby')).toBe(await tab('id'));
  const progress = section.getByRole('progressbar');
  await expect(progress).toHaveAccessibleName(/./);
  await expect(progress).toHaveAttribute(
    'aria-valuenow',
    String(Math.round(((index + 1) / count) * 100)),
  );
}

test('every tab is highlighted when chosen, the last one of the code audit too', async ({
  page,
}) => {
  await page.goto('/services/code-audit');
  const section = processOf(page);
  const { height } = (await section.boundingBox()) ?? {};
  for (const index of [4, 1, 2, 3, 0]) {
    await section.getByRole('tab').nth(index).click();
    await expectChosen(section, index);
  }
  expect((await section.boundingBox())?.height).toBe(height);
});

for (const { path, id, orientation, steps } of [
  {
    path: FOUR_TABS,
    id: 'process',
    orientation: 'vertical',
    steps: { End: 3, ArrowDown: 0, ArrowUp: 3, Home: 0, ArrowRight: 0 },
  },
  {
    path: '/careers',
    id: 'perks',
    orientation: 'horizontal',
    steps: { End: 5, ArrowRight: 0, ArrowLeft: 5, Home: 0, ArrowDown: 0 },
  },
]) {
  test(`${id}: arrow keys, Home and End choose at once along the list`, async ({ page }) => {
    await page.goto(path);
    const section = page.locator(`#${id}`);
    const tabs = section.getByRole('tab');
    await expect(section.getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
    await tabs.first().focus();
    for (const [key, index] of Object.entries(steps)) {
      await page.keyboard.press(key);
      await expectChosen(section, index);
      await expect(tabs.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(section.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.first()).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

  test('all tabs stand in the window, in rows, and arrow keys go along them', async ({ page }) => {
    await page.goto('/services/code-audit');
    const section = processOf(page);
    const tabs = section.getByRole('tab');
    await tabs.nth(1).tap();
    await expectChosen(section, 1);
    await expect(section.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
    await page.keyboard.press('ArrowRight');
    await expectChosen(section, 2);
    await page.keyboard.press('End');
    await expectChosen(section, 4);
    await page.keyboard.press('ArrowDown');
    await expectChosen(section, 4);
    for (const tab of await tabs.all()) {
      const { x, width, height } = (await tab.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      expect(x + width).toBeLessThanOrEqual(NARROW.width);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  for (const { path, id } of [
    { path: '/services/scoping-session', id: 'process' },
    { path: '/careers', id: 'values' },
  ]) {
    test(`${id}: a tab that is open first is in view`, async ({ page }) => {
      await page.goto(path);
      const chosen = page.locator(`#${id}`).getByRole('tab', { selected: true });
      await chosen.scrollIntoViewIfNeeded();
      await expect(chosen).toBeInViewport({ ratio: 0.9 });
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, counts } of [
    { path: FOUR_TABS, counts: { process: 4 } },
    { path: '/careers', counts: { 'human-centric': 3, perks: 6, values: 4, 'how-we-work': 5 } },
  ]) {
    for (const viewport of [{ width: 1440, height: 900 }, NARROW]) {
      test(`${path}: every panel stands open at ${viewport.width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        for (const [id, count] of Object.entries(counts)) {
          const section = page.locator(`#${id}`);
          await expect(section.getByRole('tablist')).toBeHidden();
          await expect(section.getByRole('tabpanel')).toHaveCount(count);
          for (const panel of await section.getByRole('tabpanel').all()) {
            await expect(panel.locator('p').first()).toBeVisible();
          }
        }
      });
    }
  }
});

test('on paper every stage stands open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(FOUR_TABS);
  await expect(processOf(page).getByRole('tabpanel')).toHaveCount(4);
});

test('the days of a sheet are chosen by tabs at every width; a wide one shows them all', async ({
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
