/**
 * Shows one `[data-record]` at a time in a `[data-record-selector]`, chosen by links to the records' fragments or by a
 * `select` in the same order. Without script the style sheet shows the record that the address names. This avoids the jump
 * to the fragment, keeps links and dropdown in step, announces the change to assistive technology, and fetches a picture on
 * hover.
 */

/** Whether a click is a plain one of the main button; others open tabs and windows. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * The id of the record to show at an address.
 * @param hash of the address, with its #
 * @param ids of all records
 * @param initial the record for an address without a fragment
 * @param shown the current record, kept if the fragment is not that of a record
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

/** Scrolls to the start of a record unless its picture and title are already in view. */
function bringIntoView(record: HTMLElement | undefined) {
  const title = record?.querySelector('h3');
  if (!record || !title) return;
  const margins = [
    getComputedStyle(record).scrollMarginTop,
    getComputedStyle(document.documentElement).scrollPaddingTop,
  ];
  const top = margins.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  const isInView =
    Math.ceil(record.getBoundingClientRect().top) >= top &&
    title.getBoundingClientRect().bottom <= innerHeight;
  if (isInView) return;
  const reduce = matchMedia('(prefers-reduced-motion: reduce)').matches;
  record.scrollIntoView({ block: 'start', behavior: reduce ? 'instant' : 'smooth' });
}

export function startRecordSelector(root: HTMLElement) {
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
      if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    if (control) control.selectedIndex = ids.indexOf(id);
  };
  /** Shows a record and announces it. */
  const showAndAnnounce = (id: string) => {
    if (id === shown) return;
    show(id);
    const record = records.find((candidate) => candidate.id === id);
    if (status) status.textContent = record?.querySelector('h3')?.textContent ?? '';
  };
  const choose = (id: string) => {
    if (id === shown) return;
    history.pushState(null, '', `#${id}`);
    showAndAnnounce(id);
    bringIntoView(records.find((record) => record.id === id));
  };
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
      // The browser follows the link itself, but can't scroll to a hidden record.
      showAndAnnounce(record.id);
    }
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    root.addEventListener(type, (event) => {
      const picture = recordOf(event)?.querySelector('img');
      if (picture) picture.loading = 'eager';
    });
  }
  control?.addEventListener('change', () => choose(ids[control.selectedIndex] ?? shown));
  addEventListener('popstate', () => showAndAnnounce(recordAt(location.hash, ids, initial, shown)));
}
