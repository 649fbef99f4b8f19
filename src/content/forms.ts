/** The forms as pages show them and the service receives them. */
import { oncePer } from '../schema/once.ts';
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
  for (const { href, sections } of formPages(pages)) {
    const section = sections.find((each) => each.type === 'enquiryForm' && each.form === id);
    if (section) return `${href}#${section.id}`;
  }
  return undefined;
}

/** The pages that hold a form. Asked on every page, and the same each time. */
const formPages = oncePer((pages: Site['pages']) =>
  pages.filter(({ sections }) => sections.some(({ type }) => type === 'enquiryForm')),
);

/**
 * The pages that are made anew for each visitor, with a token in their form: all that hold one but home, which browsers
 * keep. The service goes by the same rule.
 */
export const madePages = ({ pages, start }: Pick<Site, 'pages' | 'start'>): string[] =>
  formPages(pages)
    .map(({ href }) => href)
    .filter((href) => href !== (start || '/'));

/** The page that the company is reached by: where the button of the bar leads. */
export const contactPage = (site: Site): string =>
  site.single('navigation').contact.href.replace(/[?#].*/, '');
