/** The draft of a form, in the tab's session storage until the enquiry is acknowledged. Files can't be stored. */

import { session } from './session.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed, and the query string of the page at the time. */
interface Values {
  readonly query: string;
  readonly values: Readonly<Record<string, string>>;
}

export class Draft {
  readonly #key: string;
  readonly #controls: readonly Control[];

  /** @param controls of the form; the one for a file is ignored */
  constructor(form: string | undefined, controls: readonly Control[]) {
    this.#key = `enquiry-draft-${form}`;
    this.#controls = controls.filter(({ type }) => type !== 'file');
  }

  keep() {
    const values = this.#controls.map((control) => [control.name, typedIn(control)]);
    session.write(this.#key, { query: location.search, values: Object.fromEntries(values) });
  }

  /** Fills in the draft and the choices in the query string. */
  restore() {
    const wanted = new URLSearchParams(location.search);
    const draft = session.read<Values>(this.#key);
    for (const control of this.#controls) {
      const typed = draft?.values[control.name];
      if (typed) setValue(control, typed);
      // A choice in a draft from this same address takes precedence over the query string.
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

/** Selects an option; a value that is not in the list changes nothing. */
function setChoice(control: Control, value: string | null) {
  if (!(control instanceof HTMLSelectElement)) return;
  const option = value && [...control.options].find((known) => known.value === value);
  if (option) option.selected = true;
}
