/** Writes the tables of facts about the pages for the server, so that it needn't parse them (contract/site-tables.ts). */
import { hash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceOrigin } from '../contract/addresses.ts';
import { CONNECTIONS, FIELD_NAMES, type FieldName, HIDDEN, MARKERS } from '../contract/names.ts';
import {
  type AllowedSources,
  type FormSlot,
  type SiteTables,
  TABLES_FILE,
} from '../contract/site-tables.ts';
import type { BuiltElement, BuiltPage } from './built-page.ts';

/** A form as the tables describe it, with the names of missing parts. */
interface ReadForm {
  language: string | undefined;
  ids: Partial<Record<FieldName, string>>;
  slots: FormSlot[];
  missing: string[];
}

/** The fields that every form must have. */
const ALWAYS: readonly FieldName[] = ['name', 'email', 'consent'];

const errorOf = (name: FieldName) => `${MARKERS.error}="${name}"`;

const isField = (name: string | undefined): name is FieldName =>
  FIELD_NAMES.some((known) => known === name);

/** True for inline data such as JSON-LD, which is not run and needs no CSP source. */
const isData = ({ attributes }: BuiltElement) =>
  /^application\/(?:[\w.-]+\+)?json$/i.test((attributes.get('type') ?? '').trim());

/** An address as a CSP source: without a query, and with `;` and `,` percent-encoded, since they would end the source. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

/** The CSP source that allows one piece of inline code. Browsers read every line end as a line feed. */
const hashSource = (code: string) =>
  `'sha256-${hash('sha256', code.replace(/\r\n?/g, '\n'), 'base64')}'`;

/**
 * The CSP sources for exactly the inline scripts and styles of a page, and for the analytics script with the origins that it
 * sends to. If the parser misreads anything, the policy blocks it.
 */
export function allowedIn({ elements }: BuiltPage): AllowedSources {
  const analytics = elements.filter(
    ({ name, attributes }) => name === 'script' && attributes.has(CONNECTIONS),
  );
  const codes = (wanted: readonly BuiltElement[]) => [
    ...new Set(wanted.map(({ text }) => hashSource(text))),
  ];
  return {
    scripts: [
      ...codes(
        elements.filter(
          (element) =>
            element.name === 'script' &&
            !element.attributes.has('src') &&
            !isData(element) &&
            element.text !== '',
        ),
      ),
      ...analytics.map(({ attributes }) => sourceOf(attributes.get('src') ?? '')),
    ],
    styles: codes(elements.filter(({ name }) => name === 'style')),
    connections: analytics.flatMap(({ attributes }) =>
      (attributes.get(CONNECTIONS) ?? '').split(' ').filter(Boolean),
    ),
  };
}

/** Finds the slots of a form that the server fills (see MARKERS). */
function readForm(page: BuiltPage, form: BuiltElement): ReadForm {
  const ids: ReadForm['ids'] = {};
  const slots: FormSlot[] = [];
  const found = new Set<string | undefined>();
  let select: FieldName | undefined;
  let language: string | undefined;
  for (const element of page.elements) {
    if (element.form !== form) continue;
    const { attributes } = element;
    const name = attributes.get('name');
    const error = attributes.get(MARKERS.error);
    const inTag = page.moved(element.start + 1 + element.name.length);
    const inside = page.moved(element.contentStart);
    if (attributes.has(MARKERS.summary)) {
      found.add(MARKERS.summary);
      slots.push({ put: 'focus', at: inTag }, { put: 'summary', at: inside });
    } else if (isField(error)) {
      found.add(errorOf(error));
      slots.push({ put: 'error', field: error, at: inside });
    } else if (element.name === 'option') {
      const option = attributes.get('value');
      if (select && option) slots.push({ put: 'selected', field: select, option, at: inTag });
    } else if (['input', 'textarea', 'select'].includes(element.name)) {
      found.add(name);
      select = undefined;
      if (name === HIDDEN.language) language = attributes.get('value');
      if (name === HIDDEN.token) slots.push({ put: 'token', at: inTag });
      if (name === HIDDEN.from) slots.push({ put: 'from', at: inTag });
      if (!isField(name)) continue;
      ids[name] = attributes.get('id') ?? '';
      slots.push({ put: 'invalid', field: name, at: inTag });
      if (element.name === 'select') select = name;
      else if (element.name === 'textarea') slots.push({ put: 'text', field: name, at: inside });
      else if (name === 'consent') slots.push({ put: 'checked', field: name, at: inTag });
      else if (name !== 'attachment') slots.push({ put: 'value', field: name, at: inTag });
    }
  }
  // The other fields are optional, but each needs its error slot.
  const fields = FIELD_NAMES.filter(
    (name) => ALWAYS.includes(name) || found.has(name) || found.has(errorOf(name)),
  );
  const { language: _, ...hidden } = HIDDEN;
  const expected = [...Object.values(hidden), ...fields, MARKERS.summary, ...fields.map(errorOf)];
  return { language, ids, slots, missing: expected.filter((name) => !found.has(name)) };
}

/** Collects the tables from the pages passed to `add`. */
export class TableWriter {
  readonly #allowed: SiteTables['allowed'] = {};
  readonly #forms = new Map<string, NonNullable<SiteTables['forms'][string]>>();

  /**
   * Adds a page, after all changes to it.
   *
   * @throws if a form lacks a field or a slot
   */
  add(page: BuiltPage): void {
    const allowed = allowedIn(page);
    if (Object.values(allowed).some(({ length }) => length > 0)) this.#allowed[page.file] = allowed;
    const forms = page.elements.flatMap((element) => {
      const id = element.attributes.get(MARKERS.form);
      return element.name === 'form' && id ? [{ id, ...readForm(page, element) }] : [];
    });
    for (const { id, missing, ...form } of forms) {
      if (missing.length > 0) {
        throw new Error(`the form "${id}" on ${page.file} lacks ${missing.join(', ')}`);
      }
      // The other forms of the page get their tokens with this one.
      const others = forms.filter((each) => each.id !== id).flatMap(({ slots }) => slots);
      const slots = [
        ...form.slots,
        ...others.filter(({ put }) => put === 'token' || put === 'from'),
      ];
      slots.sort((one, other) => one.at - other.at);
      this.#forms.set(id, [...(this.#forms.get(id) ?? []), { page: page.file, ...form, slots }]);
    }
  }

  finish(): string {
    return `${this.#forms.size} forms, ${Object.keys(this.#allowed).length} pages with inline code`;
  }

  /** @param sources the fingerprint of the build's sources */
  write(folder: string, sources: string): void {
    const forms = Object.fromEntries(this.#forms);
    const service = serviceOrigin() || undefined;
    const tables: SiteTables = {
      sources,
      complete: false,
      service,
      allowed: this.#allowed,
      forms,
    };
    writeFileSync(join(folder, TABLES_FILE), JSON.stringify(tables));
  }
}

/** The pages of a build, sorted by name. */
export const pagesIn = (folder: string): string[] => globSync('**/*.html', { cwd: folder }).sort();
