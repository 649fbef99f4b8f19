/** Walks through a page with the Tab key. */
import type { Page } from '@playwright/test';
import { expect, isChromium } from '../browser-test.ts';

/** The part to walk through: the whole page, or only its main content. */
export type Part = 'html' | 'main';

/** With Tab, or with Shift and Tab. */
export type Way = 'forwards' | 'backwards';

/** The elements that the Tab key can stop at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

interface Stop {
  /** A description of the element for the report. */
  readonly element: string;
  /** Its index among all elements of the page. */
  readonly place: number;
  /** Whether it, or its parent, has a visible focus ring. */
  readonly ringed: boolean;
  /** Whether any part of it is visible, and so not covered by a bar. */
  readonly uncovered: boolean;
  /** Whether it is in the part to walk through. */
  readonly inside: boolean;
}

interface Walking {
  walk: {
    stops: (Stop | null)[];
    reached: Set<Element>;
    missed: () => string[];
    current: () => Stop | null;
  };
}

/**
 * Records the unfocused look of every stop. From then on, each press of Tab records the element that has the focus before
 * it moves on.
 *
 * @returns how many stops the part has
 */
const start = (page: Page, part: Part) =>
  page.evaluate(
    ([selector, part]) => {
      const ring = (element: Element | null) => {
        if (!element) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
        const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return `${drawn ? outlineColor : ''} ${boxShadow}`;
      };
      // Some controls, such as a file input, have their ring on the parent.
      const look = (element: Element) => ring(element) + ring(element.parentElement);
      const all = [...document.querySelectorAll<HTMLElement>(`${part} :is(${selector})`)];
      const looks = new Map(all.map((stop) => [stop as Element, look(stop)]));
      const reached = new Set<Element>();
      const stops: (Stop | null)[] = [];

      const current = (): Stop | null => {
        const element = document.hasFocus() ? document.activeElement : null;
        if (!element || element === document.body || element === document.documentElement) {
          return null;
        }
        reached.add(element);
        const uncovered = [...element.getClientRects()].some(({ left, top, width, height }) =>
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
          ringed: look(element) !== looks.get(element),
          uncovered,
          inside: element.parentElement?.closest(part) !== null,
        };
      };
      const missed = () =>
        all
          .filter(
            (element) =>
              element.tabIndex >= 0 &&
              !element.matches(':disabled') &&
              !element.closest('[inert]') &&
              element.checkVisibility({ visibilityProperty: true }) &&
              !reached.has(element) &&
              // Tab stops at one radio button of a group.
              !(
                element instanceof HTMLInputElement &&
                element.type === 'radio' &&
                [...reached].some(
                  (other) => other instanceof HTMLInputElement && other.name === element.name,
                )
              ),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 160));
      addEventListener('keydown', ({ key }) => key === 'Tab' && stops.push(current()), true);
      Object.assign(window, { walk: { stops, reached, missed, current } });
      return all.length;
    },
    [STOPS, part] as const,
  );

/**
 * Presses Tab until every stop could have had the focus.
 *
 * @returns the stops up to the end of the part or the first repeated stop; and the visible focusable elements that were never
 * reached, which reveal a focus trap
 */
async function walk(page: Page, back: boolean, most: number) {
  const presses = Array.from({ length: most + 2 });
  if (isChromium(page)) {
    // Sends all presses at once, as a held key does: they stay in order, and waiting for each answer takes time.
    if (back) await page.keyboard.down('Shift');
    await Promise.all(presses.map(() => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    if (back) await page.keyboard.up('Shift');
  } else {
    for (const _ of presses) {
      await page.keyboard.press('Tab');
      // After two frames the page has scrolled to the focused element.
      const isLast = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return document.activeElement === [...document.querySelectorAll('footer a')].at(-1);
      });
      // After the last link, the focus would leave the page for the browser's window.
      if (isLast) break;
    }
  }
  const { seen, missed } = await page.evaluate(() => {
    const { stops, reached, missed, current } = (window as unknown as Walking).walk;
    stops.push(current());
    const result = { seen: stops.splice(0), missed: missed() };
    reached.clear();
    return result;
  });
  const stops: Stop[] = [];
  for (const stop of seen) {
    // The first entry is the element focused before the walk, if any.
    if (!stop?.inside && stops.length === 0) continue;
    if (!stop?.inside || stops.some(({ place }) => place === stop.place)) break;
    stops.push(stop);
  }
  return { stops, missed };
}

/**
 * Expects no stop of a walk to be covered by a bar. Presses may come faster than frames, before the bars have moved: each
 * stop that seemed covered is visited again from the one before it.
 */
async function expectUncovered(page: Page, stops: readonly Stop[], back: boolean) {
  for (const [index, stop] of stops.entries()) {
    if (stop.uncovered) continue;
    const before = stops[index - 1];
    await page.evaluate(
      (place) => document.querySelectorAll<HTMLElement>('*')[place]?.focus(),
      (before ?? stop).place,
    );
    if (before) await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    await expect
      .poll(
        () => page.evaluate(() => (window as unknown as Walking).walk.current()),
        `covered${back ? ', backwards' : ''}: ${stop.element}`,
      )
      .toMatchObject({ place: stop.place, uncovered: true });
  }
  await page.evaluate(() => {
    const { stops, reached } = (window as unknown as Walking).walk;
    stops.splice(0);
    reached.clear();
  });
}

const names = (stops: readonly Stop[]) => stops.map(({ element }) => element);

/**
 * Expects Tab or Shift+Tab to reach every control in order, with a visible focus, and not covered by a bar. Backwards, the
 * bars at the top could cover the focused element.
 */
export async function expectWalkable(page: Page, part: Part, ways: readonly Way[]) {
  // Waits for the script of the menus.
  await expect(page.locator('[data-menu-bar="ready"]')).toHaveCount(1);
  const most = await start(page, part);
  const links = page.locator('footer a');
  for (const way of ways) {
    const back = way === 'backwards';
    if (back) await (part === 'main' ? links.first() : links.last()).focus();
    else if (part === 'main') await page.locator('main').focus();
    const { stops, missed } = await walk(page, back, most);
    if (part === 'html') expect.soft(stops.length, 'stops').toBeGreaterThan(20);
    expect.soft(missed, `never reached ${way}`).toEqual([]);
    const inOrder = back ? stops.toReversed() : stops;
    const jumps = inOrder.filter(({ place }, index) => place < (inOrder[index - 1]?.place ?? 0));
    expect.soft(names(jumps), `out of order ${way}`).toEqual([]);
    expect.soft(names(stops.filter(({ ringed }) => !ringed)), 'no visible focus').toEqual([]);
    await expectUncovered(page, stops, back);
  }
}
