import type { Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { expect, test } from './behaviour-test.ts';
import { turnWheel } from './scrolling.ts';

/** The distance from the top at which a section of home counts as reached, in CSS pixels. */
const OFFSET = 80;

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

/** Expects an entry to become active once its section's top has come to `reached` pixels below the window's, not before. */
async function expectActiveAt(page: Page, reached: number, id: string, above: string) {
  await place(page, id, reached + 2);
  await expect(current(page)).toHaveAttribute('href', `#${above}`);
  await place(page, id, reached);
  await expect(current(page)).toHaveAttribute('href', `#${id}`);
}

test.use({ motion: true });

test('the active entry is the last section whose top has come to the bar', async ({ page }) => {
  await page.goto('/company/why-us');
  const height = await nav(page).evaluate((bar) => bar.getBoundingClientRect().height);
  await expectActiveAt(page, OFFSET + height, 'control', 'efficiency');
});

test('on home the bar’s height doesn’t count; a click scrolls to the section, which stays marked; on phones the active entry is in view', async ({
  page,
}) => {
  await page.goto('/');
  await expectActiveAt(page, OFFSET, 'case-studies', 'services');
  for (const id of ['why-us', 'case-studies']) {
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
    // To its end, which could otherwise stop the scroll to the next section.
    await turnWheel(page, 1, 'scrollend');
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await place(page, 'tech-stack', OFFSET);
  await expect(current(page)).toHaveAttribute('href', '#tech-stack');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
});

test('it sticks below the bar of the site, and neither hides the focus (engines: sticky, focus)', async ({
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
