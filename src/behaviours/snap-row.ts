/**
 * Makes a `[data-snap-row]` focusable while it scrolls sideways, so that the arrow keys scroll it. Most browsers do so
 * themselves. It has the name of its section.
 */
export function startSnapRows() {
  const rows = document.querySelectorAll<HTMLElement>('[data-snap-row]');
  const watch = new ResizeObserver((entries) => {
    // Only the rows that changed; measuring others would force the layout of deferred ones.
    const changed = new Set(
      entries.map(({ target }) => target.closest<HTMLElement>('[data-snap-row]')),
    );
    // All are measured before any is changed, so that none forces another layout.
    const scrolls = new Map(
      [...changed].map((row) => [row, row !== null && row.scrollWidth > row.clientWidth]),
    );
    for (const [row, isScrolling] of scrolls) {
      if (isScrolling) row?.setAttribute('tabindex', '0');
      else row?.removeAttribute('tabindex');
    }
  });
  // Items are observed too, since they grow when the typeface loads.
  for (const row of rows) {
    const name = row.closest('section')?.getAttribute('aria-labelledby');
    if (name) row.setAttribute('aria-labelledby', name);
    for (const part of [row, ...row.children]) watch.observe(part);
  }
}
