/**
 * The dropdown menus of the bar, and the hamburger menu of narrow screens. Hover, the hamburger and its panels work with
 * HTML and CSS alone. This adds keyboard and touch for the dropdowns, Escape, delays for hover, `aria-expanded` (which the
 * styles then follow instead of hover), and makes the page behind the hamburger menu inert.
 */

/** How long a pointer must rest on a label before its menu opens, so that crossing labels opens none, in ms. */
const REST_MS = 120;
/** How long a menu stays open after the pointer has left the bar, in ms. */
const LEAVE_MS = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether two points are the same, allowing for the rounding in click events. */
const isNear = (one: Point, other: Point) =>
  Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;

interface MenuEntry {
  readonly root: HTMLElement;
  readonly caret: HTMLElement;
  readonly panel: HTMLElement;
}

/** Starts the menus of the header, if the page has one. */
export function startMenu() {
  const bar = document.querySelector<HTMLElement>('[data-menu-bar]');
  const dialog = bar?.querySelector<HTMLElement>('[data-menu-dialog]');
  const burger = bar?.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
  if (!bar || !dialog || !burger) return;
  const entries = [...bar.querySelectorAll<HTMLElement>('[data-menu-entry]')].flatMap((root) => {
    const caret = root.querySelector<HTMLElement>('[popovertarget]');
    const panel = root.querySelector<HTMLElement>('[popover]');
    return caret && panel ? [{ root, caret, panel }] : [];
  });
  const isNarrow = () => burger.offsetWidth > 0;
  // Measured before any change to the page, which would force another layout.
  const narrow = isNarrow();
  startOverlay(bar, dialog, burger, entries, isNarrow, narrow);
  startDropdowns(bar, entries, isNarrow, narrow);
}

function startDropdowns(
  bar: HTMLElement,
  entries: readonly MenuEntry[],
  isNarrow: () => boolean,
  narrow: boolean,
) {
  let open: MenuEntry | undefined;
  let hovered = false;
  /** The entry whose menu opens if the pointer stays on it. */
  let aimed: MenuEntry | undefined;
  let lastClick = { x: Number.NaN, y: Number.NaN };
  let timer: number | undefined;

  const stay = () => {
    clearTimeout(timer);
    aimed = undefined;
  };
  const later = (ms: number, act: () => void) => {
    stay();
    timer = window.setTimeout(act, ms);
  };
  const show = (entry?: MenuEntry, byHover = false) => {
    stay();
    open?.caret.setAttribute('aria-expanded', 'false');
    entry?.caret.setAttribute('aria-expanded', 'true');
    open = entry;
    hovered = byHover;
  };
  const focusIn = ({ panel }: MenuEntry) => panel.contains(document.activeElement);
  /** Ignores touch, which fires the same events around its click. */
  const onHover = (
    element: HTMLElement,
    type: 'pointerenter' | 'pointermove' | 'pointerleave',
    act: (event: PointerEvent) => void,
  ) =>
    element.addEventListener(type, (event) => {
      if (event.pointerType !== 'touch' && !isNarrow()) act(event);
    });

  for (const entry of entries) {
    const aim = () => {
      later(REST_MS, () => show(entry, true));
      aimed = entry;
    };
    onHover(entry.root, 'pointerenter', ({ clientX, clientY }) => {
      if (entry === open) stay();
      // A click that scrolled the page can bring the bar under a still pointer; that opens no menu.
      else if (!isNear({ x: clientX, y: clientY }, lastClick)) aim();
    });
    onHover(entry.root, 'pointermove', ({ movementY }) => {
      // A pointer that moves down across this label is on its way to another's panel.
      if (open && aimed === entry && movementY > 0) aim();
    });
    onHover(entry.root, 'pointerleave', stay);
    entry.caret.addEventListener('click', ({ detail }) => {
      if (isNarrow()) return;
      // A click on a menu that hover has just opened keeps it open. `detail` is 0 for a key press.
      const keep = entry !== open || (hovered && detail > 0);
      show(keep ? entry : undefined);
    });
    tie(entry, narrow);
    if (narrow) continue;
    if (matchMedia('(hover: hover)').matches && entry.root.matches(':hover')) show(entry, true);
    else if (focusIn(entry) || isShown(entry.panel)) show(entry);
    if (isShown(entry.panel)) entry.panel.hidePopover();
  }

  onHover(bar, 'pointerenter', stay);
  onHover(bar, 'pointerleave', () => {
    later(LEAVE_MS, () => {
      // A panel with the keyboard focus stays open.
      if (open && !focusIn(open)) show();
    });
  });
  bar.addEventListener('click', ({ target, clientX, clientY }) => {
    lastClick = { x: clientX, y: clientY };
    if (target instanceof Element && target.closest('a')) show();
  });
  bar.addEventListener('focusout', ({ target, relatedTarget }) => {
    const left = target instanceof Node && open?.root.contains(target);
    if (left && relatedTarget instanceof Node && !open?.root.contains(relatedTarget)) show();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (open && target instanceof Node && !bar.contains(target)) show();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return;
    const { caret } = open;
    const returns = !hovered || focusIn(open);
    show();
    if (returns) caret.focus();
  });

  bar.dataset.menuBar = 'ready';
}

/**
 * Makes the panel the popover of its button, or not: wide screens show it in the bar, not in the top layer, and browsers
 * announce the button of a closed popover as collapsed, whatever its `aria-expanded`.
 */
function tie({ caret, panel }: MenuEntry, narrow: boolean) {
  if (narrow) caret.setAttribute('popovertarget', panel.id);
  else caret.removeAttribute('popovertarget');
}

/** Whether a popover is open; false in browsers without popovers. */
const isShown = (popover: HTMLElement) =>
  'showPopover' in popover && popover.matches(':popover-open');

function startOverlay(
  bar: HTMLElement,
  dialog: HTMLElement,
  burger: HTMLElement,
  entries: readonly MenuEntry[],
  isNarrow: () => boolean,
  narrow: boolean,
) {
  const menu = dialog.querySelector<HTMLElement>('[popover]');
  if (!menu || !('showPopover' in menu)) return;
  const name = burger.getAttribute('aria-label') ?? '';
  const { menuClose = name } = burger.dataset;
  const modal = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
  /** Makes the bar a modal dialog while the menu is open. */
  const reflect = (open: boolean) => {
    burger.setAttribute('aria-expanded', String(open));
    burger.setAttribute('aria-label', open ? menuClose : name);
    for (const [attribute, value] of Object.entries(modal)) {
      if (open) dialog.setAttribute(attribute, value);
      else dialog.removeAttribute(attribute);
    }
    for (const other of document.body.children) {
      if (other !== bar && other instanceof HTMLElement) other.inert = open;
    }
  };
  const onToggle = (popover: HTMLElement, act: (open: boolean) => void) =>
    popover.addEventListener('toggle', (event) => {
      if (event.target === popover) act(isShown(popover));
    });

  reflect(isShown(menu));
  onToggle(menu, reflect);
  for (const { caret, panel } of entries) {
    const expand = (open: boolean) => caret.setAttribute('aria-expanded', String(open));
    expand(narrow && isShown(panel));
    onToggle(panel, (open) => {
      if (!isNarrow()) return;
      expand(open);
      // The browser returns the focus when the menu closes, but not when a panel inside it does.
      const { activeElement } = document;
      if (!open && (activeElement === document.body || panel.contains(activeElement)))
        caret.focus();
    });
  }
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  // The hamburger disappears when the window grows or the text shrinks enough for the menus.
  new ResizeObserver(() => {
    const narrow = isNarrow();
    if (!narrow) menu.hidePopover();
    for (const entry of entries) tie(entry, narrow);
  }).observe(burger);
}
