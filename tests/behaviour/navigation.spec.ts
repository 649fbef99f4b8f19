import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { settled } from '../settled.ts';
import { expect, SCRIPTING, test } from './behaviour-test.ts';
import { scroll, turnWheel } from './scrolling.ts';

const INDUSTRIES = ['Fintech', 'Healthtech', 'Legaltech', 'Retail'];
/** The distance from the window's top to a section that a label has scrolled to, in CSS pixels. */
const SCROLL_OFFSET = 60;
const NARROW = { width: 390, height: 844 };
/** The bar's background colour, and a transparent one. */
const WHITE = 'rgb(255, 255, 255)';
const CLEAR = 'rgba(0, 0, 0, 0)';

const bar = (page: Page) => page.locator('body > header');
const caret = (page: Page, name: string) => bar(page).getByRole('button', { name: `${name} menu` });
/** The sections that the menus scroll to, in the order of their numbered panels. */
const MENUS = ['services', 'portfolio', 'company'];
const panel = (page: Page, name: string) => page.locator(`#menu-${MENUS.indexOf(name) + 1}`);
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const burger = (page: Page) => bar(page).getByRole('button', { name: 'Menu', exact: true });

/** A position of the mouse outside the bar. */
const leave = (page: Page) => page.mouse.move(700, 880);

test('the bar holds the logo, four items and Contact Us, and its dropdowns list what they lead to; axe finds nothing in them', async ({
  page,
}) => {
  await page.goto('/services');
  const links = bar(page).getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await expect(bar(page).getByRole('link', { name: /Tidewright/ })).toHaveAttribute('href', '/');
  for (const [label, href] of [
    ['Services', '/services'],
    ['Portfolio', '/industries'],
    ['Company', '/company/about-us'],
    ['Careers', '/careers'],
  ] as const) {
    await expect(links.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  await expect(bar(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(bar(page).getByRole('button', { name: /menu$/ })).toHaveCount(3);

  await caret(page, 'Services').click();
  const services = panel(page, 'services');
  await expect(services.getByRole('link', { name: 'All services' })).toHaveAttribute(
    'href',
    '/services',
  );
  for (const [group, count] of [
    ['Product ideation', 1],
    ['Product development', 4],
    ['Product improvement', 2],
  ] as const) {
    await expect(services.getByRole('list', { name: group }).getByRole('link')).toHaveCount(count);
  }
  expect(await violations(page, { within: 'body > header' })).toEqual([]);

  await caret(page, 'Portfolio').click();
  const list = panel(page, 'portfolio').getByRole('list', { name: 'Industry highlights' });
  await expect(list.getByRole('link')).toHaveCount(INDUSTRIES.length);
  for (const industry of INDUSTRIES)
    await expect(list.getByRole('link', { name: industry })).toBeVisible();
  expect(await violations(page, { within: 'body > header' })).toEqual([]);

  // Why Us is a link without a menu.
  await caret(page, 'Company').click();
  const company = panel(page, 'company');
  await expect(company.getByRole('link', { name: /About Us/ })).toHaveAttribute(
    'href',
    '/company/about-us',
  );
  await expect(company.getByText(/^Why Us/)).toBeVisible();
  await expect(company.getByRole('link', { name: /Why Us/ })).toHaveCount(0);
  expect(await violations(page, { within: 'body > header' })).toEqual([]);
});

test.describe('by mouse', () => {
  test('hover opens, moving on changes, leaving the bar closes (engines: pointer)', async ({
    page,
  }) => {
    await page.goto('/services');
    await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(panel(page, 'services')).toBeVisible();
    await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await bar(page).getByRole('link', { name: 'Portfolio', exact: true }).hover();
    await expect(panel(page, 'portfolio')).toBeVisible();
    await expect(panel(page, 'services')).toBeHidden();
    await leave(page);
    await expect(panel(page, 'portfolio')).toBeHidden();
  });

  test('a menu that hover opened stays for a click on its caret and on the way across another label, and goes with Escape or a link', async ({
    page,
  }) => {
    await page.goto('/services');
    await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await caret(page, 'Services').click();
    await expect(panel(page, 'services')).toBeVisible();
    await caret(page, 'Services').click();
    await expect(panel(page, 'services')).toBeHidden();

    const label = await bar(page).getByRole('link', { name: 'Company', exact: true }).boundingBox();
    const other = await bar(page).getByRole('link', { name: 'Careers', exact: true }).boundingBox();
    if (!label || !other) throw new Error('the labels have no box');
    await leave(page);
    await page.mouse.move(label.x + label.width / 2, label.y + label.height / 2);
    await expect(panel(page, 'company')).toBeVisible();
    await page.mouse.move(other.x + 4, other.y + other.height - 2, { steps: 4 });
    await page.mouse.move(other.x + 20, other.y + other.height + 60, { steps: 4 });
    await expect(panel(page, 'company')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'company')).toBeHidden();

    await leave(page);
    await caret(page, 'Services').click();
    await panel(page, 'services')
      .getByRole('link', { name: /Code audit/ })
      .click();
    await expect(page).toHaveURL(/\/services\/code-audit$/);
    await expect(panel(page, 'services')).toBeHidden();
  });
});

test('by keyboard the caret opens; Escape closes and gives the focus back, and so does focus that leaves (engines: focus)', async ({
  page,
}) => {
  await page.goto('/services');
  await caret(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'services')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'services').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'services')).toBeHidden();
  await expect(caret(page, 'Services')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page, 'services')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Contact Us' }).focus();
  await expect(panel(page, 'services')).toBeHidden();
});

test('on home each label scrolls to its section, 60 px above it', async ({ page }) => {
  await page.goto('/');
  for (const [label, section] of [
    ['Services', 'services'],
    ['Portfolio', 'portfolio'],
    ['Company', 'company'],
  ] as const) {
    await bar(page).getByRole('link', { name: label, exact: true }).click();
    const top = () =>
      page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.round(await top())).toBe(SCROLL_OFFSET);
    await expect(page).toHaveURL(new RegExp(`#${section}$`));
    await expect(panel(page, section)).toBeHidden();
    // Scrolling down hides the bar, so this scrolls up a little.
    await scroll(page, -20);
  }
});

test.describe('the overlay of narrow screens', () => {
  test.use({ viewport: NARROW });

  test('opens, keeps the focus inside and the page where it is, closes with Escape and gives the focus back (engines: dialog, scrolling)', async ({
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

  test('a submenu opens, Back returns, and closing resets it; the hamburger closes it too; axe finds nothing at both levels', async ({
    page,
  }) => {
    await page.goto('/services');
    await burger(page).click();
    expect(await violations(page)).toEqual([]);
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
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('choosing a link closes it', async ({ page }) => {
      await page.goto('/');
      await burger(page).tap();
      await caret(page, 'Portfolio').tap();
      await overlay(page).getByRole('link', { name: 'Retail' }).tap();
      await expect(page).toHaveURL(/\/portfolio\/retail$/);
      await expect(overlay(page)).toBeHidden();
    });
  });
});

test.describe('the bar follows the page', () => {
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
    await expect(panel(page, 'services')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }

  test('on home with a ground below the hero and without one over it, and nothing moves', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await ground(page)).toBe(CLEAR);
    await expectBarBelow(page);
    await leave(page);
    await scroll(page, -1500);
    await expect.poll(() => ground(page)).toBe(CLEAR);
  });

  test('elsewhere always with a ground; the hamburger stands at 768 px, the items from 769', async ({
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

  test('where the page has one too, it goes on the way down and returns on the way up (engines: scrolling)', async ({
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

  test('hover still opens a dropdown, every page can be reached, and the hamburger opens the menu and its panels', async ({
    page,
  }) => {
    await page.goto('/services');
    await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(panel(page, 'services').getByRole('link', { name: /Code audit/ })).toBeVisible();
    const footer = page.locator('body > footer');
    expect(await footer.locator('a[href^="/services/"]').count()).toBe(7);
    expect(await footer.locator('a[href^="/portfolio/"]').count()).toBe(INDUSTRIES.length);

    await leave(page);
    await page.setViewportSize(NARROW);
    await burger(page).click();
    await caret(page, 'Services').click();
    await expect(panel(page, 'services').getByRole('link', { name: 'Code audit' })).toBeVisible();
    await panel(page, 'services').getByRole('button', { name: 'Back' }).click();
    await expect(panel(page, 'services')).toBeHidden();
  });

  test('a label of the home page leads to its section', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('link', { name: 'Company', exact: true }).click();
    await expect(page.locator('#company')).toBeInViewport();
  });
});

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled });

    test('the groups of the footer are disclosures on phones, and all open where there is room', async ({
      page,
    }) => {
      await page.goto('/');
      const link = page.locator('body > footer').getByRole('link', { name: 'Web development' });
      await expect(link).toBeVisible();
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(link).toBeHidden();
      // By keyboard: content that loads above at the new width could move the summary during a click.
      await page.locator('body > footer summary').nth(1).press('Enter');
      await expect(link).toBeVisible();
    });
  });
}

test('an entry of the footer that is not active is listed and leads nowhere', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('body > footer');
  for (const name of ['Open Positions', 'Culture', 'Internships']) {
    await expect(footer).toContainText(name);
    await expect(footer.locator('a', { hasText: name })).toHaveCount(0);
  }
});
