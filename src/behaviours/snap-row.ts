/**
 * Makes a `[data-snap-row]` focusable while it scrolls sideways, so that the arrow keys scroll it. Most browsers do so
 * themselves. It has the name of its section.
 */
export function startSnapRows() {
  const rows = document.querySelectorAll<HTMLElement>('[data-snap-row]');
  const watch = new ResizeObserver((entries) => {
    // Only the rows that changed; measuring others would force the layout of deferred ones.
    for (const row of new Set(entries.map(({ target }) => target.closest('[data-snap-row]')))) {
      if (!(row instanceof HTMLElement)) continue;
      if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
    }
  });
  // Items are observed too, since they grow when the typeface loads.
  for (const row of rows) {
    const name = row.closest('section')?.getAttribute('aria-labelledby');
    if (name) row.setAttribute('aria-labelledby', name);
    for (const part of [row, ...row.children]) watch.observe(part);
  }
}
