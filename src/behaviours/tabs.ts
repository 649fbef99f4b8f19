/**
 * Tabs in a `[data-tabs]`, after the ARIA pattern with automatic activation: one Tab stop; arrow keys, Home and End move and
 * select. The markup already contains all panels and shows the selected one.
 */

/** The width up to which vertical tabs become rows; style sheets have the same condition. */
const NARROW = '(max-width: 768px)';

const KEYS = {
  vertical: ['ArrowUp', 'ArrowDown'],
  horizontal: ['ArrowLeft', 'ArrowRight'],
} as const;

/**
 * The index of the tab that a key moves to from `index`, wrapping at either end.
 * @param isMirrored whether the first tab is at the right, as in right-to-left text
 * @returns undefined for a key that tabs of this orientation ignore
 */
export function tabForKey(
  key: string,
  index: number,
  count: number,
  orientation: keyof typeof KEYS,
  isMirrored = false,
): number | undefined {
  const isReversed = isMirrored && orientation === 'horizontal';
  const [previous, next] = isReversed ? KEYS.horizontal.toReversed() : KEYS[orientation];
  switch (key) {
    case previous:
      return (index - 1 + count) % count;
    case next:
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export function startTabs(list: HTMLElement) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = tabs.map((tab) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? ''),
  );
  const progress = list.closest('section')?.querySelector('[role="progressbar"]');
  const isVertical = list.getAttribute('aria-orientation') === 'vertical';
  const narrow = matchMedia(NARROW);
  const orientation = () => (isVertical && !narrow.matches ? 'vertical' : 'horizontal');
  const setOrientation = () => list.setAttribute('aria-orientation', orientation());

  const choose = (index: number) => {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      if (panels[at]) panels[at].hidden = at !== index;
    }
    const share = Math.round(((index + 1) / tabs.length) * 100);
    progress?.setAttribute('aria-valuenow', String(share));
    for (const bar of progress?.querySelectorAll('rect:last-child') ?? []) {
      bar.setAttribute('width', `${share}%`);
    }
    tabs[index]?.focus({ preventScroll: true });
  };

  setOrientation();
  narrow.addEventListener('change', setOrientation);
  for (const [index, tab] of tabs.entries()) tab.addEventListener('click', () => choose(index));
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chosen = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const isMirrored = getComputedStyle(list).direction === 'rtl';
    const next = tabForKey(event.key, chosen, tabs.length, orientation(), isMirrored);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  });
}
