import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { isChromium } from '../browser-test.ts';
import { allIn, landmark, wordsOf } from '../built-site.ts';
import { settled } from '../settled.ts';
import { expect, test } from './behaviour-test.ts';
import { FIXTURE_DIST } from './fixture-site.ts';
import { scroll, turnWheel } from './scrolling.ts';

/** The distance from the window's top to a section that a label has scrolled to, in CSS pixels. */
const SCROLL_OFFSET = 60;
const NARROW = { width: 390, height: 844 };
/** The bar's background colour, and a transparent one. */
const WHITE = 'rgb(255, 255, 255)';
const CLEAR = 'rgba(0, 0, 0, 0)';

const bar = (page: Page) => page.locator('body > header');
const caret = (page: Page, name: string) => bar(page).getByRole('button', { name: `${name} menu` });
/** The labels of the menus, in the order of their numbered panels. */
const MENUS = ['Services', 'Portfolio', 'Company'];
const panel = (page: Page, name: string) => page.locator(`#menu-${MENUS.indexOf(name) + 1}`);
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const burger = (page: Page) => bar(page).getByRole('button', { name: 'Menu', exact: true });

/** Whether assistive technology hears that a menu is open, as far as Chromium's driver tells. */
async function isSaidToBeOpen(page: Page, name: string): Promise<boolean> {
  if (!isChromium(page)) return true;
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.name?.value === `${name} menu` && node.properties);
  return button?.properties?.find((each) => each.name === 'expanded')?.value.value;
}

/** A position of the mouse outside the bar. */
const leave = (page: Page) => page.mouse.move(700, 880);

test('axe finds nothing in an open dropdown, whose links close it; an entry that is not active is no link', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(bar(page).getByRole('link', { name: /Tidewright/ })).toHaveAttribute('href', '/');
  for (const [menu, link] of [
    ['Services', 'All services'],
    ['Portfolio', 'Retail'],
    ['Company', 'About Us'],
  ] as const) {
    await caret(page, menu).click();
    await expect(panel(page, menu).getByRole('link', { name: link })).toBeVisible();
    expect(await violations(page, { within: 'body > header' })).toEqual([]);
  }
  await expect(panel(page, 'Company').getByText(/^Why Us/)).toBeVisible();
  await expect(panel(page, 'Company').getByRole('link', { name: /Why Us/ })).toHaveCount(0);
  await caret(page, 'Services').click();
  await panel(page, 'Services')
    .getByRole('link', { name: /Code audit/ })
    .click();
  await expect(page).toHaveURL(/\/services\/code-audit$/);
  await expect(panel(page, 'Services')).toBeHidden();
});

test('a menu opened by hover closes beyond the bar, not at a click or on the way past another label (engines: pointer)', async ({
  page,
}) => {
  await page.goto('/services');
  await bar(page).getByRole('link', { name: 'Portfolio', exact: true }).hover();
  await expect(panel(page, 'Portfolio')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(panel(page, 'Portfolio')).toBeHidden();
  await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await caret(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeVisible();
  await caret(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeHidden();

  const label = await bar(page).getByRole('link', { name: 'Company', exact: true }).boundingBox();
  const other = await bar(page).getByRole('link', { name: 'Careers', exact: true }).boundingBox();
  if (!label || !other) throw new Error('the labels have no box');
  await leave(page);
  await page.mouse.move(label.x + label.width / 2, label.y + label.height / 2);
  await expect(panel(page, 'Company')).toBeVisible();
  await page.mouse.move(other.x + 4, other.y + other.height - 2, { steps: 4 });
  await page.mouse.move(other.x + 20, other.y + other.height + 60, { steps: 4 });
  await expect(panel(page, 'Company')).toBeVisible();
  await leave(page);
  await expect(panel(page, 'Company')).toBeHidden();
});

test('Enter on the caret opens a menu; Escape, or focus that leaves, closes it (engines: focus)', async ({
  page,
}) => {
  await page.goto('/services');
  await caret(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Services')).toBeVisible();
  expect(await isSaidToBeOpen(page, 'Services')).toBe(true);
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Services').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Services')).toBeHidden();
  await expect(caret(page, 'Services')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page, 'Services')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Contact Us' }).focus();
  await expect(panel(page, 'Services')).toBeHidden();
});

test.describe('the overlay of narrow screens', () => {
  test.use({
    viewport: NARROW,
    hasTouch: ({ browserName }, use) => use(browserName === 'chromium'),
  });

  test('keeps the focus inside and the page in place until Escape (engines: dialog, scrolling)', async ({
    page,
  }) => {
    await page.goto('/');
    await burger(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect(page.locator('main')).not.toBeInViewport({ ratio: 1 });
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest('[role="dialog"]')),
      );
      expect(inside).toBe(true);
    }
    await page.mouse.move(200, 400);
    await turnWheel(page, 600, 'wheel');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });

  test('a submenu opens, Back returns and closing resets it, as does a link; axe finds nothing at either level', async ({
    page,
  }) => {
    await page.goto('/services');
    await burger(page).click();
    expect(await violations(page, { within: 'body > header' })).toEqual([]);
    for (const [label, link] of [
      ['Services', 'Code audit'],
      ['Portfolio', 'Legaltech'],
      ['Company', 'About Us'],
    ] as const) {
      await caret(page, label).click();
      await expect(overlay(page).getByRole('link', { name: link })).toBeVisible();
      await overlay(page).getByRole('button', { name: 'Back' }).locator('visible=true').click();
      await expect(overlay(page).getByRole('link', { name: link })).toBeHidden();
      await expect(caret(page, label)).toBeFocused();
    }
    await caret(page, 'Services').click();
    expect(await violations(page, { within: 'body > header' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await burger(page).click();
    await expect(overlay(page).getByRole('link', { name: 'Code audit' })).toBeHidden();
    await overlay(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(overlay(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
    await burger(page).tap();
    await caret(page, 'Portfolio').tap();
    await overlay(page).getByRole('link', { name: 'Retail' }).tap();
    await expect(page).toHaveURL(/\/portfolio\/retail$/);
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('the bar follows the page', () => {
  test.use({ motion: true });

  const top = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().top);
  const ground = (page: Page) =>
    bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);

  /** Scrolls down and a little up, and expects the bar to show on a background without moving the page. */
  async function expectBarBelow(page: Page) {
    await page.locator('[data-menu-bar="ready"]').waitFor();
    await page.evaluate(settled);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await scroll(page, 1600);
    await scroll(page, -100);
    await expect.poll(() => top(page)).toBe(0);
    await expect.poll(() => ground(page)).toBe(WHITE);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await caret(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }

  test('on home it has a background below the hero and none over it; a label scrolls to 60 px above its section', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await ground(page)).toBe(CLEAR);
    await expectBarBelow(page);
    await leave(page);
    await scroll(page, -1500);
    await expect.poll(() => ground(page)).toBe(CLEAR);
    for (const label of ['Company', 'Services']) {
      await bar(page).getByRole('link', { name: label, exact: true }).click();
      const id = label.toLowerCase();
      const reached = () =>
        page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      await expect.poll(async () => Math.round(await reached())).toBe(SCROLL_OFFSET);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(panel(page, label)).toBeHidden();
      // Scrolling down hides the bar. The last frame of the scroll to the label may undo a first step up.
      await expect(async () => {
        await scroll(page, -20);
        await expect(bar(page)).toBeInViewport({ timeout: 1000 });
      }).toPass();
    }
  });

  test('elsewhere it always has a background; the hamburger stands up to 768 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/services');
    expect(await ground(page)).toBe(WHITE);
    await expect(burger(page)).toBeVisible();
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(burger(page)).toBeHidden();
    const box = await bar(page).getByRole('link', { name: 'Contact Us' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(769 - 20);
    await expectBarBelow(page);
  });

  test('it leaves the window to a page’s own bar on the way down, and returns (engines: scrolling)', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('[data-menu-bar="ready"]').waitFor();
    const nav = page.locator('[data-section="in-page-nav"]');
    const inPage = () => nav.evaluate((element) => element.getBoundingClientRect().top);
    const call = nav.getByRole('link', { name: 'Get a quote' }).locator('..');
    const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
    await scroll(page, 2000);
    await expect.poll(() => top(page)).toBe(-height);
    await expect.poll(inPage).toBe(0);
    await expect(call).toHaveCSS('opacity', '1');
    await scroll(page, -200);
    await expect.poll(() => top(page)).toBe(0);
    await expect.poll(inPage).toBe(height);
    await expect(call).toHaveCSS('opacity', '0');
    await caret(page, 'Services').focus();
    await scroll(page, 400);
    await expect.poll(inPage).toBe(height);
    await page.setViewportSize(NARROW);
    await page.goto('/industries');
    await page.locator('[data-menu-bar="ready"]').waitFor();
    await scroll(page, 800);
    await expect.poll(() => top(page)).toBeLessThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hover opens a dropdown, the hamburger the menu and its panels, and on phones a title its group of the footer', async ({
    page,
  }) => {
    await page.goto('/services');
    await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(panel(page, 'Services').getByRole('link', { name: /Code audit/ })).toBeVisible();
    await leave(page);
    const link = page.locator('body > footer').getByRole('link', { name: 'Web development' });
    await expect(link).toBeVisible();
    await page.setViewportSize(NARROW);
    await expect(link).toBeHidden();
    // By keyboard: content that loads above at the new width could move the summary during a click.
    await page.locator('body > footer summary').nth(1).press('Enter');
    await expect(link).toBeVisible();
    await burger(page).click();
    await caret(page, 'Services').click();
    await expect(panel(page, 'Services').getByRole('link', { name: 'Code audit' })).toBeVisible();
    await panel(page, 'Services').getByRole('button', { name: 'Back' }).click();
    await expect(panel(page, 'Services')).toBeHidden();
  });
});

test('an entry of the footer that is not active is listed without a link', () => {
  const footer = landmark('/', 'footer', FIXTURE_DIST);
  const links = allIn(footer, 'a').map(wordsOf);
  for (const name of ['Open Positions', 'Culture', 'Internships']) {
    expect(wordsOf(footer)).toContain(name);
    expect(links).not.toContain(name);
  }
});
