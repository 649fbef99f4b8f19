import type { Locator, Page } from '@playwright/test';
import { expect, test } from './behaviour-test.ts';
import { expectAwake } from './island.ts';

/**
 * The tabs of the page: in which section, how many, by which key they go on, and whether they show progress.
 */
const TABS = [
  { section: '#human-centric', count: 3, key: 'ArrowRight' },
  { section: '#perks', count: 6, key: 'ArrowRight', progress: true },
  { section: '#values', count: 4, key: 'ArrowDown' },
  { section: '#how-we-work', count: 5, key: 'ArrowDown', progress: true },
];

const PERKS = [
  'Remote first',
  'International projects',
  'Flexible working hours',
  'Team events',
  'Career plan',
  'Informal environment',
];

const tabs = (section: Locator) => section.getByRole('tab');
const chosen = (section: Locator) => section.locator('[role="tab"][aria-selected="true"]');
const bar = (section: Locator) => section.getByRole('progressbar');

/** Goes to the tabs and lets them wake up: they do at the first contact. */
async function open(page: Page, selector: string): Promise<Locator> {
  await page.goto('/careers');
  const section = page.locator(selector);
  await section.scrollIntoViewIfNeeded();
  await chosen(section).hover();
  await expectAwake(section);
  return section;
}

// One for each direction; the others are the same tabs without progress.
for (const { section: selector, count, key } of TABS.filter(({ progress }) => progress)) {
  test(`${selector}: the keyboard goes through the tabs, and the progress with it`, async ({
    page,
  }) => {
    const section = await open(page, selector);
    await chosen(section).focus();
    await page.keyboard.press('Home');
    for (let index = 0; index < count; index++) {
      await expect(tabs(section).nth(index)).toBeFocused();
      await expect(tabs(section).nth(index)).toHaveAttribute('aria-selected', 'true');
      const share = String(Math.round(((index + 1) / count) * 100));
      await expect(bar(section)).toHaveAttribute('aria-valuenow', share);
      const panel = await tabs(section).nth(index).getAttribute('aria-controls');
      await expect(section.locator('[role="tabpanel"]:visible')).toHaveId(panel ?? '');
      await page.keyboard.press(key);
    }
    await expect(tabs(section).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs(section).last()).toBeFocused();
    // The panel is the next stop.
    await page.keyboard.press('Tab');
    await expect(section.locator('[role="tabpanel"]:visible')).toBeFocused();
  });
}

test('a click opens a perk', async ({ page }) => {
  const perks = await open(page, '#perks');
  await tabs(perks).nth(3).click();
  await expect(perks.getByRole('heading', { name: 'Team events' })).toBeVisible();
  await expect(bar(perks)).toHaveAttribute('aria-valuenow', '67');
});

test('narrow: the chosen word is in view, and the row scrolls instead of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const values = await open(page, '#values');
  await expect(chosen(values)).toBeInViewport({ ratio: 0.9 });
  await chosen(values).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chosen(values)).toHaveAccessibleName('Growth');
  await expect(chosen(values)).toBeInViewport({ ratio: 0.9 });
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every panel of every tab can be read, and no tab is in the way', async ({ page }) => {
    await page.goto('/careers');
    for (const { section: selector, count } of TABS) {
      const section = page.locator(selector);
      await expect(section.locator('[role="tabpanel"]:visible')).toHaveCount(count);
      await expect(section.locator('[role="tablist"]')).toBeHidden();
    }
    for (const perk of PERKS) {
      await expect(page.locator('#perks h3', { hasText: perk })).toBeVisible();
    }
  });
});
