/**
 * Sends `[data-enquiry-form]` forms without leaving the page, and keeps a draft. Without this script the browser submits
 * the form and the service returns the page with errors in the same places.
 *
 * The draft, without the file, stays in session storage until the enquiry is acknowledged. The name, the chosen option and
 * the file's name then stay there for the thank-you page, which removes them as it reads them.
 */

import type { ReceivedAnswer, RefusedAnswer } from '../../contract/texts.ts';

/** As long as the service allows for a request, in ms. */
const TIMEOUT_MS = 130_000;
/** Screen readers hear the progress of an upload at steps of this many percent. */
const SPOKEN_STEP = 10;
const KB = 1024;
const MB = KB * KB;

const DRAFT_KEY = 'enquiry-draft-';
const RECAP_KEY = 'enquiry-recap';

/** What was typed, and the query string of the page at the time. */
interface Draft {
  readonly query: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What the thank-you page repeats, by field name. */
type Recap = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A number in the format of the page's language. */
const numberText = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(document.documentElement.lang, options).format(value);

/**
 * A number of bytes in kB or MB.
 * @param unitOf the number of bytes that decides the unit, so that two sizes can share one
 */
export function sizeText(bytes: number, unitOf = bytes, style: 'unit' | 'decimal' = 'unit') {
  const small = unitOf < MB;
  const digits = small ? 0 : 1;
  // Rounded up, so that a file of a few bytes isn't shown as 0 kB.
  return numberText(small ? Math.ceil(bytes / KB) : bytes / MB, {
    style,
    unit: small ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Upload progress such as "62%, 1.5 of 2.4 MB". @param words a text with {percent}, {sent} and {total} */
export function progressText(words: string, loaded: number, total: number): string {
  const percent = Math.floor((loaded / total) * 100) / 100;
  return words
    .replace('{percent}', numberText(percent, { style: 'percent' }))
    .replace('{sent}', sizeText(loaded, total, 'decimal'))
    .replace('{total}', sizeText(total));
}

/** Session storage; does nothing where the browser blocks it. */
const stored = {
  read<Value>(key: string): Value | undefined {
    try {
      // Only this script writes these entries.
      return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: Draft | Recap) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage the draft is lost on a reload; the form still works.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

/** Starts every form on the page, and fills in the thank-you section if there is one. */
export function startEnquiryForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-enquiry-form]')) {
    new EnquiryForm(form);
  }
  const thanks = document.querySelector<HTMLElement>('[data-enquiry-thanks]');
  if (thanks) thank(thanks);
}

class EnquiryForm {
  readonly #form: HTMLFormElement;
  readonly #draftKey: string;
  /** Every control that the visitor fills in. */
  readonly #controls: readonly Control[];
  readonly #file: HTMLInputElement | null;
  readonly #token: HTMLInputElement | null;
  #tokenRequest: Promise<void> | undefined;
  #busy = false;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#draftKey = DRAFT_KEY + form.dataset.enquiryForm;
    this.#controls = [...form.querySelectorAll<Control>('[aria-describedby][name]')];
    this.#file = form.querySelector('[data-enquiry-file]');
    this.#token = form.querySelector('[data-enquiry-token]');
    const from = form.querySelector<HTMLInputElement>('[data-enquiry-from]');
    const cameFrom = URL.parse(document.referrer);
    if (from && !from.value && cameFrom?.origin === location.origin) from.value = cameFrom.pathname;

    // The browser's own messages are in its language. On translated pages the service's messages are shown instead.
    form.noValidate = form.elements.namedItem('language') !== null;
    this.#restore();
    form.addEventListener('input', () => this.#keep());
    this.#file?.addEventListener('change', () => this.#pickFile());
    form.addEventListener('focusin', () => void this.#fetchToken().catch(() => {}));
    form.addEventListener('click', (event) => this.#jump(event));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#busy) void this.#send();
    });
    this.#one('[data-enquiry-file-remove]')?.addEventListener('click', () => this.#removeFile());
    // A page restored from the back/forward cache must not stay locked or keep its used token.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#renew());
    this.#showFile();
    form.dataset.enquiryReady = '';
  }

  /** The submit button below the fields; the error summary may hold another. */
  #button() {
    return [...this.#form.querySelectorAll<HTMLElement>('button[type="submit"]')].at(-1);
  }

  #one(selector: string) {
    return this.#form.querySelector<HTMLElement>(selector);
  }

  /** All controls but the file, which can't be stored. */
  #texts() {
    return this.#controls.filter((control) => control !== this.#file);
  }

  #keep() {
    const values = this.#texts().map((control) => [control.name, typedIn(control)]);
    stored.write(this.#draftKey, { query: location.search, values: Object.fromEntries(values) });
  }

  /** Fills in the draft and the choices in the query string, unless the service returned the form filled in. */
  #restore() {
    const wanted = new URLSearchParams(location.search);
    const draft = stored.read<Draft>(this.#draftKey);
    const shownAgain = this.#one('[data-enquiry-summary]')?.hasChildNodes();
    for (const control of shownAgain ? [] : this.#texts()) {
      const typed = draft?.values[control.name];
      if (typed) setValue(control, typed);
      // A choice in a draft from this same address takes precedence over the query string.
      if (draft?.query !== location.search) setChoice(control, wanted.get(control.name));
    }
  }

  /** Fetches a form token if the page came without one. */
  #fetchToken(): Promise<void> {
    const token = this.#token;
    const { enquiryTokenAddress } = this.#form.dataset;
    if (!token || token.value || !enquiryTokenAddress) return Promise.resolve();
    this.#tokenRequest ??= fetch(enquiryTokenAddress, { headers: { accept: 'application/json' } })
      .then((response) => response.json())
      .then((answer: { token?: string }) => {
        token.value = answer.token ?? '';
      })
      .finally(() => {
        this.#tokenRequest = undefined;
      });
    return this.#tokenRequest;
  }

  async #send() {
    // Read before the controls are disabled: FormData leaves out disabled ones.
    const data = new FormData(this.#form);
    this.#setBusy(true);
    this.#clearErrors();
    this.#say(this.#form.dataset.enquirySending ?? '');
    try {
      await this.#fetchToken();
      if (this.#token) data.set(this.#token.name, this.#token.value);
      const answer = await post(this.#form.action, data, this.#progress());
      if (answer.status === 'received') this.#leave(answer.location);
      else this.#refused(answer);
    } catch {
      this.#setBusy(false);
      this.#showSummary(this.#copy('[data-enquiry-failed]'), this.#copy('[data-enquiry-again]'));
    }
  }

  /** Returns a function that shows and announces upload progress, or undefined without a file. */
  #progress() {
    const total = this.#file?.files?.[0]?.size;
    const box = this.#one('[data-enquiry-progress]');
    const bars = box?.querySelectorAll('rect:last-child');
    const text = box?.querySelector<HTMLElement>('[data-enquiry-progress-text]');
    if (!total || !box || !bars || !text) return undefined;
    let spoken = 0;
    box.hidden = false;
    return (share: number) => {
      const words = progressText(text.dataset.enquiryProgressText ?? '', total * share, total);
      for (const bar of bars) bar.setAttribute('width', `${share * 100}%`);
      text.textContent = words;
      const step = Math.floor((share * 100) / SPOKEN_STEP);
      if (step > spoken) this.#say(words);
      spoken = step;
    };
  }

  #leave(address: string) {
    stored.remove(this.#draftKey);
    const recap: Record<string, string> = {};
    for (const control of this.#controls) {
      if (control instanceof HTMLSelectElement) {
        if (control.value) recap[control.name] = control.selectedOptions[0]?.text ?? '';
      } else if (control === this.#file) {
        const file = control.files?.[0];
        if (file) recap[control.name] = `${file.name}, ${sizeText(file.size)}`;
      } else if (control.name === 'name') {
        recap[control.name] = control.value;
      }
    }
    stored.write(RECAP_KEY, recap);
    location.assign(address);
  }

  #refused({ reason, title, text, errors, token }: RefusedAnswer) {
    if (this.#token) this.#token.value = token;
    this.#setBusy(false);
    const list = document.createElement('ul');
    for (const { field, message } of errors) {
      const control = this.#controls.find(({ name }) => name === field);
      if (!control) continue;
      this.#showError(control, message);
      list.append(element('li', link(`#${control.id}`, message)));
    }
    this.#showSummary(
      element('h3', title),
      element('p', text),
      ...(list.hasChildNodes() ? [list] : []),
      ...(reason === 'invalid' ? [] : [this.#copy('[data-enquiry-again]')]),
    );
  }

  #showSummary(...content: Node[]) {
    this.#say('');
    const summary = this.#one('[data-enquiry-summary]');
    summary?.replaceChildren(...content);
    summary?.focus();
  }

  /** A copy of the content of a template. */
  #copy(selector: string): DocumentFragment {
    const template = this.#form.querySelector<HTMLTemplateElement>(selector);
    return template ? document.importNode(template.content, true) : new DocumentFragment();
  }

  #clearErrors() {
    const summary = this.#one('[data-enquiry-summary]');
    if (summary?.contains(document.activeElement)) this.#button()?.focus();
    summary?.replaceChildren();
    for (const control of this.#controls) this.#showError(control, '');
  }

  #showError(control: Control, message: string) {
    const slot = this.#one(`[data-enquiry-error="${control.name}"]`);
    if (slot) slot.textContent = message;
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }

  /** Moves the focus from a link in the summary to its field, without changing the address. */
  #jump(event: MouseEvent) {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    const control = link && this.#controls.find(({ id }) => `#${id}` === link.hash);
    if (!control) return;
    event.preventDefault();
    control.focus();
  }

  #showFile() {
    const name = this.#one('[data-enquiry-file-name]');
    const size = this.#one('[data-enquiry-file-size]');
    const remove = this.#one('[data-enquiry-file-remove]');
    if (!this.#file || !name || !size || !remove) return;
    const file = this.#file.files?.[0];
    name.dataset.empty ??= name.textContent ?? '';
    name.textContent = file?.name ?? name.dataset.empty;
    name.toggleAttribute('data-picked', Boolean(file));
    size.textContent = file ? sizeText(file.size) : '';
    remove.hidden = !file;
  }

  #pickFile() {
    this.#showFile();
    const file = this.#file?.files?.[0];
    if (!this.#file || !file) return;
    const { mostBytes, tooLarge = '' } = this.#file.dataset;
    // Saves the visitor an upload that the service would refuse.
    this.#showError(this.#file, file.size > Number(mostBytes) ? tooLarge : '');
    this.#say(`${file.name}, ${sizeText(file.size)}`);
  }

  #removeFile() {
    if (!this.#file || this.#busy) return;
    this.#file.value = '';
    this.#showError(this.#file, '');
    this.#showFile();
    this.#say(this.#one('[data-enquiry-file-name]')?.textContent ?? '');
    this.#file.focus();
  }

  /** Locks and unlocks the form. The button only gets `aria-disabled`, so that it keeps the focus. */
  #setBusy(busy: boolean) {
    this.#busy = busy;
    this.#form.toggleAttribute('data-enquiry-busy', busy);
    for (const control of this.#controls) {
      const isText =
        control instanceof HTMLTextAreaElement ||
        (control instanceof HTMLInputElement && !['checkbox', 'file'].includes(control.type));
      if (isText) control.readOnly = busy;
      else control.disabled = busy;
    }
    const remove = this.#one('[data-enquiry-file-remove]');
    if (remove) remove.hidden = busy || !this.#file?.files?.length;
    const progress = this.#one('[data-enquiry-progress]');
    if (progress && !busy) progress.hidden = true;
    const button = this.#button();
    const label = button?.querySelector('span');
    if (!button || !label) return;
    button.dataset.label ??= label.textContent ?? '';
    label.textContent = (busy && this.#form.dataset.enquirySending) || button.dataset.label;
    if (busy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }

  /** Empties the form after it was sent. */
  #renew() {
    if (!this.#busy) return;
    this.#setBusy(false);
    this.#form.reset();
    this.#one('[data-enquiry-summary]')?.replaceChildren();
    if (this.#token) this.#token.value = '';
    this.#showFile();
  }

  #say(words: string) {
    const status = this.#one('[data-enquiry-status]');
    if (status) status.textContent = words;
  }
}

/** Sends the form; rejects if the service doesn't answer. */
function post(
  address: string,
  data: FormData,
  onProgress: ((share: number) => void) | undefined,
): Promise<ReceivedAnswer | RefusedAnswer> {
  return new Promise((resolve, reject) => {
    // fetch() doesn't report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      // A proxy in between may answer in another format.
      const answer: ReceivedAnswer | RefusedAnswer | null = request.response;
      if (answer?.status === 'received' || answer?.status === 'refused') resolve(answer);
      else reject(new Error('no answer of the service'));
    });
    for (const type of ['error', 'abort', 'timeout']) {
      request.addEventListener(type, () => reject(new Error(type)));
    }
    request.send(data);
  });
}

/** Adds the sender's name and what was sent to the thank-you section, once. */
function thank(thanks: HTMLElement) {
  const recap = stored.read<Recap>(RECAP_KEY);
  stored.remove(RECAP_KEY);
  if (!recap) return;
  const [firstName] = (recap.name ?? '').trim().split(/\s+/);
  const name = thanks.querySelector<HTMLElement>('[data-enquiry-name]');
  if (name && firstName)
    name.textContent = (name.dataset.enquiryName ?? '').replace('{name}', firstName);
  for (const row of thanks.querySelectorAll<HTMLElement>('[data-enquiry-recap]')) {
    const value = recap[row.dataset.enquiryRecap ?? ''];
    const place = row.querySelector('dd');
    if (!value || !place) continue;
    place.textContent = value;
    row.hidden = false;
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

function element(name: string, content: string | Node): HTMLElement {
  const made = document.createElement(name);
  made.append(content);
  return made;
}

function link(href: string, words: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = words;
  return made;
}
