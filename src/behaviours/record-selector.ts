/**
 * A list of records of which one shows, in a `[data-record-selector]`: links to the fragments of the
 * `[data-record]`s, and the same list, in the same order, as a `select`. The style sheet alone shows what the address names;
 * this spares the jump that a fragment brings, keeps list and dropdown in step, tells assistive technology
 * what has changed, and fetches a picture while the pointer is still on its way.
 */

/** An unmodified click of the first button; the others open tabs and windows. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Which record shows at this address.
 * @param hash of the address, with its #
 * @param ids of all records
 * @param initial the record of an address without a fragment
 * @param shown the record that shows now; it stays where the fragment leads elsewhere
 */
export function recordAt(
  hash: string,
  ids: readonly string[],
  initial: string,
  shown: string,
): string {
  const id = hash.slice(1);
  if (id === '') return initial;
  return ids.includes(id) ? id : shown;
}

/** Starts every `[data-record-selector]`. */
export function startRecordSelector() {
  for (const root of document.querySelectorAll<HTMLElement>('[data-record-selector]')) start(root);
}

/** Scrolls the list, and not the page, to one of its links. */
function showInList(link: HTMLElement) {
  const list = link.closest('nav');
  if (!list) return;
  const [{ top, bottom }, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (top < box.top) list.scrollTop += top - box.top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}

/** Scrolls to where a record begins, unless its picture and its title are in the window as it is. */
function bringIntoView(record: HTMLElement | undefined) {
  const title = record?.querySelector('h3');
  if (!record || !title) return;
  const kept = [
    getComputedStyle(record).scrollMarginTop,
    getComputedStyle(document.documentElement).scrollPaddingTop,
  ];
  const top = kept.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  const isInView =
    Math.ceil(record.getBoundingClientRect().top) >= top &&
    title.getBoundingClientRect().bottom <= innerHeight;
  if (isInView) return;
  const reduce = matchMedia('(prefers-reduced-motion: reduce)').matches;
  record.scrollIntoView({ block: 'start', behavior: reduce ? 'instant' : 'smooth' });
}

function start(root: HTMLElement) {
  const records = [...root.querySelectorAll<HTMLElement>('[data-record]')];
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a')];
  const control = root.querySelector('select');
  const status = root.querySelector('[role="status"]');
  const ids = records.map(({ id }) => id);
  const initial = root.querySelector('[data-record="chosen"]')?.id ?? '';
  let shown = initial;

  const show = (id: string) => {
    shown = id;
    for (const record of records) record.dataset.record = record.id === id ? 'chosen' : '';
    for (const link of links) {
      if (link.hash === `#${id}`) {
        link.setAttribute('aria-current', 'true');
        showInList(link);
      } else link.removeAttribute('aria-current');
    }
    if (control) control.selectedIndex = ids.indexOf(id);
  };
  /** Shows a record on the visitor's wish, and says so. */
  const turnTo = (id: string) => {
    if (id === shown) return;
    show(id);
    const record = records.find((candidate) => candidate.id === id);
    if (status) status.textContent = record?.querySelector('h3')?.textContent ?? '';
  };
  const choose = (id: string) => {
    if (id === shown) return;
    history.pushState(null, '', `#${id}`);
    turnTo(id);
    bringIntoView(records.find((record) => record.id === id));
  };
  /** The record that a link on this page leads to. */
  const recordOf = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.pathname !== location.pathname) return undefined;
    return records.find(({ id }) => link.hash === `#${id}`);
  };

  show(recordAt(location.hash, ids, initial, initial));
  root.dataset.recordSelector = 'ready';

  document.addEventListener('click', (event) => {
    const record = recordOf(event);
    if (!record || event.defaultPrevented || !isPlain(event)) return;
    if (event.target instanceof Node && root.contains(event.target)) {
      event.preventDefault();
      choose(record.id);
    } else {
      // The browser goes there by itself; it only can't scroll to what doesn't show.
      turnTo(record.id);
    }
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    root.addEventListener(type, (event) => {
      const picture = recordOf(event)?.querySelector('img');
      if (picture) picture.loading = 'eager';
    });
  }
  control?.addEventListener('change', () => choose(ids[control.selectedIndex] ?? shown));
  addEventListener('popstate', () => turnTo(recordAt(location.hash, ids, initial, shown)));
}
