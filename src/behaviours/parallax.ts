/** Lets `[data-parallax]` elements drift as the page scrolls; styles/motion.css moves them by `--drift`. */

/** How far an element drifts with each scroll event, in px. */
const STEP_PX = 1.5;
/** The furthest it drifts from its place, in px. */
const LIMIT_PX = 40;
/** Elements within this distance of the window drift. */
const NEAR = '100px';
/** styles/motion.css has the same condition. */
const ALLOWED = '(width > 768px) and (prefers-reduced-motion: no-preference)';

/**
 * The drift of an element after a scroll event, in px.
 * @param drift px below its place before the event
 * @param scrolled px scrolled down; only the sign matters
 */
export function nextDrift(drift: number, scrolled: number): number {
  const next = drift + Math.sign(scrolled) * STEP_PX;
  return Math.max(-LIMIT_PX, Math.min(LIMIT_PX, next));
}

export function startParallax() {
  const elements = document.querySelectorAll<HTMLElement>('[data-parallax]');
  if (elements.length === 0) return;
  const allowed = matchMedia(ALLOWED);
  const near = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);

  let last = scrollY;
  let waiting = false;
  const move = () => {
    waiting = false;
    const scrolled = scrollY - last;
    last = scrollY;
    if (!allowed.matches) return;
    for (const { style } of [...elements].filter((element) => near.has(element))) {
      const drift = Number.parseFloat(style.getPropertyValue('--drift')) || 0;
      style.setProperty('--drift', `${nextDrift(drift, scrolled)}px`);
    }
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(move);
      waiting = true;
    },
    { passive: true },
  );
}
