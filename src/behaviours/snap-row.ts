/**
 * A `[data-snap-row]` that scrolls sideways can be reached with the Tab key, so that the arrow keys scroll it. Most
 * browsers do so by themselves; where nothing scrolls there is no stop.
 */
export function startSnapRows() {
  const rows = document.querySelectorAll<HTMLElement>('[data-snap-row]');
  const watch = new ResizeObserver((entries) => {
    // No other rows: one that isn't laid out yet would be, to be measured.
    for (const row of new Set(entries.map(({ target }) => target.closest('[data-snap-row]')))) {
      if (!(row instanceof HTMLElement)) continue;
      if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
    }
  });
  // What is in a row grows by itself when the typeface comes.
  for (const row of rows) for (const part of [row, ...row.children]) watch.observe(part);
}
