/**
 * In-page navigation: in a `nav[data-scroll-spy]`, `aria-current` marks the entry whose section is being
 * read. `data-offset` is the distance in px from the top of the window at which a section counts as reached;
 * `data-offset-own-height` adds the height of the nav.
 */

/** What a visitor does to take over from the scroll that a click started. */
const TAKEOVERS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Which section is being read: the last whose top is at or above the offset, else the first.
 * @param tops of the sections in their order, in px from the top of the window
 * @param offset in px; positions between two pixels count as the upper one
 */
export function activeIndex(tops: readonly number[], offset: number): number {
  const reached = tops.findLastIndex((top) => Math.floor(top) <= offset);
  return Math.max(0, reached);
}

/** Starts every `nav[data-scroll-spy]`. */
export function startScrollSpy() {
  for (const nav of document.querySelectorAll<HTMLElement>('nav[data-scroll-spy]')) spy(nav);
}

function spy(nav: HTMLElement) {
  const entries = [...nav.querySelectorAll<HTMLAnchorElement>('li a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  const page = document.documentElement;
  let active: HTMLAnchorElement | undefined;
  /** Runs while the page scrolls to the entry that was clicked; until then that entry stays marked. */
  let settling = false;

  const mark = (link: HTMLAnchorElement) => {
    if (link === active) return;
    const list = link.closest('ul');
    // Only the list scrolls sideways: scrollIntoView would move the page as well.
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
      // The browser itself goes to the fragment, with focus and address; it only does so smoothly.
      page.style.scrollBehavior = 'smooth';
      settling = true;
    });
  }
  for (const type of TAKEOVERS)
    addEventListener(type, () => settling && release(), { passive: true });
  // A browser that doesn't tell the end of a scroll waits for what the visitor does next.
  addEventListener('scrollend', release);
  addEventListener('scroll', () => settling || update(), { passive: true });
  // It speaks for the first time when the page is laid out: to measure before that would have it laid out once more.
  new ResizeObserver(update).observe(nav);
}
