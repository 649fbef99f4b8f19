import { useCallback, useEffect, useRef, useState } from 'react';
import type { Path } from '../../src/schema/walk.ts';
import { kindAt } from '../schema/files.ts';
import { placeOf } from './marks.ts';

/** Opens the fields that a path leads through and brings the last into view: what is missing has none, what holds it has. */
function bringIntoView(form: HTMLFormElement, path: Path, isToMend: boolean) {
  const fields = path.map((_name, place) =>
    form.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(path.slice(0, place + 1).join('.'))}"]`,
    ),
  );
  const field = fields.findLast((each) => each !== null);
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true;
  }
  field?.scrollIntoView({ block: 'center' });
  for (const shown of form.querySelectorAll('.shown')) shown.classList.remove('shown');
  field?.classList.add('shown');
  if (isToMend) {
    field
      ?.querySelector<HTMLElement>('input, textarea, select, button')
      ?.focus({ preventScroll: true });
  }
}

/**
 * Leads to fields of the form.
 * @param key the record that is open
 * @param setChosen opens one of its sections
 * @param goTo opens another record
 */
export function useShown(
  key: string,
  setChosen: (section: number | undefined) => void,
  goTo: (key: string) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<{ readonly path: Path; readonly isToMend: boolean }>();
  /** Brings a field of the record into view. */
  const show = useCallback((path: Path) => setShown({ path, isToMend: false }), []);
  /** Leads to a field that is wrong, by its path with dots. */
  const mend = useCallback(
    (at: string, dots: string) => {
      if (at !== key) goTo(at);
      const { path } = placeOf(`${at}#${dots}`);
      setChosen(path[0] === 'sections' && kindAt(at)?.address ? Number(path[1]) : undefined);
      setShown({ path, isToMend: true });
    },
    [key, goTo, setChosen],
  );
  // Another record is read from its top; what is to be shown in it comes into view after that.
  useEffect(() => {
    form.current?.scrollTo(0, 0);
  }, [key]);
  useEffect(() => {
    if (shown && form.current) bringIntoView(form.current, shown.path, shown.isToMend);
  }, [shown]);

  return { form, show, mend };
}
