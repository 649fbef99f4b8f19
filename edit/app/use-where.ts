import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../src/schema/walk.ts';
import { HOME, kindAt } from '../schema/files.ts';
import { placeOf } from './annotate.ts';
import { kept } from './work.ts';

/** The record in the address; where there is none, what was not saved before a crash, or the home page. */
const keyInAddress = () => location.hash.slice(1) || Object.keys(kept())[0] || HOME;

/** Opens an item as a click does; its fields are there at once. */
function openItem(item: HTMLDetailsElement) {
  item.open = true;
  flushSync(() => item.dispatchEvent(new Event('toggle')));
}

/** Opens the fields that a path leads through and brings the last into view: what is missing has none, what holds it has. */
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
 * What is worked on: a record, and a section and a field of it, beside a page that shows it. The record stands in the
 * address.
 */
export function useWhere() {
  const [key, setKey] = useState(keyInAddress);
  const [chosen, setChosen] = useState<number>();
  const [pageWanted, setPageWanted] = useState<string>();
  const [shown, setShown] = useState<{ readonly path: Path; readonly isToMend: boolean }>();
  const form = useRef<HTMLFormElement>(null);

  /** Opens a record. @param beside the page that stays, where it is not the one that shows the record first */
  const goTo = (to: string, beside?: string) => {
    location.hash = to;
    setKey(to);
    setPageWanted(beside);
    setChosen(undefined);
  };
  /** Brings a field of the record into view. */
  const show = (path: Path) => setShown({ path, isToMend: false });
  /** Leads to a field that is wrong, by its path with dots. */
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
    // Another record is read from its top; what is to be shown in it comes into view after that.
    form.current?.scrollTo(0, 0);
    return () => removeEventListener('hashchange', go);
  }, [key]);
  useEffect(() => {
    // After what is being drawn: an item that opens draws its fields at once.
    const timer = setTimeout(() => {
      if (shown && form.current) bringIntoView(form.current, shown.path, shown.isToMend);
    });
    return () => clearTimeout(timer);
  }, [shown]);

  return { key, chosen, setChosen, pageWanted, setPageWanted, goTo, form, show, mend };
}
