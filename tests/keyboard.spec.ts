import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { pages } from './routes.ts';

/** What the Tab key can stop at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

interface Stop {
  /** The element in words, for the report. */
  readonly element: string;
  /** Where it stands among all elements of the page. */
  readonly place: number;
  /** Whether it looks different from before, it or what is drawn for it. */
  readonly ringed: boolean;
  /** Whether any part of it can be seen, so that no bar lies over all of it. */
  readonly uncovered: boolean;
  /** Whether it is the last link of the footer, after which the focus leaves the page. */
  readonly last: boolean;
}

/** Notes how everything looks without the focus. */
const start = (page: Page) =>
  page.evaluate((stops) => {
    const ring = (element: Element | null) => {
      if (!element) return '';
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return `${drawn ? outlineColor : ''} ${boxShadow}`;
    };
    // A control that is drawn by what stands around it, such as a choice of files, has its ring there.
    const look = (element: Element) => ring(element) + ring(element.parentElement);
    const looks = new Map([...document.querySelectorAll(stops)].map((stop) => [stop, look(stop)]));
    Object.assign(window, { walk: { look, looks, reached: new Set() } });
  }, STOPS);

/** The element that has the focus; none where it has left the page. */
const current = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const { walk } = window as unknown as Walking;
    const element = document.hasFocus() ? document.activeElement : null;
    if (!element || element === document.body || element === document.documentElement) return null;
    walk.reached.add(element);
    const seen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const there = document.elementFromPoint(left + x * width, top + y * height);
          return Boolean(
            there && (element.contains(there) || there.closest('label')?.contains(element)),
          );
        }),
      ),
    );
    return {
      element: [
        element.localName,
        element.getAttribute('href') ?? element.id,
        element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60),
      ].join(' '),
      place: [...document.querySelectorAll('*')].indexOf(element),
      ringed: walk.look(element) !== walk.looks.get(element),
      uncovered: seen,
      last: element === [...document.querySelectorAll('footer a')].at(-1),
    };
  });

interface Walking {
  walk: {
    look: (element: Element) => string;
    looks: Map<Element, string>;
    reached: Set<Element>;
  };
}

/** What can be seen and could have the focus, but never had it. */
const missed = (page: Page) =>
  page.evaluate((stops) => {
    const { walk } = window as unknown as Walking;
    return [...document.querySelectorAll<HTMLElement>(stops)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          !element.closest('[inert]') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !walk.reached.has(element),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  }, STOPS);

/**
 * Presses `key` until the focus is at the last link of the footer, leaves the page or comes to where it was before, and
 * tells where it stopped. A trap is told by what was never reached.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await current(page);
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops;
    stops.push(stop);
    if (stop.last) return stops;
  }
}

/** Stops in words, for the report. */
const of = (stops: readonly Stop[]) => stops.map(({ element }) => element);

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('every page', { tag: '@reduced-motion' }, () => {
  test.use({ reducedMotion: 'reduce' });

  for (const { route, errors } of pages) {
    test(`the Tab key goes through ${route}, and back`, async ({ page, expectError }) => {
      for (const error of errors) expectError(error);
      await page.goto(route);
      await expect(page.locator('[data-menu-bar="ready"]')).toHaveCount(1);

      await test.step('forwards', async () => {
        await start(page);
        const stops = await walk(page, 'Tab');
        expect(stops.length).toBeGreaterThan(20);
        expect.soft(await missed(page), 'never reached').toEqual([]);
        const backwards = stops.filter(
          ({ place }, index) => place < (stops[index - 1]?.place ?? 0),
        );
        expect.soft(of(backwards), 'out of order').toEqual([]);
        expect.soft(of(stops.filter(({ ringed }) => !ringed)), 'no visible focus').toEqual([]);
        expect.soft(of(stops.filter(({ uncovered }) => !uncovered)), 'covered').toEqual([]);
      });

      await test.step('backwards', async () => {
        await start(page);
        // The first walk ended at the last link.
        await current(page);

        // Here a bar at the top could lie over what is focused.
        const stops = await walk(page, 'Shift+Tab');
        const forwards = stops.filter(
          ({ place }, index) => place > (stops[index - 1]?.place ?? place),
        );
        expect.soft(of(forwards), 'out of order').toEqual([]);
        expect.soft(of(stops.filter(({ uncovered }) => !uncovered)), 'covered').toEqual([]);
        expect.soft(await missed(page), 'never reached').toEqual([]);
      });
    });
  }
});
