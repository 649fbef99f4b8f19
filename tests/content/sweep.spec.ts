/** Visits every page of the site once for all checks that need a browser. */
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, isChromium, test } from '../browser-test.ts';
import { handful, pages, sectionLooks, translations } from '../built-site.ts';
import { settled } from '../settled.ts';
import { unreadableWords } from './drawn-screens.ts';
import { expectLightFirstView } from './first-view.ts';
import { cutSubjects, picturesOn } from './focus.ts';
import { expectEntriesLand } from './in-page-clicks.ts';
import { expectWalkable } from './keyboard.ts';
import { expectPrintable } from './print.ts';
import { SWEPT } from './swept.ts';
import { misplacedWords } from './whole-words.ts';

const WIDE = { width: 1280, height: 900 };
/** The width in px of a 1280 px window at 400 % zoom. */
const NARROWEST = 320;
const LOW = 100;
/** The widths at which every page is measured, in px. */
const WIDTHS = [2560, 1440, 1024, 768, 390];

/** The in-page navigation covers content as the header does, so it is removed only with the frame. */
const BAR = '[data-section="in-page-nav"]';

/** Removes the sections that earlier pages have shown, and optionally the frame. */
const leaveAlone = (page: Page, asked: string, frame: 'with its frame' | 'without its frame') =>
  page.evaluate(
    ([kept, others]) => {
      for (const other of document.querySelectorAll(others)) {
        if (!other.matches(kept)) other.remove();
      }
    },
    frame === 'with its frame'
      ? ([`${asked}, ${BAR}`, 'main > [data-section]'] as const)
      : ([asked, 'body > :not(main), main > [data-section]'] as const),
  );

/** Opens a page and expects it to be at its top, even after its typeface has loaded. */
async function openAtTop(page: Page, route: string) {
  await page.goto(route);
  const place = await page.evaluate(async () => {
    await document.fonts.ready;
    return [scrollX, scrollY];
  });
  expect.soft(place, 'opens at its top').toEqual([0, 0]);
}

/** Expects no motion anywhere on the page with reduced motion. */
async function expectStill(page: Page) {
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '',
      ),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(String),
  ]);
  expect.soft(moving, 'in motion').toEqual([]);
}

/** Expects every visible picture to load. */
async function expectLoaded(page: Page) {
  const missing = await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // Lazy pictures far from the window may not have been requested.
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

/** Expects no text beyond the window at 320 px. It leaves the window at that width. */
async function expectNarrow(page: Page, height = WIDE.height) {
  await page.setViewportSize({ width: NARROWEST, height });
  // Sections that are not laid out yet have no width.
  await page.evaluate(settled);
  const { beyond } = await misplacedWords(page);
  expect.soft(beyond, `beyond ${NARROWEST} px`).toEqual([]);
}

/** Expects no text beyond the window with 200 % text. */
async function expectLargeText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const { beyond } = await misplacedWords(page);
  expect.soft(beyond, 'beyond the window with 200 % text').toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
}

/** Expects that nothing is cut off at any width. */
async function expectRoomAtEveryWidth(page: Page) {
  const pictures = await picturesOn(page);
  for (const width of [...WIDTHS, NARROWEST]) {
    await page.setViewportSize({ width, height: WIDE.height });
    const { beyond, cut } = await misplacedWords(page);
    const found = {
      'words beyond the window': beyond,
      'words cut in two': cut,
      'subjects of pictures': await cutSubjects(page, pictures),
      'product screens': await unreadableWords(page),
    };
    expect.soft(found, `at ${width} px`).toEqual({
      'words beyond the window': [],
      'words cut in two': [],
      'subjects of pictures': [],
      'product screens': [],
    });
  }
}

/** Expects every icon and picture to be visible in forced colours. */
async function expectVisibleDrawings(page: Page) {
  const dark = await page.locator('svg:visible').evaluateAll((icons) =>
    icons
      .filter((icon) => {
        const channels = getComputedStyle(icon).color.match(/\d+/g)?.map(Number) ?? [];
        return Math.max(...channels.slice(0, 3)) < 128;
      })
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 160)),
  );
  expect.soft(dark, 'icons that are dark on black').toEqual([]);
  const blended = await page
    .locator('main :has(img)')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => getComputedStyle(box).mixBlendMode !== 'normal')
        .map((box) => box.outerHTML.slice(0, 160)),
    );
  expect.soft(blended, 'pictures that blend with black').toEqual([]);
}

/** Checks a page: the whole of it where that matters, else the sections that no earlier page shows. */
async function sweep(
  page: Page,
  known: (typeof pages)[number],
  expectError: (error: RegExp) => void,
) {
  const { route, errors } = known;
  const ids = SWEPT.get(known) ?? [];
  const isHome = route === '/';
  const isHandful = handful.includes(known);
  const chromium = isChromium(page);
  for (const error of errors) expectError(error);

  if (chromium) await page.emulateMedia({ reducedMotion: 'reduce' });
  if (chromium && (isHandful || ids.includes(sectionLooks(route)[0]?.id ?? ''))) {
    await test.step('the first view is light', () =>
      expectLightFirstView(page, route, expectError));
  } else {
    await openAtTop(page, route);
  }
  await test.step('the narrowest window', () => expectNarrow(page));
  if (isHandful && chromium) {
    await test.step('entries of the bar of sections', () => expectEntriesLand(page));
  }

  // The frame is the same on every page, so only home's is checked.
  const part = isHome ? 'html' : ids.map((id) => `#${id}`).join();
  if (!isHome) await leaveAlone(page, part, 'with its frame');
  await page.setViewportSize(WIDE);
  // The files of other pages' pictures are read without a browser (pictures.test.ts).
  if (isHandful) await test.step('pictures', () => expectLoaded(page));
  await test.step('no motion', () => expectStill(page));
  // Home, with the bars that could cover a control from below, is walked both ways. In another engine, one way on home has to
  // show that it has the same stops.
  const ways = [
    ...(isHome ? (['forwards'] as const) : []),
    ...(chromium ? (['backwards'] as const) : []),
  ];
  await test.step('keyboard', () => expectWalkable(page, isHome ? 'html' : 'main', ways));
  if (!chromium) return;
  if (!isHome) await leaveAlone(page, part, 'without its frame');
  await test.step('axe', async () => {
    expect.soft(await violations(page, { within: part })).toEqual([]);
  });
  // Only Chromium's driver can force colours and print.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await test.step('forced colours', () => expectVisibleDrawings(page));
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await test.step('large text', () => expectLargeText(page));
  await test.step('every width', () => expectRoomAtEveryWidth(page));
  await test.step('print', () => expectPrintable(page));
  await page.emulateMedia({ media: 'screen' });
}

const [rich = [], poor = []] = [true, false].map((isHandful) =>
  [...SWEPT.keys()].filter((known) => handful.includes(known) === isHandful),
);

for (const [index, known] of rich.entries()) {
  // The first two show most of what the handful does.
  const engines = index < 2 ? ' (engines: layout)' : '';
  test(`${known.route} at every width, by keyboard and on paper${engines}`, {
    tag: '@handful',
  }, async ({ page, expectError }) => {
    // Chromium sometimes freezes here, so the limit is shorter than usual: five times the longest run.
    test.setTimeout(150_000);
    await sweep(page, known, expectError);
  });
}

// The pages share a window, which takes half as long as a window for each.
for (const [folder, others] of Map.groupBy(poor, ({ route }) =>
  route.slice(0, route.lastIndexOf('/') + 1),
)) {
  test(`what else the pages in ${folder} show, at every width, by keyboard and on paper`, async ({
    page,
    expectError,
  }) => {
    for (const known of others) {
      await test.step(known.route, () => sweep(page, known, expectError));
    }
  });
}

// Their sections look like those checked above; only their text can be too long.
test('no text of another page, in any language, runs out of the narrowest window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A low window renders less, which would take longer than the check.
  await page.setViewportSize({ width: NARROWEST, height: LOW });
  const others = pages.filter((known) => !SWEPT.has(known)).map(({ route }) => route);
  for (const route of [...others, ...translations]) {
    await page.goto(route);
    await test.step(route, () => expectNarrow(page, LOW));
  }
});
