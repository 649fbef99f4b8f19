/**
 * Lays out the sections that styles/base.css leaves for later, one after each frame: laid out together they keep a phone from
 * painting and answering for a quarter of a second. Who comes to a place within the page, or back to it, waits for all.
 */

/** What is left for later; the children of an island stand in an element of its own. */
const LATER = 'main > section:nth-child(n + 3), main > :nth-child(n + 3) > section';

/** Whether the browser is about to scroll to where somebody wants to be, or was. */
function isWithin(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    location.hash !== '' ||
    (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
  );
}

/** Starts at once, whether the reader moves or not: what audits a page sees sections that overlap until all are laid out. */
export function layOut() {
  const sections = [...document.querySelectorAll<HTMLElement>(LATER)];
  const layOutOne = () => sections.shift()?.style.setProperty('content-visibility', 'visible');
  const next = () => {
    layOutOne();
    if (sections.length > 0) requestAnimationFrame(() => setTimeout(next));
  };
  if (isWithin()) while (sections.length > 0) layOutOne();
  next();
}
