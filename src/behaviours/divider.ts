/**
 * Two panes that a handle parts: in a `[data-divider]`, the range says how wide the first one is. The style sheet reads
 * `--x`, a share of the width.
 */
export function startDividers() {
  for (const panes of document.querySelectorAll<HTMLElement>('[data-divider]')) {
    const handle = panes.querySelector('input');
    const part = () => panes.style.setProperty('--x', `${handle?.value}%`);
    handle?.addEventListener('input', part);
    // A browser that comes back to a page keeps where the handle stood.
    part();
  }
}
