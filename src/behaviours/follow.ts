/**
 * The bar follows the page. `data-bar` on the root says where it is: nothing while it stands over the first section of a
 * page whose bar has no ground of its own (`[data-menu-over]`), else `shown`, or `away` while a visitor scrolls down who isn't
 * within it; the styles move it away on phones, and where a page has a bar of its own.
 */

/** How far the page has to be scrolled one way before the bar takes notice, in px. */
const SLACK_PX = 8;

/** What the bar knows of the scrolling. */
export interface Course {
  /** Where the page last stood when the bar took notice, in px. */
  readonly from: number;
  /** Whether the page is on its way down. */
  readonly down: boolean;
}

/**
 * Which way the page goes.
 * @param top how far the page is scrolled now, in px; negative where it is pulled beyond its start
 * @param height of the bar, in px: at the start of the page it is never away
 */
export function courseAfter({ from, down }: Course, top: number, height: number): Course {
  if (top <= height) return { from: top, down: false };
  if (Math.abs(top - from) < SLACK_PX) return { from, down };
  return { from: top, down: top > from };
}

/** Starts the bar; without one it does nothing. */
export function startFollow() {
  const bar = document.querySelector<HTMLElement>('[data-menu-bar]');
  if (!bar) return;
  const { dataset } = document.documentElement;
  const first = bar.matches('[data-menu-over]') ? document.querySelector('main > section') : null;
  let course: Course = { from: scrollY, down: false };
  let over = first !== null;

  const update = () => {
    const isAway = course.down && !bar.matches(':focus-within');
    const state = over ? undefined : isAway ? 'away' : 'shown';
    if (state === dataset.bar) return;
    if (state) dataset.bar = state;
    else delete dataset.bar;
  };
  addEventListener(
    'scroll',
    () => {
      course = courseAfter(course, scrollY, bar.offsetHeight);
      update();
    },
    { passive: true },
  );
  bar.addEventListener('focusin', update);
  if (first) {
    new IntersectionObserver(
      (entries) => {
        over = entries.at(-1)?.isIntersecting ?? over;
        update();
      },
      { rootMargin: `-${bar.offsetHeight}px 0px 0px` },
    ).observe(first);
  }
  // Firefox brings what gets the focus into view, but not from under a bar; asked for it, it minds the scroll padding. A row
  // that snaps goes back to where it was unless it is moved by half of its width.
  addEventListener('focusin', ({ target }) => {
    if (
      target instanceof Element &&
      target.matches('main :focus-visible:not([data-scroll-spy] *), footer :focus-visible')
    ) {
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  });
  // What starts after this measures the page, which would be laid out once more for it.
  requestAnimationFrame(update);
}
