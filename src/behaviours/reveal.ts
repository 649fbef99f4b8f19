/**
 * Lets `[data-reveal]` elements fade in once, when they come into view; styles/motion.css defines the fade.
 * `data-reveal-delay` is the delay of the fade in ms.
 *
 * An element is hidden when it comes within one window height of the window (`near`), and starts to fade in just before it
 * enters (`shown`). If the visitor scrolls too fast for that, it appears without a fade.
 */

/** The share of an element that must be in view. */
const THRESHOLD = 0.1;
/** How far below the window an element counts as in view, as a share of the window's height. */
const AHEAD = 0.15;
/** An element that takes less time than this from near to in view doesn't fade, in ms. */
const FAST_MS = 1000;

/** The share of an element that must be in view; for a tall one, filling half the window is enough. Heights in px. */
export const thresholdOf = (height: number, viewport: number) =>
  Math.min(THRESHOLD, viewport / 2 / height);

/** Starts at the first scroll, so that a screenshot or a print of the whole page before that shows everything. */
export function startReveal() {
  addEventListener('scroll', observeAll, { once: true, passive: true });
}

function observeAll() {
  // An observer reports positions after layout; measuring here would force one.
  const approach = new IntersectionObserver(
    (entries) => {
      const viewport = innerHeight;
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        approach.unobserve(target);
        if (box.top >= viewport) wait(target, box.height, viewport);
      }
    },
    { rootMargin: `0px 0px ${100 * (1 + AHEAD)}%` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) approach.observe(element);
}

/** Hides an element until enough of it is in view. Heights in px. */
function wait(element: HTMLElement, height: number, viewport: number) {
  const { revealDelay = '0' } = element.dataset;
  const threshold = thresholdOf(height, viewport);
  const nearSince = performance.now();
  element.dataset.reveal = 'near';
  const entrance = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return;
      entrance.disconnect();
      const isFast = performance.now() - nearSince < FAST_MS;
      element.style.setProperty('--reveal-delay', `${revealDelay}ms`);
      element.dataset.reveal = isFast ? '' : 'shown';
    },
    { threshold, rootMargin: `0px 0px ${100 * AHEAD}%` },
  );
  entrance.observe(element);
}
