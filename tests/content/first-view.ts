/** The first view of a page on a phone: its bytes, its requests and its layout shifts. */
import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';

const PHONE = { width: 412, height: 823 };

/** The limits for the first view with an empty cache, without the film. */
const BUDGET = {
  /** Scripts, in bytes as transferred, plus inline scripts, in bytes uncompressed. React alone would exceed it. */
  script: 10_000,
  /** All files, in bytes as transferred; `withFilm` allows for a poster that fills the window. */
  total: { withFilm: 110_000, without: 100_000 },
  /** Files, except the logos in the first two sections, of which content may name any number. */
  requests: 11,
};
/** Data blocks that look like scripts but don't run. */
const DATA_BLOCK = 'script[type="application/ld+json"], script[type="speculationrules"]';
const FONT = /\.woff2$/;
const FILM = /\.(webm|mp4)$/;
/** The favicon, which isn't counted: a browser without tabs doesn't request it. */
const MARK = /\/favicon\.svg$/;

interface Shifting {
  shift: number;
}

/** The cumulative layout shift since the page was opened. */
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Shifting).shift);

/**
 * Expects no layout shift during loading. If there is one, the page is opened again without its typeface, which on a busy
 * machine may arrive after the first paint and break lines elsewhere. Preloading keeps that rare.
 */
async function expectStillWhileLoading(page: Page, expectError: (error: RegExp) => void) {
  if ((await shiftOf(page)) === 0) return;
  await expect
    .soft(page.locator('head link[rel="preload"][as="font"]'), 'asked for early')
    .toHaveCount(1);
  expectError(FONT);
  await page.route(FONT, (request) => request.abort());
  await page.reload({ waitUntil: 'networkidle' });
  expect.soft(await shiftOf(page), 'layout shift').toBe(0);
  await page.unroute(FONT);
  // What is looked at next has its typeface.
  await page.reload({ waitUntil: 'networkidle' });
}

/** Opens the page with an empty cache, in Chromium, and compares it with the budget. */
export async function expectLightFirstView(
  page: Page,
  route: string,
  expectError: (error: RegExp) => void,
) {
  // The page before would load pictures of its own when the window changes, and they would count.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const files = new Map<string, { url: string; type: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    files.set(requestId, { url: response.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  const watching = await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's library lacks the type of layout-shift entries.
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize(PHONE);
  await page.goto(route, { waitUntil: 'networkidle' });

  const { origin } = new URL(page.url());
  const all = [...files.values()];
  expect.soft(all.filter(({ url }) => !url.startsWith(`${origin}/`))).toEqual([]);
  const { inline, film, logos, place } = await page.evaluate((data) => {
    return {
      inline: [...document.scripts]
        .filter((script) => !script.src && !script.matches(data))
        .reduce((sum, { textContent }) => sum + new Blob([textContent ?? '']).size, 0),
      film: document.querySelector('[data-film]') !== null,
      logos: [...document.querySelectorAll('main > section')]
        .slice(0, 2)
        .flatMap((section) => [...section.querySelectorAll<HTMLImageElement>('li img')])
        .map(({ currentSrc }) => currentSrc),
      place: [scrollX, scrollY],
    };
  }, DATA_BLOCK);

  const counted = all.filter(({ url }) => !FILM.test(url) && !MARK.test(url));
  const scripts = counted.filter(({ type }) => type === 'Script');
  const sum = (list: typeof all) => list.reduce((total, { bytes }) => total + bytes, 0);
  const listing = counted.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  const { script, total, requests } = BUDGET;
  expect.soft(sum(scripts) + inline, `script, ${listing}`).toBeLessThanOrEqual(script);
  expect
    .soft(sum(counted), `total, ${listing}`)
    .toBeLessThanOrEqual(film ? total.withFilm : total.without);
  const requested = counted.filter(({ url }) => !logos.includes(url));
  expect.soft(requested.length, `requests, ${listing}`).toBeLessThanOrEqual(requests);
  expect.soft(await page.context().cookies()).toEqual([]);
  expect.soft(place, 'opens at its top').toEqual([0, 0]);
  await session.detach();
  await expectStillWhileLoading(page, expectError);
  await watching.dispose();
}
