import { FIELD_NAMES, type FieldName, type FormId, HIDDEN, MARKERS } from '../../contract/names.ts';
import { StartError } from '../start-error.ts';
import type { Catalogue, StaticFile } from '../static/catalogue.ts';
import { type HtmlTag, htmlTags } from '../static/html-tags.ts';

/** What a form is filled in with. */
export interface FormState {
  token: string;
  /** Path of the page that the visitor came from; may be empty. */
  from: string;
  /** What was typed, by the name of its control. */
  values: ReadonlyMap<string, string>;
  /** What is wrong, in the order of the form. */
  errors: ReadonlyMap<FieldName, string>;
  /** What stands above the form; without it nothing does. */
  summary: { title: string; text: string } | undefined;
}

/** A built page with a form that can be filled in. */
export interface FormPage {
  /** Path of the page. */
  address: string;
  file: StaticFile;
  /** The page as HTML, its form filled in. */
  render: (state: FormState) => string;
}

/** A place in the page where something is put in. */
interface Slot {
  at: number;
  fill: (state: FormState) => string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, for content and for attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const isField = (name: string): name is FieldName => FIELD_NAMES.some((known) => known === name);

/** The summary: what happened, and a link to each field that has to be mended. */
function renderSummary(state: FormState, ids: ReadonlyMap<FieldName, string>): string {
  const { summary, errors } = state;
  if (summary === undefined) return '';
  const links = [...errors].map(
    ([field, message]) =>
      `<li><a href="#${escapeHtml(ids.get(field) ?? '')}">${escapeHtml(message)}</a></li>`,
  );
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
  return `<h3>${escapeHtml(summary.title)}</h3><p>${escapeHtml(summary.text)}</p>${list}`;
}

/** Collects the slots of one form, tag by tag. */
class FormReader {
  readonly slots: Slot[] = [];
  readonly ids = new Map<FieldName, string>();
  readonly #found = new Set<string>();
  #select: FieldName | undefined;

  /** Takes in one start tag of the form. */
  read({ name: element, attributes, start, end }: HtmlTag): void {
    const inTag = start + 1 + element.length;
    const name = attributes.get('name') ?? '';
    const summary = attributes.has(MARKERS.summary);
    const error = attributes.get(MARKERS.error);
    if (summary) {
      this.#found.add(MARKERS.summary);
      // Where something is said it is read first, script or not.
      this.#add(inTag, (state) => (state.summary ? ' autofocus' : ''));
      this.#add(end, (state) => renderSummary(state, this.ids));
    } else if (error !== undefined && isField(error)) {
      this.#found.add(`${MARKERS.error}="${error}"`);
      this.#add(end, ({ errors }) => escapeHtml(errors.get(error) ?? ''));
    } else if (element === 'option') {
      this.#readOption(inTag, attributes.get('value') ?? '');
    } else if (element === 'input' || element === 'textarea' || element === 'select') {
      this.#found.add(name);
      this.#select = element === 'select' && isField(name) ? name : undefined;
      if (name === HIDDEN.token) this.#add(inTag, ({ token }) => ` value="${escapeHtml(token)}"`);
      if (name === HIDDEN.from) this.#add(inTag, ({ from }) => ` value="${escapeHtml(from)}"`);
      if (isField(name)) this.#readControl(element, name, attributes, inTag, end);
    }
  }

  #add(at: number, fill: Slot['fill']): void {
    this.slots.push({ at, fill });
  }

  #readOption(inTag: number, value: string): void {
    const select = this.#select;
    if (select === undefined || value === '') return;
    this.#add(inTag, ({ values }) => (values.get(select) === value ? ' selected' : ''));
  }

  #readControl(
    element: string,
    name: FieldName,
    attributes: HtmlTag['attributes'],
    inTag: number,
    end: number,
  ): void {
    this.ids.set(name, attributes.get('id') ?? '');
    this.#add(inTag, ({ errors }) => (errors.has(name) ? ' aria-invalid="true"' : ''));
    const typed = (values: FormState['values']) => escapeHtml(values.get(name) ?? '');
    if (element === 'textarea') {
      // The first line feed of a text area is not part of its text.
      this.#add(end, ({ values }) => (values.get(name) ? `\n${typed(values)}` : ''));
    } else if (name === 'consent') {
      this.#add(inTag, ({ values }) => (values.get(name) ? ' checked' : ''));
    } else if (element === 'input' && name !== 'attachment') {
      this.#add(inTag, ({ values }) => (values.get(name) ? ` value="${typed(values)}"` : ''));
    }
  }

  /** What the form should hold and doesn't. */
  missing(): string[] {
    return [
      ...Object.values(HIDDEN),
      ...FIELD_NAMES,
      MARKERS.summary,
      ...FIELD_NAMES.map((name) => `${MARKERS.error}="${name}"`),
    ].filter((name) => !this.#found.has(name));
  }
}

/** The slots of the form in a page; undefined if the page hasn't got it. */
function readForm(html: string, id: FormId): FormReader | undefined {
  let reader: FormReader | undefined;
  for (const tag of htmlTags(html)) {
    if (tag.name === 'form' && tag.closing && reader) return reader;
    if (reader && !tag.closing) reader.read(tag);
    else if (tag.name === 'form' && tag.attributes.get(MARKERS.form) === id)
      reader = new FormReader();
  }
  return reader;
}

function formPage(address: string, file: StaticFile, html: string, reader: FormReader): FormPage {
  const slots = reader.slots.sort((a, b) => a.at - b.at);
  // The page in parts, with a slot behind each but the last: what can be prepared is, since pages are asked for often.
  const starts = [0, ...slots.map(({ at }) => at)];
  const parts = starts.map((start, index) => html.slice(start, starts[index + 1]));
  return {
    address,
    file,
    render: (state) =>
      parts.map((part, index) => part + (slots[index]?.fill(state) ?? '')).join(''),
  };
}

/**
 * Finds the page of each form in the build: the first, by address, that shows it.
 *
 * @returns by form; one that no page shows is left out
 * @throws StartError where a form lacks a field or a slot
 */
export function findFormPages(catalogue: Catalogue, ids: readonly FormId[]): Map<FormId, FormPage> {
  const pages = new Map<FormId, FormPage>();
  for (const [address, file] of [...catalogue.resources].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (file.kind !== 'file') continue;
    const { body, contentHeaders } = file.representations.identity;
    if (!contentHeaders['content-type']?.startsWith('text/html') || !body.includes(MARKERS.form))
      continue;
    const html = body.toString('utf8');
    for (const id of ids) {
      const reader = pages.has(id) ? undefined : readForm(html, id);
      if (reader === undefined) continue;
      const missing = reader.missing();
      if (missing.length > 0) {
        throw new StartError(
          `The form "${id}" on ${address} lacks ${missing.join(', ')}: mend the page and run npm run build`,
        );
      }
      pages.set(id, formPage(address, file, html, reader));
    }
  }
  return pages;
}
