/**
 * A `[data-snap-row]` that scrolls sideways can be reached with the Tab key, so that the arrow keys scroll it. Most
 * browsers do so by themselves; where nothing scrolls there is no stop.
 */
export function startSnapRows() {
  const rows = document.querySelectorAll<HTMLElement>('[data-snap-row]');
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of rows) watch.observe(row);
}
