import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { expect, test } from './behaviour-test.ts';
import { turnWheel } from './scrolling.ts';

/** The distance from the top at which a section of home counts as reached, in CSS pixels. */
const OFFSET = 80;
const ENTRIES = ['services', 'case-studies', 'why-us', 'tech-stack', 'contact-us'];

const nav = (page: Page) => page.locator('[data-section="in-page-nav"]');
const current = (page: Page) => nav(page).locator('[aria-current="true"]');

/** Waits until the page is settled, then scrolls the section's top to `top` pixels below the window's. */
const place = async (page: Page, id: string, top: number) => {
  await page.evaluate(settled);
  await page.evaluate(
    ([section, distance]) => {
      const box = document.getElementById(section)?.getBoundingClientRect();
      if (!box) throw new Error(`no section ${section}`);
      scrollTo({ top: Math.round(box.top + scrollY) - distance, behavior: 'instant' });
    },
    [id, top] as const,
  );
};

test('names the five sections, the first active above them all', async ({ page }) => {
  await page.goto('/');
  const hrefs = await nav(page)
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(ENTRIES.map((id) => `#${id}`));
  await expect(current(page)).toHaveAttribute('href', '#services');
});

for (const { path, entries, barCounts } of [
  { path: '/', entries: ENTRIES.slice(0, 4), barCounts: false },
  { path: '/company/why-us', entries: ['grow-scale', 'control'], barCounts: true },
]) {
  test(`${path}: the active entry is the last section whose top has come to the bar${barCounts ? ' (engines: scrolling)' : ''}`, async ({
    page,
  }) => {
    await page.goto(path);
    const height = await nav(page).evaluate((bar) => bar.getBoundingClientRect().height);
    const reached = OFFSET + (barCounts ? height : 0);
    for (const [index, id] of entries.slice(1).entries()) {
      await place(page, id, reached + 2);
      await expect(current(page)).toHaveAttribute('href', `#${entries[index]}`);
      await place(page, id, reached);
      await expect(current(page)).toHaveAttribute('href', `#${id}`);
    }
  });
}

test('a click scrolls to the section, marks it, and it stays marked afterwards', async ({
  page,
}) => {
  await page.goto('/');
  for (const id of ['why-us', 'case-studies', 'tech-stack']) {
    await nav(page).locator(`a[href="#${id}"]`).click();
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
    // Engines that scroll by whole pixels stop less than one pixel away.
    const distance = () =>
      page
        .locator(`#${id}`)
        .evaluate(
          (section, offset) => Math.abs(section.getBoundingClientRect().top - offset),
          OFFSET,
        );
    await expect.poll(distance).toBeLessThan(1);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await turnWheel(page, 1, 'scroll');
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
  }
});

test('the bar sticks below the bar of the site, and the focus never hides under either (engines: sticky, focus)', async ({
  page,
}) => {
  await page.goto('/');
  await place(page, 'case-studies', 0);
  await turnWheel(page, -20, 'scroll');
  const bottom = (selector: string) =>
    page.locator(selector).evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  const top = () => nav(page).evaluate((bar) => Math.round(bar.getBoundingClientRect().top));
  await expect.poll(() => bottom('body > header')).toBeGreaterThan(0);
  await expect.poll(async () => (await top()) - (await bottom('body > header'))).toBe(0);
  const height = await bottom('[data-section="in-page-nav"]');
  await page.locator('#why-us a').last().focus();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Shift+Tab');
    const focusTop = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('[data-section="in-page-nav"], header')
          ? Number.POSITIVE_INFINITY
          : (focused?.getBoundingClientRect().top ?? 0);
      });
    // Some engines scroll to the focus a frame later.
    await expect.poll(focusTop).toBeGreaterThanOrEqual(height);
  }
});

test('narrow: the active entry is kept in view by scrolling the bar, not the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await place(page, 'tech-stack', OFFSET);
  await expect(current(page)).toHaveAttribute('href', '#tech-stack');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the entries are plain links to the sections', async ({ page }) => {
    await page.goto('/');
    await nav(page).getByRole('link', { name: 'Why us' }).click();
    await expect(page).toHaveURL(/#why-us$/);
    await expect(page.locator('#why-us h2')).toBeInViewport();
  });
});
