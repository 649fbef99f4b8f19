/**
 * Shows the sections that styles/base.css defers (`content-visibility`) once the page is idle. Each is first laid out in a task
 * of its own, since all at once would block a phone for a quarter of a second. Then one frame shows them all: a frame for each
 * would cost as much as its layout. A visit that starts at a fragment or returns to the page shows them at once.
 */

import { whenIdle } from './waiting.ts';

/** The deferred sections; styles/base.css has the same selector. */
const DEFERRED = 'main > section:nth-child(n + 3), body > footer';

/** Whether the browser is about to scroll to a fragment or restore a scroll position. */
function startsScrolled(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    location.hash !== '' ||
    (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
  );
}

/** Doesn't wait for scrolling: audits and full-page screenshots would see gaps and overlaps. */
export function layOut() {
  const sections = document.querySelectorAll<HTMLElement>(DEFERRED);
  const waiting = [...sections];
  const show = () => {
    for (const { style } of sections) style.contentVisibility = 'visible';
  };
  const next = () => {
    // Measuring the content of a deferred section lays it out.
    waiting.shift()?.firstElementChild?.getBoundingClientRect();
    if (waiting.length > 0) setTimeout(next);
    else show();
  };
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) show();
  };
  if (startsScrolled()) show();
  // Runs before any handler that scrolls to the fragment.
  addEventListener('click', follow, { capture: true });
  whenIdle(next);
}
