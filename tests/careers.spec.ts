import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { expectAwake } from './island.ts';

/** The tabs of the page: in which section, how they go on, which is open first, and the progress it shows. */
const TABS = [
  { section: '#human-centric', count: 3, first: 'Impact', key: 'ArrowRight' },
  { section: '#perks', count: 6, first: 'Remote first', key: 'ArrowRight', progress: '17' },
  { section: '#values', count: 4, first: 'Flexibility', key: 'ArrowDown' },
  { section: '#how-we-work', count: 5, first: 'We’ve got you', key: 'ArrowDown', progress: '20' },
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

test('the heading, and the entries of the bar, of which none leads to an empty section', async ({
  page,
}) => {
  await page.goto('/careers');
  await expect(page.locator('h1')).toHaveText(/there[’']s a\s+better way\s+to work/i);
  await expect(page.locator('[data-section="page-hero"]')).toContainText(
    /empowered at every level/,
  );
  const entries = page.locator('[data-section="in-page-nav"] li a');
  const positions = await page.locator('[data-section="open-positions"] li').count();
  await expect(entries).toHaveText([
    'About Us',
    'Perks',
    'Our Values',
    ...(positions > 0 ? ['Open Positions'] : []),
    'Selection Process',
  ]);
});

test('the sections stand in their order', async ({ page }) => {
  await page.goto('/careers');
  const ids = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  const order = ['about', 'human-centric', 'perks', 'values', 'how-we-work', 'selection'];
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
  await expect(page.locator('main section').last()).toHaveAttribute(
    'data-section',
    'shared-section',
  );
});

for (const { section: selector, count, first, key, progress } of TABS) {
  test(`${selector}: ${first} is open first`, async ({ page }) => {
    await page.goto('/careers');
    const section = page.locator(selector);
    await expect(tabs(section)).toHaveCount(count);
    await expect(chosen(section)).toHaveAccessibleName(first);
    await expect(section.locator('[role="tabpanel"]:visible')).toHaveCount(1);
    if (progress) await expect(bar(section)).toHaveAttribute('aria-valuenow', progress);
    else await expect(bar(section)).toHaveCount(0);
  });

  test(`${selector}: the keyboard goes through the tabs, and the progress with it`, async ({
    page,
  }) => {
    const section = await open(page, selector);
    await chosen(section).focus();
    await page.keyboard.press('Home');
    for (let index = 0; index < count; index++) {
      await expect(tabs(section).nth(index)).toBeFocused();
      await expect(tabs(section).nth(index)).toHaveAttribute('aria-selected', 'true');
      if (progress) {
        const share = String(Math.round(((index + 1) / count) * 100));
        await expect(bar(section)).toHaveAttribute('aria-valuenow', share);
      }
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

test('the six perks are items of one list; a click opens a perk', async ({ page }) => {
  const perks = await open(page, '#perks');
  await expect(perks).toHaveAttribute('data-section', 'tabs');
  await expect(perks.locator('li')).toHaveText(PERKS);
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

test('the selection process has five steps; the first leads to articles that have an address', async ({
  page,
}) => {
  await page.goto('/careers');
  const steps = page.locator('#selection ol > li');
  await expect(steps).toHaveCount(5);
  for (const link of await steps.locator('a').all()) {
    await expect(link).toHaveAttribute('href', /^(\/|https:)/);
  }
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
