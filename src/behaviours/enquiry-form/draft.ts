/** What was typed in a form, kept in the tab's session storage until it has arrived. Files can't be kept. */

import { session } from './session.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values, and the query of the page that they were typed on. */
interface Values {
  readonly query: string;
  readonly values: Readonly<Record<string, string>>;
}

export class Draft {
  readonly #key: string;
  readonly #controls: readonly Control[];

  /** @param controls those of the form; one for a file is left out */
  constructor(form: string | undefined, controls: readonly Control[]) {
    this.#key = `enquiry-draft-${form}`;
    this.#controls = controls.filter(({ type }) => type !== 'file');
  }

  keep() {
    const values = this.#controls.map((control) => [control.name, typedIn(control)]);
    session.write(this.#key, { query: location.search, values: Object.fromEntries(values) });
  }

  /** Fills in what was typed before and what the address asks for. */
  restore() {
    const wanted = new URLSearchParams(location.search);
    const draft = session.read<Values>(this.#key);
    for (const control of this.#controls) {
      const typed = draft?.values[control.name];
      if (typed) setValue(control, typed);
      // A choice made on this very address counts more than the one that the address asks for.
      if (draft?.query !== location.search) setChoice(control, wanted.get(control.name));
    }
  }

  forget() {
    session.remove(this.#key);
  }
}

function typedIn(control: Control): string {
  if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox') return control.value;
  return control.checked ? control.value : '';
}

function setValue(control: Control, value: string) {
  if (control instanceof HTMLSelectElement) setChoice(control, value);
  else if (control instanceof HTMLInputElement && control.type === 'checkbox')
    control.checked = true;
  else control.value = value;
}

/** Chooses an entry of a list; a value that the list doesn't have changes nothing. */
function setChoice(control: Control, value: string | null) {
  if (!(control instanceof HTMLSelectElement)) return;
  const option = value && [...control.options].find((known) => known.value === value);
  if (option) option.selected = true;
}
