/**
 * Scrolls smoothly where an `a[data-smooth-scroll]` leads to a place on the same page. The attribute's value
 * is how many px stay free above that place. Address and focus follow as with any other link.
 */

/** How long the way takes, in ms. */
const DURATION_MS = 500;
/** What a visitor does to take over. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Where on the way from 0 to 1 the page is, slow at both ends.
 * @param elapsed ms since the start
 * @param duration ms of the whole way; 0 is there at once
 */
export function progressAt(elapsed: number, duration: number): number {
  if (elapsed >= duration) return 1;
  const share = elapsed / duration;
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Starts listening for clicks on such links. */
export function startSmoothScroll() {
  const reduce = matchMedia('(prefers-reduced-motion: reduce)');
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[data-smooth-scroll]');
    if (!link || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
    const place = document.getElementById(link.hash.slice(1));
    if (!place || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, '', link.hash);
    continueFrom(place);
    scrollTowards(place, Number(link.dataset.smoothScroll), reduce.matches ? 0 : DURATION_MS);
  });
}

/** Lets the next Tab go on from here, as the browser does when it jumps to a fragment. */
function continueFrom(place: HTMLElement) {
  const focusable = place.hasAttribute('tabindex');
  if (!focusable) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (!focusable) place.removeAttribute('tabindex');
}

function scrollTowards(place: HTMLElement, offset: number, duration: number) {
  const from = scrollY;
  const begin = performance.now();
  const takeover = new AbortController();
  const { signal } = takeover;
  for (const type of TAKEOVERS) {
    addEventListener(type, () => takeover.abort(), { signal, passive: true });
  }
  const step = () => {
    if (signal.aborted) return;
    const progress = progressAt(performance.now() - begin, duration);
    // Measured anew in each frame, since what loads on the way can move the place.
    const to = place.getBoundingClientRect().top + scrollY - offset;
    scrollTo({ top: from + (to - from) * progress, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else takeover.abort();
  };
  step();
}
