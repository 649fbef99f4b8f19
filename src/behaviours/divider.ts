/**
 * Sets `--x` on a `[data-divider]` to the value of its range input: the width of the first of its two panes, in percent. The
 * style sheet reads it.
 */
export function startDivider(panes: HTMLElement) {
  const handle = panes.querySelector('input');
  const part = () => panes.style.setProperty('--x', `${handle?.value}%`);
  handle?.addEventListener('input', part);
  // On a return to the page the browser restores the value of the input.
  part();
}
