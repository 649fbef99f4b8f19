/**
 * Lets `[data-reveal]` elements fade in once, when they come into view; styles/motion.css draws the fade.
 * `data-reveal-threshold` is the share that has to be in view, `data-reveal-delay` the wait before the fade in ms.
 *
 * What comes near waits unseen from one window below on (`near`) and begins to fade before it meets the edge of the window
 * (`shown`). Where a visitor scrolls so fast that nothing would be there yet, it stands there at once.
 */

/** The share of an element that has to be in view, where it names none. */
const THRESHOLD = 0.1;
/** How far below the window an element counts as in view, as a share of the window's height. */
const AHEAD = 0.15;
/** Who covers the window in front of an element in less time than this, in ms, is too fast for it to fade in. */
const FAST_MS = 1000;

/**
 * The share of an element that can be asked for: what fills half the window is in view, however tall it is.
 * @param threshold the share wanted, 0 to 1
 * @param height of the element, in px
 * @param viewport height of the window, in px
 */
export function reachableThreshold(threshold: number, height: number, viewport: number): number {
  return Math.min(threshold, viewport / 2 / height);
}

/** From the first scroll on: a picture or a print of the whole page, taken before, shows everything. */
export function startReveal() {
  addEventListener('scroll', observeAll, { once: true, passive: true });
}

/** Hides what comes near from below, and shows each element when it comes into view. */
function observeAll() {
  // The browser says where everything stands once it has laid out the page: to ask would have it do so in between.
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

/** Hides an element of this height in px until enough of it is in the window. */
function wait(element: HTMLElement, height: number, viewport: number) {
  const { revealDelay = '0', revealThreshold = THRESHOLD } = element.dataset;
  const threshold = reachableThreshold(Number(revealThreshold), height, viewport);
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
