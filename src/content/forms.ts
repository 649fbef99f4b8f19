/** The forms as pages show them and the service receives them. */
import type { RecordOf, Site } from './site.ts';

/** A form whose position is one of those that are open, where its record names none. */
export function shownForm<Form extends Pick<RecordOf<'forms'>, 'fields'>>(
  form: Form,
  site: Site,
): Form {
  const { position } = form.fields;
  if (!position || position.options.length > 0) return form;
  const options = site.all('positions').map(({ id, name, place }) => ({
    value: id,
    label: `${name}, ${place}`,
  }));
  return { ...form, fields: { ...form.fields, position: { ...position, options } } };
}

/** The page that shows a form, with its anchor; undefined where none does. */
export function formAddress(id: string, { pages }: Pick<Site, 'pages'>): string | undefined {
  for (const { href, sections } of pages) {
    const section = sections.find((each) => each.type === 'enquiryForm' && each.form === id);
    if (section) return `${href}#${section.id}`;
  }
  return undefined;
}
