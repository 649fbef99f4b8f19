import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../src/schema/walk.ts';
import { HOME, kindAt } from '../schema/files.ts';
import { placeOf } from './annotate.ts';
import { kept } from './work.ts';

/** The key in the URL; without one, that of a draft left by a crash, or the home page. */
const keyInAddress = () => location.hash.slice(1) || Object.keys(kept())[0] || HOME;

/** Opens an item as a click does, and renders its fields at once. */
function openItem(item: HTMLDetailsElement) {
  item.open = true;
  flushSync(() => item.dispatchEvent(new Event('toggle')));
}

/** Opens the fields along a path and scrolls to the innermost that exists: a missing value has no field. */
function bringIntoView(form: HTMLFormElement, path: Path, isToMend: boolean) {
  let field: HTMLElement | null = null;
  for (const place of path.keys()) {
    const at = CSS.escape(path.slice(0, place + 1).join('.'));
    const next = form.querySelector<HTMLElement>(`[data-path="${at}"], [data-item="${at}"]`);
    field = next ?? field;
    if (next instanceof HTMLDetailsElement) openItem(next);
  }
  field?.scrollIntoView({ block: 'center' });
  for (const shown of form.querySelectorAll('.shown')) shown.classList.remove('shown');
  field?.classList.add('shown');
  if (!isToMend) return;
  const control = field?.querySelector<HTMLElement>('input, textarea, select, button');
  control?.focus({ preventScroll: true });
}

/**
 * The open record, section and field, and the page shown beside them. The URL's hash holds the record's key.
 */
export function useWhere() {
  const [key, setKey] = useState(keyInAddress);
  const [chosen, setChosen] = useState<number>();
  const [pageWanted, setPageWanted] = useState<string>();
  const [shown, setShown] = useState<{ readonly path: Path; readonly isToMend: boolean }>();
  const form = useRef<HTMLFormElement>(null);

  /** Opens a record. @param beside the page to show, if not the first that shows the record */
  const goTo = (to: string, beside?: string) => {
    location.hash = to;
    setKey(to);
    setPageWanted(beside);
    setChosen(undefined);
  };
  /** Scrolls to a field of the record. */
  const show = (path: Path) => setShown({ path, isToMend: false });
  /** Goes to a field with a fault, by its dotted path. */
  const mend = (at: string, dots: string) => {
    if (at !== key) goTo(at);
    const { path } = placeOf(`${at}#${dots}`);
    setChosen(path[0] === 'sections' && kindAt(at)?.address ? Number(path[1]) : undefined);
    setShown({ path, isToMend: true });
  };
  useEffect(() => {
    const go = () => {
      if (keyInAddress() !== key) goTo(keyInAddress());
    };
    addEventListener('hashchange', go);
    // Another record starts at its top; the field to show is scrolled to after that.
    form.current?.scrollTo(0, 0);
    return () => removeEventListener('hashchange', go);
  }, [key]);
  useEffect(() => {
    // Waits for the current render.
    const timer = setTimeout(() => {
      if (shown && form.current) bringIntoView(form.current, shown.path, shown.isToMend);
    });
    return () => clearTimeout(timer);
  }, [shown]);

  return { key, chosen, setChosen, pageWanted, setPageWanted, goTo, form, show, mend };
}
