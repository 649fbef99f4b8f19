import { pageAddress } from '../../contract/addresses.ts';
import type { FieldName } from '../../contract/names.ts';
import type { FormSlot, FormSlots } from '../../contract/site-tables.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Catalogue, StaticFile } from '../static/catalogue.ts';

/** The values that a form is filled in with. */
export interface FormState {
  token: string;
  /** Path of the referring page; may be empty. */
  from: string;
  /** Entered values, by name of control. */
  values: ReadonlyMap<string, string>;
  /** Error messages, in the order of the form. */
  errors: ReadonlyMap<FieldName, string>;
  /** The message above the form, if any. */
  summary: { title: string; text: string } | undefined;
}

/** The summary: what happened, and a link to each field with an error. */
function renderSummary(state: FormState, ids: FormSlots['ids']): string {
  const { summary, errors } = state;
  if (summary === undefined) return '';
  const links = [...errors].map(
    ([field, message]) =>
      `<li><a href="#${escapeHtml(ids[field] ?? '')}">${escapeHtml(message)}</a></li>`,
  );
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
  return `<h3>${escapeHtml(summary.title)}</h3><p>${escapeHtml(summary.text)}</p>${list}`;
}

/** The HTML for a slot; empty if the form has no value for it. */
function fill(slot: FormSlot, state: FormState, ids: FormSlots['ids']): string {
  const { token, from, values, errors, summary } = state;
  switch (slot.put) {
    case 'token':
      return ` value="${escapeHtml(token)}"`;
    case 'from':
      return ` value="${escapeHtml(from)}"`;
    case 'focus':
      // Moves the focus to the summary, also without JavaScript.
      return summary ? ' autofocus' : '';
    case 'summary':
      return renderSummary(state, ids);
    case 'error':
      return escapeHtml(errors.get(slot.field) ?? '');
    case 'invalid':
      return errors.has(slot.field) ? ' aria-invalid="true"' : '';
    case 'checked':
      return values.get(slot.field) ? ' checked' : '';
    case 'selected':
      return values.get(slot.field) === slot.option ? ' selected' : '';
    case 'value':
    case 'text': {
      const typed = escapeHtml(values.get(slot.field) ?? '');
      if (typed === '') return '';
      // Browsers ignore the first line feed in a textarea.
      return slot.put === 'text' ? `\n${typed}` : ` value="${typed}"`;
    }
  }
}

/** A built page with a form that can be filled in. */
function formPage(
  form: string,
  address: string,
  file: StaticFile,
  { ids, slots, language }: FormSlots,
  source: string,
) {
  const html = file.representations.identity.body.toString('utf8');
  // Split once, since pages are requested often: a slot follows each part but the last.
  const starts = [0, ...slots.map(({ at }) => at)];
  const parts = starts.map((start, index) => html.slice(start, starts[index + 1]));
  return {
    address,
    form,
    language: language ?? source,
    file,
    render: (state: FormState): string =>
      parts
        .map((part, index) => {
          const slot = slots[index];
          return slot ? part + fill(slot, state, ids) : part;
        })
        .join(''),
  };
}

export type FormPage = ReturnType<typeof formPage>;

/** The pages of the build that hold a form, one with two forms twice. A form without a language is in the source's. */
export const findFormPages = ({ tables, resources }: Catalogue, source: string): FormPage[] =>
  Object.entries(tables.forms).flatMap(([form, pages]) =>
    pages.flatMap((slots) => {
      const address = pageAddress(`/${slots.page}`);
      const file = resources.get(address);
      return file?.kind === 'file' ? [formPage(form, address, file, slots, source)] : [];
    }),
  );
