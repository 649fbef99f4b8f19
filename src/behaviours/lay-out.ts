/**
 * Lays out what styles/base.css leaves for later, one section whenever the browser is idle: laid out together they keep a phone
 * from painting and answering for a quarter of a second. Who comes to a place within the page, or back to it, waits for all.
 */

import { whenIdle } from './waiting.ts';

/** What is left for later. */
const LATER = 'main > section:nth-child(n + 3), body > footer';

/** Whether the browser is about to scroll to where somebody wants to be, or was. */
function isWithin(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    location.hash !== '' ||
    (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
  );
}

/** Whether the reader moves or not: what audits or pictures a page sees gaps and overlaps until all are laid out. */
export function layOut() {
  const sections = [...document.querySelectorAll<HTMLElement>(LATER)];
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
  if (isWithin()) layOutAll();
  // Before whatever scrolls to the place that a link names.
  addEventListener('click', follow, { capture: true });
  whenIdle(next);
}
