/** Waits until the page and all it shows at first is there and the browser has nothing better to do. */
export function whenIdle(act: () => void) {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
