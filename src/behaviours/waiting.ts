/** The longest wait for the browser to be idle, in ms; a busy one may never be. */
const LONGEST = 100;

/** Calls `act` once the page has loaded and the browser is idle, or has been busy for LONGEST. */
export function whenIdle(act: () => void) {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LONGEST });
    else setTimeout(act);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Calls `act` once an element is within one window height of the window. */
export function whenNear(element: Element, act: () => void) {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '100%' },
  ).observe(element);
}
