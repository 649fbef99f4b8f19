/**
 * Sets the state of the site bar in `data-bar` on the root element. It is unset while a transparent bar (`[data-menu-over]`)
 * lies over the first section, `away` while the visitor scrolls down with the focus elsewhere, otherwise `shown`. The style
 * sheet hides a bar that is `away` on phones and on pages with an in-page navigation.
 */

/** Scrolling by less than this doesn't change the direction, in px. */
const SLACK_PX = 8;

/** The direction in which the page scrolls. */
export interface Course {
  /** The scroll position at which the direction was last determined, in px. */
  readonly from: number;
  readonly down: boolean;
}

/**
 * The direction after a scroll event.
 * @param top the scroll position, in px; negative while the page is pulled beyond its start
 * @param height of the bar, in px; above this position the direction is never down
 */
export function courseAfter({ from, down }: Course, top: number, height: number): Course {
  if (top <= height) return { from: top, down: false };
  if (Math.abs(top - from) < SLACK_PX) return { from, down };
  return { from: top, down: top > from };
}

/** Starts the bar, if the page has one. */
export function startSiteBar() {
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
  // Firefox leaves a focused element under the bar, but scrollIntoView() respects the scroll padding. `inline: 'center'`
  // because a snapping row moves back unless it is scrolled by half its width.
  addEventListener('focusin', ({ target }) => {
    if (
      target instanceof Element &&
      target.matches('main :focus-visible:not([data-scroll-spy] *), footer :focus-visible')
    ) {
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  });
  // Behaviours that start next measure the page; a change before that would force another layout.
  requestAnimationFrame(update);
}
