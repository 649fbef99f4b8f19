/** When what can wait begins. */

/** Waits until the page and all it shows at first is there and the browser has nothing better to do. */
export function whenIdle(act: () => void) {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Waits until an element is no further from the window than the window is high. */
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
