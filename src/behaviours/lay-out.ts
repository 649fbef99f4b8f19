/**
 * Lays out the sections that styles/base.css defers (`content-visibility`), one per idle period: all at once would block a
 * phone for a quarter of a second. A visit that starts at a fragment or returns to the page lays out all of them at once.
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
  const sections = [...document.querySelectorAll<HTMLElement>(DEFERRED)];
  const layOutOne = () => sections.shift()?.style.setProperty('content-visibility', 'visible');
  const next = () => {
    layOutOne();
    if (sections.length > 0) whenIdle(next);
  };
  const layOutAll = () => {
    while (sections.length > 0) layOutOne();
  };
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll();
  };
  if (startsScrolled()) layOutAll();
  // Runs before any handler that scrolls to the fragment.
  addEventListener('click', follow, { capture: true });
  whenIdle(next);
}
