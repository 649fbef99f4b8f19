import type { FieldName, FormId } from '../../contract/names.ts';
import type { FormSlot } from '../../contract/site-tables.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Catalogue, FormPlaces, StaticFile } from '../static/catalogue.ts';

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

/** The summary: what happened, and a link to each field that has to be mended. */
function renderSummary(state: FormState, ids: FormPlaces['ids']): string {
  const { summary, errors } = state;
  if (summary === undefined) return '';
  const links = [...errors].map(
    ([field, message]) =>
      `<li><a href="#${escapeHtml(ids[field] ?? '')}">${escapeHtml(message)}</a></li>`,
  );
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
  return `<h3>${escapeHtml(summary.title)}</h3><p>${escapeHtml(summary.text)}</p>${list}`;
}

/** What a slot is filled with; nothing where the form has nothing for it. */
function fill(slot: FormSlot, state: FormState, ids: FormPlaces['ids']): string {
  const { token, from, values, errors, summary } = state;
  switch (slot.put) {
    case 'token':
      return ` value="${escapeHtml(token)}"`;
    case 'from':
      return ` value="${escapeHtml(from)}"`;
    case 'focus':
      // Where something is said it is read first, script or not.
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
      // The first line feed of a text area is not part of its text.
      return slot.put === 'text' ? `\n${typed}` : ` value="${typed}"`;
    }
  }
}

/** A built page with a form that can be filled in. */
function formPage(
  form: FormId,
  file: StaticFile,
  { address, ids, slots, language }: FormPlaces,
  source: string,
) {
  const html = file.representations.identity.body.toString('utf8');
  // The page in parts, with a slot behind each but the last: what can be prepared is, since pages are asked for often.
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

/**
 * The pages of the build that hold a form, each as often as it holds one.
 *
 * @param source the language of those that name none
 */
export const findFormPages = ({ places, resources }: Catalogue, source: string): FormPage[] =>
  [...places].flatMap(([form, pages]) =>
    pages.flatMap((place) => {
      const file = resources.get(place.address);
      return file?.kind === 'file' ? [formPage(form, file, place, source)] : [];
    }),
  );
