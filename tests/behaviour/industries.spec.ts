import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from './behaviour-test.ts';

/** The industry that shows at first. */
const INITIAL = 'Architecture';
/** The widest viewport with a dropdown in place of the list. */
const NARROW = { width: 768, height: 900 };

const records = (page: Page) => page.locator('#industries article');
const list = (page: Page) => page.locator('#industries nav');
const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Industry' });

/** Expects only this record to show, and the list and dropdown to mark it as chosen. */
async function expectChosen(page: Page, name: string) {
  await expect(records(page).filter({ visible: true })).toHaveAccessibleName(name);
  const current = page.locator('#industries [aria-current]');
  await expect(current).toHaveText(name);
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Industry', { exact: true }).locator('option:checked')).toHaveText(
    name,
  );
}

/** Goes back or forward. In Firefox `goBack` would wait for ever between two addresses of one page. */
const travel = (page: Page, by: 1 | -1) => page.evaluate((steps) => history.go(steps), by);

/** Opens the page and waits for its script: before that, the browser handles a choice as a fragment link. */
async function open(page: Page) {
  await page.goto('/industries');
  await expect(page.locator('[data-record-selector="ready"]')).toBeVisible();
}

/** Collects the plates that the page requests, without thumbnails. */
function platesOf(page: Page) {
  const plates = new Set<string>();
  page.on('request', (request) => {
    if (/\/sector-.*-wide/.test(request.url())) plates.add(request.url());
  });
  return plates;
}

test.use({ motion: true });

test('a choice by mouse or key changes record and address, but neither scrolls nor takes the focus; one for another tab changes nothing', async ({
  page,
  context,
}) => {
  // Tall enough for the picture and title of every record, so that nothing needs scrolling.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await open(page);
  const space = list(page).getByRole('link', { name: 'Space' });
  const opened = context.waitForEvent('page');
  await space.click({ modifiers: ['ControlOrMeta'] });
  // The new tab isn't checked: the driver may lose it, and tests below cover addresses with a fragment.
  await opened;
  await expectChosen(page, INITIAL);
  await space.click();
  await expectChosen(page, 'Space');
  await expect(page).toHaveURL(/\/industries#space$/);
  await expect(space).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Space');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await violations(page, { within: '#industries' })).toEqual([]);
  // Tab goes on from the list to the record.
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('link', { name: 'Supply chain' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#space').getByRole('link')).toBeFocused();
  await list(page).getByRole('link', { name: 'Energy' }).focus();
  await page.keyboard.press('Enter');
  await expectChosen(page, 'Energy');
});

// Without smooth scrolling: Chromium drops a smooth scroll to the target of an earlier one that a click has stopped.
test('the picture, the title and the link of any chosen record are in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const bar = await page.locator('body > header').boundingBox();
  const links = await list(page).getByRole('link').all();
  // The last link comes first, since it is furthest from the top of the records.
  for (const link of [links.at(-1), links[0], links[Math.floor(links.length / 2)]]) {
    await link?.click();
    const record = records(page).filter({ visible: true });
    await expect(record.locator('figure img')).toBeInViewport({ ratio: 0.99 });
    await expect(record.locator('h3')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('#industries nav [aria-current]')).toBeInViewport({ ratio: 0.99 });
    await expect
      .poll(async () => (await record.locator('figure').boundingBox())?.y)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('Back, Forward and reload keep the choice (engines: history)', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => history.length);
  await list(page).getByRole('link', { name: INITIAL }).click();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await list(page).getByRole('link', { name: 'Energy' }).click();
  await list(page).getByRole('link', { name: 'Space' }).click();
  await expectChosen(page, 'Space');
  await travel(page, -1);
  await expectChosen(page, 'Energy');
  await travel(page, -1);
  await expectChosen(page, INITIAL);
  await expect(page).toHaveURL(/\/industries$/);
  await travel(page, 1);
  await expectChosen(page, 'Energy');
  await page.reload();
  await expectChosen(page, 'Energy');
  await page.goto('/');
  await page.goBack();
  await expectChosen(page, 'Energy');
});

test('a deep link opens its record in view, on phones too (engines: fragments)', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto('/industries#space');
    await expectChosen(page, 'Space');
    await expect(page.locator('#space img')).toBeInViewport({ ratio: 0.5 });
  }
  await expect(dropdown(page)).toBeInViewport({ ratio: 1 });
});

test('a deep link opens its record before the script has come', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/industries#space');
  await expect(records(page).filter({ visible: true })).toHaveAccessibleName('Space');
  await list(page).getByRole('link', { name: 'Energy' }).click();
  await expect(records(page).filter({ visible: true })).toHaveAccessibleName('Energy');
});

test('the list gives way to a dropdown at 768 px, which chooses too', async ({ page }) => {
  await page.setViewportSize({ ...NARROW, width: NARROW.width + 1 });
  await open(page);
  await expect(list(page)).toBeVisible();
  await expect(dropdown(page)).toBeHidden();
  await page.setViewportSize(NARROW);
  await expect(list(page)).toBeHidden();
  await dropdown(page).selectOption('Space');
  await expectChosen(page, 'Space');
  await expect(page).toHaveURL(/\/industries#space$/);
  await travel(page, -1);
  await expectChosen(page, INITIAL);
  expect(await violations(page, { within: '#industries' })).toEqual([]);
});

test('a plate is fetched when the pointer reaches its link, not before', async ({ page }) => {
  const plates = platesOf(page);
  await page.goto('/industries', { waitUntil: 'networkidle' });
  await records(page).filter({ visible: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => [...plates].join()).toContain('sector-architecture');
  expect(plates.size).toBe(1);
  await list(page).getByRole('link', { name: 'Energy' }).hover();
  await expect.poll(() => [...plates].join()).toContain('sector-energy');
  await list(page).getByRole('link', { name: 'Space' }).click();
  await expect
    .poll(() => page.locator('#space img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  // Scrolling to the last link may have moved one more link under the pointer.
  expect(plates.size).toBeLessThanOrEqual(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all records can be read at every width, and the list leads to them', async ({ page }) => {
    await page.goto('/industries');
    const count = await records(page).count();
    expect(count).toBeGreaterThan(1);
    for (const [name, viewport] of [
      ['Space', { width: 1440, height: 900 }],
      ['Energy', NARROW],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(dropdown(page)).toBeHidden();
      await list(page).getByRole('link', { name }).click();
      await expect(page.locator(`#${name.toLowerCase()} img`)).toBeInViewport();
      await expect(records(page).filter({ visible: true })).toHaveCount(count);
    }
  });
});
