/**
 * The menus of the bar and the overlay of narrow screens. Hover, the overlay and its submenus work by HTML
 * and CSS alone; this adds what they can't say: keyboard and touch for the dropdowns, Escape, patience with
 * a pointer on its way, and `aria-expanded`, which the styles read from here on.
 */

/** How long a pointer rests on a label before its menu opens; on its way down to an open panel it rests on none. */
const REST_MS = 120;
/** How long a menu waits for a pointer that has left the bar. */
const LEAVE_MS = 300;

interface Entry {
  readonly root: HTMLElement;
  readonly caret: HTMLElement;
  readonly panel: HTMLElement;
}

/** Starts the header's menus; without a header it does nothing. */
export function startMenu() {
  const bar = document.querySelector<HTMLElement>('[data-menu-bar]');
  const burger = document.querySelector<HTMLElement>('[data-menu-burger]');
  const overlay = document.querySelector<HTMLDialogElement>('[data-menu-overlay]');
  if (bar) startDropdowns(bar);
  if (burger && overlay) startOverlay(burger, overlay);
}

function startDropdowns(bar: HTMLElement) {
  const entries = [...bar.querySelectorAll<HTMLElement>('[data-menu-entry]')].flatMap((root) => {
    const caret = root.querySelector<HTMLElement>('[aria-expanded]');
    const panel = root.querySelector<HTMLElement>('[data-menu-panel]');
    return caret && panel ? [{ root, caret, panel }] : [];
  });
  let open: Entry | undefined;
  let hovered = false;
  /** The entry whose menu opens if the pointer stays. */
  let aimed: Entry | undefined;
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
      if (event.pointerType !== 'touch') act(event);
    });

  for (const entry of entries) {
    const aim = () => {
      later(REST_MS, () => show(entry, true));
      aimed = entry;
    };
    onHover(entry.root, 'pointerenter', () => (entry === open ? stay() : aim()));
    onHover(entry.root, 'pointermove', ({ movementY }) => {
      // Crossing this label downwards, to the panel of another.
      if (open && aimed === entry && movementY > 0) aim();
    });
    onHover(entry.root, 'pointerleave', stay);
    entry.caret.addEventListener('click', ({ detail }) => {
      // A click (`detail` 0 is a key) just after hover opened the menu means "open" as well.
      const keep = entry !== open || (hovered && detail > 0);
      show(keep ? entry : undefined);
    });
    if (matchMedia('(hover: hover)').matches && entry.root.matches(':hover')) show(entry, true);
    else if (focusIn(entry)) show(entry);
  }

  onHover(bar, 'pointerenter', stay);
  onHover(bar, 'pointerleave', () => {
    later(LEAVE_MS, () => {
      // Whoever is in the panel by keyboard stays there.
      if (open && !focusIn(open)) show();
    });
  });
  bar.addEventListener('click', ({ target }) => {
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

function startOverlay(burger: HTMLElement, overlay: HTMLDialogElement) {
  const reflect = () => burger.setAttribute('aria-expanded', String(overlay.open));
  reflect();
  burger.addEventListener('click', (event) => {
    // Instead of the browser's own opening, which not every one knows and which reports too late.
    event.preventDefault();
    overlay.showModal();
    reflect();
  });
  overlay.addEventListener('close', () => {
    reflect();
    for (const submenu of overlay.querySelectorAll<HTMLElement>('[popover]')) {
      submenu.hidePopover?.();
    }
    burger.focus({ preventScroll: true });
  });
  overlay.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) overlay.close();
  });
  // The bar has room for its menus again: the window has grown, or the text has shrunk.
  new ResizeObserver(() => {
    if (burger.offsetWidth === 0) overlay.close();
  }).observe(burger);
}
