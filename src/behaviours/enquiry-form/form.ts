/**
 * Sends `[data-enquiry-form]` forms without leaving the page, and keeps a draft. Without this script the browser submits
 * the form and the server returns the page with errors in the same places.
 */

import type { RefusedAnswer } from '../../../contract/answers.ts';
import { type Control, Draft } from './draft.ts';
import { keepRecap, thank } from './thanks.ts';
import { post, progressText, sizeText } from './upload.ts';

/** Screen readers hear the progress of an upload at steps of this many percent. */
const SPOKEN_STEP = 10;

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
  readonly #draft: Draft;
  /** Every control that the visitor fills in. */
  readonly #controls: readonly Control[];
  readonly #file: HTMLInputElement | null;
  readonly #token: HTMLInputElement | null;
  #tokenRequest: Promise<void> | undefined;
  #busy = false;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#controls = [...form.querySelectorAll<Control>('[aria-describedby][name]')];
    this.#draft = new Draft(form.dataset.enquiryForm, this.#controls);
    this.#file = form.querySelector('[data-enquiry-file]');
    this.#token = form.querySelector('[data-enquiry-token]');
    const from = form.querySelector<HTMLInputElement>('[data-enquiry-from]');
    const { referrer } = document;
    if (from && !from.value && referrer.startsWith(`${location.origin}/`)) {
      from.value = new URL(referrer).pathname;
    }

    // The browser's own messages are in its language. On translated pages the server's messages are shown instead.
    form.noValidate = form.elements.namedItem('language') !== null;
    // A form that the server returned is newer than any draft.
    if (!this.#one('[data-enquiry-summary]')?.hasChildNodes()) this.#draft.restore();
    form.addEventListener('input', () => this.#draft.keep());
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
    if (!this.#takesFile()) return this.#file?.focus();
    // Read before the controls are disabled: FormData leaves out disabled ones.
    const data = new FormData(this.#form);
    this.#setBusy(true);
    this.#clearErrors();
    this.#say(this.#form.dataset.enquirySending ?? '');
    try {
      await this.#fetchToken();
      if (this.#token) data.set(this.#token.name, this.#token.value);
      const answer = await post(this.#form.action, data, this.#progress());
      if (answer.status === 'refused') return this.#refused(answer);
      this.#draft.forget();
      keepRecap(this.#controls);
      location.assign(answer.location);
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
    this.#takesFile();
    const file = this.#file?.files?.[0];
    if (file) this.#say(`${file.name}, ${sizeText(file.size)}`);
  }

  /** Saves the visitor an upload that the server would refuse. @returns whether the file is small enough, or there is none */
  #takesFile(): boolean {
    const file = this.#file?.files?.[0];
    if (!this.#file || !file) return true;
    const { mostBytes, tooLarge = '' } = this.#file.dataset;
    const isTooLarge = file.size > Number(mostBytes);
    this.#showError(this.#file, isTooLarge ? tooLarge : '');
    return !isTooLarge;
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
