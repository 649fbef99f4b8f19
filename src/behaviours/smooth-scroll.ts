/**
 * Makes `a[data-smooth-scroll]` links scroll smoothly to a fragment of the same page. The value of the attribute is the space
 * to leave above the target in px. Address and focus follow as with any other link.
 */

const DURATION_MS = 500;
/** Input by which the visitor interrupts the scroll. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * The eased progress of the scroll, from 0 to 1.
 * @param elapsed ms since the start
 * @param duration in ms
 */
export function progressAt(elapsed: number, duration: number): number {
  if (elapsed >= duration) return 1;
  const share = elapsed / duration;
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

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

/** Moves the starting point of the Tab key here, as the browser does when it jumps to a fragment. */
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
    // Measured in each frame, since pictures that load meanwhile can move the target.
    const to = place.getBoundingClientRect().top + scrollY - offset;
    scrollTo({ top: from + (to - from) * progress, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else takeover.abort();
  };
  step();
}
