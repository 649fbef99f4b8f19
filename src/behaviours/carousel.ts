/** Makes the buttons of a `[data-carousel]` scroll its track, and marks the slide in view. */

/** Without `scrollend`, a track that hasn't scrolled for this long has come to rest, in ms. */
const REST_MS = 150;

/** The scroll position that shows a slide, in px; negative in right-to-left text. */
const startOf = (slides: readonly HTMLElement[], index: number) =>
  (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);

/** The last slide that starts before the middle of the track, or the last of all at the end of the track. */
function slideInView(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const { scrollLeft, scrollWidth, clientWidth } = track;
  const scrolled = Math.abs(scrollLeft);
  if (scrollWidth - clientWidth - scrolled < 1) return slides.length - 1;
  const middle = scrolled + clientWidth / 2;
  return slides.findLastIndex((_, index) => Math.abs(startOf(slides, index)) <= middle);
}

export function startCarousel(carousel: HTMLElement) {
  const track = carousel.querySelector<HTMLElement>('[role="list"]');
  const status = carousel.querySelector<HTMLElement>('[aria-live]');
  if (!track || !status) return;
  const slides = [...track.children] as HTMLElement[]; // <li> elements
  const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-step]')];
  const marks = [...carousel.querySelectorAll('button:not([data-step])')].filter(
    (button) => !track.contains(button),
  );
  let current = 0;
  /** The slide that a button is scrolling to, until the track arrives or the visitor scrolls it. */
  let target: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const mark = (index: number) => {
    if (index === current) return;
    marks[current]?.removeAttribute('aria-current');
    marks[index]?.setAttribute('aria-current', 'true');
    status.textContent = slides[index]?.dataset.carouselPlace ?? '';
    current = index;
  };
  /** Marks the slide that the track has come to rest at. */
  const follow = () => {
    const index = slideInView(track, slides);
    // On a slow machine a track can pause on its way, or report the end of the previous scroll.
    if (target !== undefined && target !== index) return;
    target = undefined;
    mark(index);
  };
  const followAtRest = () => {
    clearTimeout(rest);
    rest = setTimeout(follow, REST_MS);
  };
  /** The visitor's scrolling overrides a button's. Its `scrollend` may already have fired, so this waits for rest itself. */
  const yieldToVisitor = () => {
    target = undefined;
    followAtRest();
  };
  /** Shows a slide; past either end it wraps. */
  const show = (index: number) => {
    const next = (index + slides.length) % slides.length;
    // Smooth scrolling only to a neighbour; further slides would rush past.
    const behavior = Math.abs(next - current) > 1 ? 'instant' : 'auto';
    track.scrollTo({ left: startOf(slides, next), behavior });
    target = next;
    mark(next);
  };

  for (const [index, button] of marks.entries())
    button.addEventListener('click', () => show(index));
  for (const arrow of arrows) {
    arrow.addEventListener('click', () => show(current + Number(arrow.dataset.step)));
  }
  // At rest only, since the track passes other slides on its way.
  track.addEventListener('scrollend', follow);
  track.addEventListener('scroll', () => {
    if ('onscrollend' in window) clearTimeout(rest);
    else followAtRest();
  });
  for (const kind of ['pointerdown', 'wheel', 'keydown']) {
    track.addEventListener(kind, yieldToVisitor, { passive: true });
  }
}
