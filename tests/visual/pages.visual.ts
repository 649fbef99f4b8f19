import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { settled } from '../settled.ts';

const APPROVED = join(import.meta.dirname, 'approved');

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Pages that together show every type of section, by the name of their pictures. */
const PAGES = {
  home: '/',
  services: '/services',
  service: '/services/product-design',
  industries: '/industries',
  landing: '/portfolio/fintech',
  about: '/company/about-us',
  careers: '/careers',
  contact: '/contact',
  'not-found': '/no-such-page',
};

/** The scale of whole pages: enough to see what moved, at a seventh of the bytes. */
const PAGE_SCALE = 0.4;

/**
 * How many pixels may differ visibly, since other builds of Chromium antialias a few edges differently. On a whole page this
 * is a patch of 30 by 30 CSS pixels.
 */
const MAX_DIFF_PIXELS = 150;

/** The most bytes of all pictures together, since every approved one stays in the git history. */
const PICTURES_LIMIT = 4_000_000;

const pictures: string[] = [];

/** Opens a page and waits for everything to load: fonts, and the pictures and screens below the window. */
async function open(page: Page, route: string) {
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.evaluate(settled);
  // Printing loads all drawn screens at once.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll<SVGSVGElement>('svg[data-late-drawing]')].every(
      (screen) => !screen.checkVisibility() || screen.getBBox().width > 0,
    ),
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A hidden cut of a picture is never fetched, so it can't be decoded.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Declares a test that compares a picture with the approved one of its name. */
function picture(name: string, take: (page: Page, file: string) => Promise<void>) {
  const file = `${name}.png`;
  pictures.push(file);
  test(name, { tag: '@release' }, ({ page }) => take(page, file));
}

// With reduced motion the film shows its poster and nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [WIDE, NARROW]) {
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor: PAGE_SCALE });
    for (const [name, route] of Object.entries(PAGES)) {
      picture(`${name}-${viewport.width}`, async (page, file) => {
        await open(page, route);
        await expect(page).toHaveScreenshot(file, {
          fullPage: true,
          scale: 'device',
          maxDiffPixels: MAX_DIFF_PIXELS,
        });
      });
    }
  });
}

test.describe(() => {
  test.use({ viewport: WIDE });
  picture('menu-1440', async (page, file) => {
    await open(page, '/services');
    await page.getByRole('banner').getByRole('button', { name: 'Services menu' }).click();
    await expect(page.getByRole('link', { name: 'All services' }).first()).toBeVisible();
    await expect(page).toHaveScreenshot(file, { maxDiffPixels: MAX_DIFF_PIXELS });
  });
});

test.describe(() => {
  test.use({ viewport: NARROW });
  picture('menu-390', async (page, file) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveScreenshot(file, { maxDiffPixels: MAX_DIFF_PIXELS });
  });
});

test('each test has an approved picture, and all together have less than 4 MB', {
  tag: ['@approved', '@release'],
}, () => {
  const approved = readdirSync(APPROVED);
  expect(approved.sort()).toEqual(pictures.sort());
  const bytes = approved.map((file) => statSync(join(APPROVED, file)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(PICTURES_LIMIT);
});
