/**
 * Tabs by the ARIA pattern, in a `[data-tabs]`: one stop for the Tab key; arrows, Home and End move and choose at once. The
 * panels stand in the page, and the chosen one shows before this script is there.
 */

/** The widest window in which upright tabs lie in rows; style sheets use the same. */
const NARROW = '(max-width: 768px)';

const KEYS = {
  vertical: ['ArrowUp', 'ArrowDown'],
  horizontal: ['ArrowLeft', 'ArrowRight'],
} as const;

/**
 * The tab a key leads to from the tab at `index`; past either end it wraps.
 * @param orientation how the tabs stand: the arrow keys go along them
 * @param isMirrored whether the first of them stands at the right
 * @returns undefined for a key that tabs of this orientation leave to the page
 */
export function tabForKey(
  key: string,
  index: number,
  count: number,
  orientation: keyof typeof KEYS,
  isMirrored = false,
): number | undefined {
  const isTurned = isMirrored && orientation === 'horizontal';
  const [back, on] = isTurned ? KEYS.horizontal.toReversed() : KEYS[orientation];
  switch (key) {
    case back:
      return (index - 1 + count) % count;
    case on:
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Starts every list of tabs. */
export function startTabs() {
  for (const list of document.querySelectorAll<HTMLElement>('[data-tabs]')) start(list);
}

function start(list: HTMLElement) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = tabs.map((tab) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? ''),
  );
  const progress = list.closest('section')?.querySelector('[role="progressbar"]');
  const isUpright = list.getAttribute('aria-orientation') === 'vertical';
  const narrow = matchMedia(NARROW);
  const orientation = () => (isUpright && !narrow.matches ? 'vertical' : 'horizontal');
  const turn = () => list.setAttribute('aria-orientation', orientation());

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

  turn();
  narrow.addEventListener('change', turn);
  for (const [index, tab] of tabs.entries()) tab.addEventListener('click', () => choose(index));
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chosen = tabs.findIndex((tab) => tab.ariaSelected === 'true');
    const isMirrored = getComputedStyle(list).direction === 'rtl';
    const next = tabForKey(event.key, chosen, tabs.length, orientation(), isMirrored);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  });
}
