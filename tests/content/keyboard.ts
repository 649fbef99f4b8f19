/** A walk through a page with the Tab key, as somebody without a pointer takes it. */
import type { Page } from '@playwright/test';
import { expect, isChromium } from '../browser-test.ts';

/** What is walked through: the whole page, or what differs from page to page. */
export type Part = 'html' | 'main';

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
  /** Whether it stands in the part that is walked through. */
  readonly inside: boolean;
  /** Whether it is the last link of the footer, after which the focus leaves the page. */
  readonly last: boolean;
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
 * Notes how everything looks without the focus, and from now on, whenever Tab is pressed, what has the focus before it
 * moves on.
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
      // A control that is drawn by what stands around it, such as a choice of files, has its ring there.
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
          last: element === [...document.querySelectorAll('footer a')].at(-1),
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
              // Of a group of radio buttons Tab stops at one; arrow keys lead to the others.
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
 * Presses the key until the focus has been everywhere.
 *
 * @returns what it stopped at, up to the last link of the footer, the end of the part or a stop that it was at before;
 * and what can be seen and could have had the focus, but never had it. A trap is told by what was never reached.
 */
async function walk(page: Page, back: boolean, most: number) {
  const presses = Array.from({ length: most + 2 });
  if (isChromium(page)) {
    // The key is held: one press at a time would wait for an answer to each, and the events keep their order without.
    if (back) await page.keyboard.down('Shift');
    await Promise.all(presses.map(() => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    if (back) await page.keyboard.up('Shift');
  } else {
    for (const _ of presses) {
      await page.keyboard.press('Tab');
      // The page has come to what has the focus once it was drawn again.
      const isLast = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return document.activeElement === [...document.querySelectorAll('footer a')].at(-1);
      });
      // From behind the last link the focus would go to the window, and not come back.
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
    // The first is what had the focus before, if anything.
    if (!stop?.inside && stops.length === 0) continue;
    if (!stop?.inside || stops.some(({ place }) => place === stop.place)) break;
    stops.push(stop);
    if (stop.last && !back) break;
  }
  return { stops, missed };
}

/**
 * No bar lies over any of the stops of a walk. A held key may come faster than the page is drawn, where bars aren't in their
 * places yet: a stop that seemed covered is gone to once more, by itself, from the one before it.
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

/** Stops in words, for the report. */
const of = (stops: readonly Stop[]) => stops.map(({ element }) => element);

/** The Tab key reaches every control in order, shows where it is, is covered by no bar, ends, and goes back. */
export async function expectWalkable(page: Page, part: Part) {
  // Menus are ready to be walked through once their script has come.
  await expect(page.locator('[data-menu-bar="ready"]')).toHaveCount(1);
  const most = await start(page, part);

  if (part === 'main') await page.locator('main').focus();
  const forwards = await walk(page, false, most);
  if (part === 'html') expect.soft(forwards.stops.length, 'stops').toBeGreaterThan(20);
  expect.soft(forwards.missed, 'never reached').toEqual([]);
  const jumps = forwards.stops.filter(
    ({ place }, index) => place < (forwards.stops[index - 1]?.place ?? 0),
  );
  expect.soft(of(jumps), 'out of order').toEqual([]);
  expect.soft(of(forwards.stops.filter(({ ringed }) => !ringed)), 'no visible focus').toEqual([]);
  await expectUncovered(page, forwards.stops, false);
  // Elsewhere each press is waited for: one way shows that another engine stops at the same.
  if (!isChromium(page)) return;

  // Backwards a bar at the top could lie over what is focused.
  const after = page.locator('footer a');
  await (part === 'main' ? after.first() : after.last()).focus();
  const backwards = await walk(page, true, most);
  const leaps = backwards.stops.filter(
    ({ place }, index) => place > (backwards.stops[index - 1]?.place ?? place),
  );
  expect.soft(of(leaps), 'out of order, backwards').toEqual([]);
  expect.soft(backwards.missed, 'never reached backwards').toEqual([]);
  await expectUncovered(page, backwards.stops, true);
}
