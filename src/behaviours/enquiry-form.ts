/**
 * Sends the forms marked `data-enquiry-form` without leaving the page, and keeps what was typed. Without this
 * script the browser sends them by itself and the service shows what is wrong in the same places.
 *
 * What was typed is kept in the tab's session storage until it has arrived, never the file. After that the name,
 * the choice and the file's name stay there for the page that thanks, which takes them out as it reads them.
 */

import type { ReceivedAnswer, RefusedAnswer } from '../../contract/texts.ts';

/** What is sent may take as long as the service allows, in ms. */
const TIMEOUT_MS = 130_000;
/** The progress of an upload is said aloud each so many percent. */
const SPOKEN_STEP = 10;
const KB = 1024;
const MB = KB * KB;

const DRAFT_KEY = 'enquiry-draft-';
const RECAP_KEY = 'enquiry-recap';

/** What was typed, and the query of the page it was typed on. */
interface Draft {
  readonly query: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What the page that thanks may repeat. */
type Recap = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A number as the page's language writes it. */
const numberText = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(document.documentElement.lang, options).format(value);

/**
 * A number of bytes as people read it.
 * @param unitOf the number whose unit is used, so that two can be compared
 */
export function sizeText(bytes: number, unitOf = bytes, style: 'unit' | 'decimal' = 'unit') {
  const small = unitOf < MB;
  const digits = small ? 0 : 1;
  // A file of a few bytes is no file of nothing.
  return numberText(small ? Math.ceil(bytes / KB) : bytes / MB, {
    style,
    unit: small ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** How far an upload is: "62%, 1.5 of 2.4 MB". @param words with {percent}, {sent} and {total} */
export function progressText(words: string, loaded: number, total: number): string {
  const percent = Math.floor((loaded / total) * 100) / 100;
  return words
    .replace('{percent}', numberText(percent, { style: 'percent' }))
    .replace('{sent}', sizeText(loaded, total, 'decimal'))
    .replace('{total}', sizeText(total));
}

/** Session storage, as far as the browser grants it. */
const stored = {
  read<Value>(key: string): Value | undefined {
    try {
      // Nobody but this script writes these entries.
      return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: Draft | Recap) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage nothing survives a reload; the form works all the same.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to remove then.
    }
  },
};

/** Starts every form, and the thanks after one. */
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
  /** Everything that is filled in. */
  readonly #controls: readonly Control[];
  readonly #file: HTMLInputElement | null;
  readonly #token: HTMLInputElement | null;
  #tokenOnItsWay: Promise<void> | undefined;
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

    // A browser's own checks speak its language, not that of the page: there the service's answer is shown instead.
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
    // Back again: neither half sent nor with a token that is used up.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#renew());
    this.#showFile();
    form.dataset.enquiryReady = '';
  }

  /** The button below the fields; a summary may hold another. */
  #button() {
    return [...this.#form.querySelectorAll<HTMLElement>('button[type="submit"]')].at(-1);
  }

  #one(selector: string) {
    return this.#form.querySelector<HTMLElement>(selector);
  }

  /** Fields whose value is text; the file's can't be kept. */
  #texts() {
    return this.#controls.filter((control) => control !== this.#file);
  }

  #keep() {
    const values = this.#texts().map((control) => [control.name, typedIn(control)]);
    stored.write(this.#draftKey, { query: location.search, values: Object.fromEntries(values) });
  }

  /** Fills in what the address asks for and what was typed before; what the service filled in is newer. */
  #restore() {
    const wanted = new URLSearchParams(location.search);
    const draft = stored.read<Draft>(this.#draftKey);
    const shownAgain = this.#one('[data-enquiry-summary]')?.hasChildNodes();
    for (const control of shownAgain ? [] : this.#texts()) {
      const typed = draft?.values[control.name];
      if (typed) setValue(control, typed);
      // A choice made on this very address counts more than the one that the address asks for.
      if (draft?.query !== location.search) setChoice(control, wanted.get(control.name));
    }
  }

  /** A token, where the page came without one. */
  #fetchToken(): Promise<void> {
    const token = this.#token;
    const { enquiryTokenAddress } = this.#form.dataset;
    if (!token || token.value || !enquiryTokenAddress) return Promise.resolve();
    this.#tokenOnItsWay ??= fetch(enquiryTokenAddress, { headers: { accept: 'application/json' } })
      .then((response) => response.json())
      .then((answer: { token?: string }) => {
        token.value = answer.token ?? '';
      })
      .finally(() => {
        this.#tokenOnItsWay = undefined;
      });
    return this.#tokenOnItsWay;
  }

  async #send() {
    // Before the fields are locked: locked ones are not sent.
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

  /** Shows and says how far the upload is; undefined without a file. */
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

  /** A copy of what a template holds. */
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

  /** Follows a link of the summary to its field without a change of address. */
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
    // Said at once, since the upload would take its time; it is still the service that refuses.
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

  /** Locks and unlocks the form. The button keeps the focus, so it is locked by word only. */
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

  /** An empty form again, after the one before was sent. */
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

/** Sends the form; the promise fails where no answer of the service comes back. */
function post(
  address: string,
  data: FormData,
  onProgress: ((share: number) => void) | undefined,
): Promise<ReceivedAnswer | RefusedAnswer> {
  return new Promise((resolve, reject) => {
    // Not fetch, which doesn't tell how far an upload is.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      // Something between visitor and service, such as a proxy, may answer in its own way.
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

/** Names whom it thanks and repeats what was sent, once: what it read is gone. */
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

/** Chooses an entry of a list; a value that the list doesn't have changes nothing. */
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
