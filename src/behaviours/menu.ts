/**
 * The menus of the bar, and the hamburger's menu of narrow screens. Hover, the hamburger and its panels work by HTML and
 * CSS alone; this adds what they can't say: keyboard and touch for the dropdowns, Escape, patience with a pointer on its
 * way, `aria-expanded`, which the styles read from here on, and that the page behind the hamburger's menu is out of reach.
 */

/** How long a pointer rests on a label before its menu opens; on its way down to an open panel it rests on none. */
const REST_MS = 120;
/** How long a menu waits for a pointer that has left the bar. */
const LEAVE_MS = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether two places in the window are the same, up to the pixels that a click rounds away. */
const isNear = (one: Point, other: Point) =>
  Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;

interface Entry {
  readonly root: HTMLElement;
  readonly caret: HTMLElement;
  readonly panel: HTMLElement;
}

/** Starts the header's menus; without a header it does nothing. */
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
  // Asked before anything is written: an answer after a change has the page laid out for it.
  const narrow = isNarrow();
  startOverlay(bar, dialog, burger, entries, isNarrow, narrow);
  startDropdowns(bar, entries, isNarrow, narrow);
}

function startDropdowns(
  bar: HTMLElement,
  entries: readonly Entry[],
  isNarrow: () => boolean,
  narrow: boolean,
) {
  let open: Entry | undefined;
  let hovered = false;
  /** The entry whose menu opens if the pointer stays. */
  let aimed: Entry | undefined;
  /** Where in the window the last click was. */
  let clicked = { x: Number.NaN, y: Number.NaN };
  let timer: number | undefined;

  const stay = () => {
    clearTimeout(timer);
    aimed = undefined;
  };
  const later = (ms: number, act: () => void) => {
    stay();
    timer = window.setTimeout(act, ms);
  };
  const show = (entry?: Entry, byHover = false) => {
    stay();
    open?.caret.setAttribute('aria-expanded', 'false');
    entry?.caret.setAttribute('aria-expanded', 'true');
    open = entry;
    hovered = byHover;
  };
  const focusIn = ({ panel }: Entry) => panel.contains(document.activeElement);
  /** Pointers that hover. A touch comes and goes in the same place, its click does the work. */
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
      // A click scrolled the page, and the bar came to the pointer: nobody asked for a menu.
      else if (!isNear({ x: clientX, y: clientY }, clicked)) aim();
    });
    onHover(entry.root, 'pointermove', ({ movementY }) => {
      // Crossing this label downwards, to the panel of another.
      if (open && aimed === entry && movementY > 0) aim();
    });
    onHover(entry.root, 'pointerleave', stay);
    entry.caret.addEventListener('click', (event) => {
      if (isNarrow()) return;
      // A dropdown stands in the bar, not above everything as the browser would have it.
      event.preventDefault();
      // A click (`detail` 0 is a key) just after hover opened the menu means "open" as well.
      const keep = entry !== open || (hovered && event.detail > 0);
      show(keep ? entry : undefined);
    });
    if (narrow) continue;
    if (matchMedia('(hover: hover)').matches && entry.root.matches(':hover')) show(entry, true);
    else if (focusIn(entry) || isShown(entry.panel)) show(entry);
    if (isShown(entry.panel)) entry.panel.hidePopover();
  }

  onHover(bar, 'pointerenter', stay);
  onHover(bar, 'pointerleave', () => {
    later(LEAVE_MS, () => {
      // Whoever is in the panel by keyboard stays there.
      if (open && !focusIn(open)) show();
    });
  });
  bar.addEventListener('click', ({ target, clientX, clientY }) => {
    clicked = { x: clientX, y: clientY };
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

/** Whether the browser shows a popover; one that knows none shows none. */
const isShown = (popover: HTMLElement) =>
  'showPopover' in popover && popover.matches(':popover-open');

function startOverlay(
  bar: HTMLElement,
  dialog: HTMLElement,
  burger: HTMLElement,
  entries: readonly Entry[],
  isNarrow: () => boolean,
  narrow: boolean,
) {
  const menu = dialog.querySelector<HTMLElement>('[popover]');
  if (!menu || !('showPopover' in menu)) return;
  const name = burger.getAttribute('aria-label') ?? '';
  const { menuClose = name } = burger.dataset;
  /** While the menu is open, the bar's parts are a modal dialog: nothing else can be reached. */
  const reflect = (open: boolean) => {
    burger.setAttribute('aria-expanded', String(open));
    burger.setAttribute('aria-label', open ? menuClose : name);
    if (open) {
      dialog.role = 'dialog';
      dialog.ariaModal = 'true';
      dialog.ariaLabel = name;
    } else {
      for (const each of ['role', 'aria-modal', 'aria-label']) dialog.removeAttribute(each);
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
      // The browser gives the focus back to what opened the menu, but not to what opened a panel within it.
      const { activeElement } = document;
      if (!open && (activeElement === document.body || panel.contains(activeElement)))
        caret.focus();
    });
  }
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  // The bar has room for its menus again: the window has grown, or the text has shrunk.
  new ResizeObserver(() => {
    if (!isNarrow()) menu.hidePopover();
  }).observe(burger);
}
