/**
 * In-page navigation: marks the entry of the section being read in a `nav[data-scroll-spy]` with `aria-current`.
 * `data-offset` is the distance in px from the top of the window at which a section counts as reached;
 * `data-offset-own-height` adds the height of the nav.
 */

/** Input by which the visitor interrupts the scroll that a click started. */
const TAKEOVERS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * The index of the section being read: the last whose top is at or above the offset, otherwise the first.
 * @param tops of the sections in order, in px from the top of the window; rounded down
 * @param offset in px
 */
export function activeIndex(tops: readonly number[], offset: number): number {
  const reached = tops.findLastIndex((top) => Math.floor(top) <= offset);
  return Math.max(0, reached);
}

export function startScrollSpy(nav: HTMLElement) {
  const entries = [...nav.querySelectorAll<HTMLAnchorElement>('li a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  const page = document.documentElement;
  let active: HTMLAnchorElement | undefined;
  /** True while the page scrolls to the section of a clicked entry, which stays marked meanwhile. */
  let settling = false;

  const mark = (link: HTMLAnchorElement) => {
    if (link === active) return;
    const list = link.closest('ul');
    // Scrolls the list sideways; scrollIntoView() would move the page as well.
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    if (list) list.scrollLeft += middle(link) - middle(list);
    active?.removeAttribute('aria-current');
    active = link;
    link.setAttribute('aria-current', 'true');
  };
  const update = () => {
    const own = nav.dataset.offsetOwnHeight === undefined ? 0 : nav.offsetHeight;
    const tops = entries.map(({ section }) => section.getBoundingClientRect().top);
    const entry = entries[activeIndex(tops, Number(nav.dataset.offset) + own)];
    if (entry) mark(entry.link);
  };
  const release = () => {
    settling = false;
    page.style.scrollBehavior = '';
  };

  for (const { link } of entries) {
    link.addEventListener('click', ({ metaKey, ctrlKey, shiftKey, altKey }) => {
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      mark(link);
      // The browser handles the fragment, focus and address; this only makes its scroll smooth.
      page.style.scrollBehavior = 'smooth';
      settling = true;
    });
  }
  for (const type of TAKEOVERS)
    addEventListener(type, () => settling && release(), { passive: true });
  // Browsers without `scrollend` release at the visitor's next input.
  addEventListener('scrollend', release);
  addEventListener('scroll', () => settling || update(), { passive: true });
  // The observer first fires after layout; measuring before that would force another.
  new ResizeObserver(update).observe(nav);
}
