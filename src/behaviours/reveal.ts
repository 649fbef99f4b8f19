/**
 * Lets `[data-reveal]` elements fade in once, when they come into view; styles/motion.css draws the fade.
 * `data-reveal-threshold` is the share that has to be in view, `data-reveal-delay` the wait before the fade in ms.
 */

/** The share of an element that has to be in view, where it names none. */
const THRESHOLD = 0.1;

/**
 * The share of an element that can be asked for: what fills half the window is in view, however tall it is.
 * @param threshold the share wanted, 0 to 1
 * @param height of the element, in px
 * @param viewport height of the window, in px
 */
export function reachableThreshold(threshold: number, height: number, viewport: number): number {
  return Math.min(threshold, viewport / 2 / height);
}

/** Hides what is below the window now, and shows each element when it comes into view. */
export function startReveal() {
  if (!('IntersectionObserver' in window)) return;
  // All boxes are read before anything is written, so that the page is laid out once.
  const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= innerHeight);
  for (const { element, box } of below) {
    const { revealDelay = '0', revealThreshold = THRESHOLD } = element.dataset;
    const threshold = reachableThreshold(Number(revealThreshold), box.height, innerHeight);
    element.style.setProperty('--reveal-delay', `${revealDelay}ms`);
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
  }
}
