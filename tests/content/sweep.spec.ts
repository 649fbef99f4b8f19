/** Every page of the site, visited once for everything that takes a browser to see. */
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../browser-test.ts';
import { handful, pages, sectionLooks, translations } from '../built-site.ts';
import { settled } from '../settled.ts';
import { unreadableWords } from './drawn-screens.ts';
import { expectLightFirstView } from './first-view.ts';
import { cutSubjects } from './focus.ts';
import { expectEntriesLand } from './in-page-clicks.ts';
import { expectWalkable } from './keyboard.ts';
import { expectPrintable } from './print.ts';
import { SWEPT } from './swept.ts';
import { cutWords } from './whole-words.ts';

const WIDE = { width: 1280, height: 900 };
const TABLET = { width: 900, height: 900 };
/** As narrow as a page of 1280 px is at 400 %. */
const NARROWEST = { width: 320, height: 800 };
/** The widths at which every page is measured, in px. */
const WIDTHS = [390, 768, 1024, 1440, 2560];

/** How far the page can be scrolled sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls through the page, a window at a time, so that everything that waits to be seen has been. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // A busy browser may stop drawing; what waits to be seen is told either way.
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Opens a page and proves that it begins at its top, also once its typeface is there. */
async function openAtTop(page: Page, route: string) {
  await page.goto(route);
  const place = await page.evaluate(async () => {
    await document.fonts.ready;
    return [scrollX, scrollY];
  });
  expect.soft(place, 'opens at its top').toEqual([0, 0]);
}

/** The landmarks have names that tell them apart, and so has each section. */
async function expectNamedLandmarks(page: Page) {
  const snapshot = await page.locator('body').ariaSnapshot();
  const namesOf = (role: string) =>
    [...snapshot.matchAll(new RegExp(`- '?${role}( "(.*?)")?'?:`, 'g'))].map(([, , name]) => name);
  for (const role of ['navigation', 'region', 'form']) {
    expect.soft(namesOf(role), role).not.toContain(undefined);
    expect.soft(namesOf(role), role).toEqual([...new Set(namesOf(role))]);
  }
  // A section without a name is no region.
  const sections = await page.locator('main section').locator('visible=true').count();
  expect.soft(namesOf('region').length, 'sections with a name').toBeGreaterThanOrEqual(sections);
}

/** With reduced motion nothing moves by itself, wherever one is on the page; and every picture that shows has loaded. */
async function expectStillAndLoaded(page: Page) {
  await scrollThrough(page);
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '',
      ),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(String),
  ]);
  expect.soft(moving).toEqual([]);
  const missing = await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // What is far from the window may still be waiting for its turn.
    for (const image of shown) image.loading = 'eager';
    const loads = (image: HTMLImageElement) =>
      image.decode().then(
        () => true,
        () => false,
      );
    const loaded = await Promise.all(shown.map(loads));
    return shown.filter((_, index) => !loaded[index]).map(({ outerHTML }) => outerHTML);
  });
  expect.soft(missing, 'pictures that do not load').toEqual([]);
}

/** Nothing scrolls sideways at 320 px, nor with 200 % text. */
async function expectReflow(page: Page) {
  // What is not laid out yet takes no room.
  await page.evaluate(settled);
  await page.setViewportSize(NARROWEST);
  expect.soft(await overflow(page), `at ${NARROWEST.width} px`).toBe(0);
  await page.setViewportSize(WIDE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await overflow(page), 'with 200 % text').toBe(0);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
}

/** However wide the window is, nothing is cut off or scrolls sideways. */
async function expectRoomAtEveryWidth(page: Page) {
  for (const width of [NARROWEST.width, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    const found = {
      'px to scroll sideways': await overflow(page),
      'words cut in two': await cutWords(page),
      'subjects of pictures': await cutSubjects(page),
      'product screens': await unreadableWords(page),
    };
    expect.soft(found, `at ${width} px`).toEqual({
      'px to scroll sideways': 0,
      'words cut in two': [],
      'subjects of pictures': [],
      'product screens': [],
    });
  }
  await page.setViewportSize(WIDE);
}

/** In forced colours every icon shows. */
async function expectVisibleIcons(page: Page) {
  const dark = await page.locator('svg:visible').evaluateAll((icons) =>
    icons
      .filter((icon) => {
        const channels = getComputedStyle(icon).color.match(/\d+/g)?.map(Number) ?? [];
        return Math.max(...channels.slice(0, 3)) < 128;
      })
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 160)),
  );
  expect.soft(dark, 'icons that are dark on black').toEqual([]);
}

for (const [known, ids] of SWEPT) {
  const { route, errors } = known;
  const isHandful = handful.includes(known);
  test(`${route} at every width, by keyboard and on paper${isHandful ? ' (engines: layout)' : ''}`, {
    tag: ['@reduced-motion', ...(isHandful ? ['@handful'] : [])],
  }, async ({ page, browserName, expectError }) => {
    for (const error of errors) expectError(error);
    // Chromium's pages freeze here now and then: a shorter limit than others have, and five times what the longest takes.
    test.setTimeout(150_000);
    const chromium = browserName === 'chromium';
    // The frame is the same on every page, and home stands for it; of the other pages what none before them shows is asked.
    const part = route === '/' ? 'html' : ids.map((id) => `#${id}`).join();

    if (chromium && (isHandful || ids.includes(sectionLooks(route)[0]?.id ?? ''))) {
      await test.step('the first view is light', () =>
        expectLightFirstView(page, route, expectError));
    }
    if (chromium) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    await openAtTop(page, route);
    await test.step('reflow', () => expectReflow(page));
    await test.step('pictures, and no motion', () => expectStillAndLoaded(page));
    await test.step('landmarks', () => expectNamedLandmarks(page));
    // One walk proves that a second engine stops where the first does.
    if (chromium || route === '/') {
      await test.step('keyboard', () => expectWalkable(page, route === '/' ? 'html' : 'main'));
    }
    if (!chromium) return;
    await test.step('axe', async () => {
      expect.soft(await violations(page, { within: part })).toEqual([]);
    });
    await test.step('every width', () => expectRoomAtEveryWidth(page));
    if (isHandful) {
      await test.step('entries of the bar of sections', () => expectEntriesLand(page));
    }

    // The driver of one engine alone can force colours and print.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize(TABLET);
    await openAtTop(page, route);
    await test.step('forced colours', () => expectVisibleIcons(page));
    await test.step('print', () => expectPrintable(page, part));
  });
}

// Their sections are drawn as those that are swept: only their words can be too long.
test('no other page scrolls sideways, in whatever language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const others = pages.filter((known) => !SWEPT.has(known)).map(({ route }) => route);
  for (const route of [...others, ...translations]) {
    await page.setViewportSize(WIDE);
    await openAtTop(page, route);
    await test.step(route, () => expectReflow(page));
  }
});
