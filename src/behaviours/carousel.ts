/** Lets the buttons of a `[data-carousel]` move its track, and marks the slide in view. */

/** How long a track must lie still where no end of scrolling is told, in ms. */
const REST_MS = 150;

/** How far the track is scrolled when it shows a slide, in px: below 0 where lines run from right to left. */
const startOf = (slides: readonly HTMLElement[], index: number) =>
  (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);

/** The slide that begins before the middle of the track; the last one where the track can go no further. */
function slideInView(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const { scrollLeft, scrollWidth, clientWidth } = track;
  const scrolled = Math.abs(scrollLeft);
  if (scrollWidth - clientWidth - scrolled < 1) return slides.length - 1;
  const middle = scrolled + clientWidth / 2;
  return slides.findLastIndex((_, index) => Math.abs(startOf(slides, index)) <= middle);
}

function start(carousel: HTMLElement) {
  const track = carousel.querySelector<HTMLElement>('[role="list"]');
  const said = carousel.querySelector<HTMLElement>('[aria-live]');
  if (!track || !said) return;
  const slides = [...track.children] as HTMLElement[]; // items of a list
  const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-step]')];
  const marks = [...carousel.querySelectorAll('button:not([data-step])')].filter(
    (button) => !track.contains(button),
  );
  let current = 0;
  /** The slide that a button has asked for, until the track is there or the visitor moves it. */
  let asked: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const mark = (index: number) => {
    if (index === current) return;
    marks[current]?.removeAttribute('aria-current');
    marks[index]?.setAttribute('aria-current', 'true');
    said.textContent = slides[index]?.dataset.carouselPlace ?? '';
    current = index;
  };
  /** Takes over what the visitor has swiped or scrolled to. */
  const follow = () => {
    const seen = slideInView(track, slides);
    // On a busy machine a track seems to rest on its way, and the end of a movement may be that of the one before.
    if (asked !== undefined && asked !== seen) return;
    asked = undefined;
    mark(seen);
  };
  const followAtRest = () => {
    clearTimeout(rest);
    rest = setTimeout(follow, REST_MS);
  };
  /** The visitor moves the track: what they do holds, wherever a button was to bring it. Its end may have been told before. */
  const giveWay = () => {
    asked = undefined;
    followAtRest();
  };
  /** Shows a slide; past either end it wraps. */
  const show = (index: number) => {
    const next = (index + slides.length) % slides.length;
    // Only a neighbour slides in: nobody wants to watch the others fly past.
    const behavior = Math.abs(next - current) > 1 ? 'instant' : 'auto';
    track.scrollTo({ left: startOf(slides, next), behavior });
    asked = next;
    mark(next);
  };

  for (const [index, button] of marks.entries())
    button.addEventListener('click', () => show(index));
  for (const arrow of arrows) {
    arrow.addEventListener('click', () => show(current + Number(arrow.dataset.step)));
  }
  // Only once it rests: on its way to a slide it passes others.
  track.addEventListener('scrollend', follow);
  track.addEventListener('scroll', () => {
    if ('onscrollend' in window) clearTimeout(rest);
    else followAtRest();
  });
  for (const kind of ['pointerdown', 'wheel', 'keydown']) {
    track.addEventListener(kind, giveWay, { passive: true });
  }
}

/** Starts every carousel of the page. */
export function startCarousels() {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(carousel);
}
