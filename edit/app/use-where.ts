import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../src/schema/walk.ts';
import { HOME, kindAt } from '../model/files.ts';
import { pathFrom } from './annotate.ts';
import { storedDrafts } from './work.ts';

/** The key in the URL; without one, that of a draft left by a crash, or the home page. */
const keyInAddress = () => location.hash.slice(1) || Object.keys(storedDrafts())[0] || HOME;

/** Opens an item as a click does, and renders its fields at once. */
function openItem(item: HTMLDetailsElement) {
  item.open = true;
  flushSync(() => item.dispatchEvent(new Event('toggle')));
}

/** Opens the fields along a path and scrolls to the innermost that exists: a missing value has no field. */
function bringIntoView(form: HTMLFormElement, path: Path, isFault: boolean) {
  let field: HTMLElement | null = null;
  for (const index of path.keys()) {
    const at = CSS.escape(path.slice(0, index + 1).join('.'));
    const next = form.querySelector<HTMLElement>(`[data-path="${at}"]`);
    field = next ?? field;
    if (next instanceof HTMLDetailsElement) openItem(next);
  }
  field?.scrollIntoView({ block: 'center' });
  for (const shown of form.querySelectorAll('.shown')) shown.classList.remove('shown');
  field?.classList.add('shown');
  if (!isFault) return;
  const control = field?.querySelector<HTMLElement>('input, textarea, select, button');
  control?.focus({ preventScroll: true });
}

/**
 * The open record, section and field, and the page shown beside them. The URL's hash holds the record's key.
 */
export function useWhere() {
  const [key, setKey] = useState(keyInAddress);
  const [pageWanted, setPageWanted] = useState<string>();
  const [field, setField] = useState({ path: [] as Path, isFault: false });
  const form = useRef<HTMLFormElement>(null);

  /** Opens a record. @param beside the page to show, if not the first that shows the record */
  const goTo = (to: string, beside?: string) => {
    location.hash = to;
    setKey(to);
    setPageWanted(beside);
    show([]);
  };
  /** Opens a section, or the section of a field, and scrolls to the field. An empty path is the record itself. */
  const show = (path: Path) => setField({ path, isFault: false });
  /** Goes to a field with a fault, by its dotted path. */
  const goToFault = (at: string, dots: string) => {
    if (at !== key) goTo(at);
    setField({ path: pathFrom(dots), isFault: true });
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
      if (form.current) bringIntoView(form.current, field.path, field.isFault);
    });
    return () => clearTimeout(timer);
  }, [field]);

  const [first, index] = field.path;
  return {
    key,
    /** The index of the open section of a page; undefined if the record's own fields are open. */
    section: kindAt(key)?.address && first === 'sections' ? Number(index) : undefined,
    pageWanted,
    setPageWanted,
    goTo,
    form,
    show,
    goToFault,
  };
}
