/** The forms, for pages and for the server. */

import { isTokenPage } from '../../contract/addresses.ts';
import { type PublishedForms, readPublished } from '../../contract/published-forms.ts';
import { oncePer } from '../schema/once.ts';
import type { RecordOf, Site } from './site.ts';

/** A form whose `position` field offers all open positions, unless its record lists some. Without any, the field is left out. */
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
  const offered = options.length > 0 ? { ...position, options } : undefined;
  return { ...form, fields: { ...form.fields, position: offered } };
}

/** The forms and their texts in every language that has pages, for the server. */
export function publishedForms(sites: readonly [Site, ...Site[]]): PublishedForms {
  const [source] = sites;
  const { name, site } = source.single('brand');
  const { email } = source.single('company');
  return readPublished({
    company: { name, email, site },
    languages: sites
      .filter(({ pages }) => pages.length > 0)
      .map((each) => ({
        language: each.language,
        forms: Object.fromEntries(
          each.all('forms').map(({ id, ...form }) => [id, shownForm(form, each)]),
        ),
        texts: each.single('enquiries'),
      })),
  });
}

/** The address of the page that shows a form, with the section's anchor; undefined if no page does. */
export function formAddress(id: string, { pages }: Pick<Site, 'pages'>): string | undefined {
  for (const { href, sections } of formPages(pages)) {
    const section = sections.find((each) => each.type === 'enquiryForm' && each.form === id);
    if (section) return `${href}#${section.id}`;
  }
  return undefined;
}

/** The pages with a form. Cached, because every page needs them. */
const formPages = oncePer((pages: Site['pages']) =>
  pages.filter(({ sections }) => sections.some(({ type }) => type === 'enquiryForm')),
);

/** Addresses of the pages that the server sends to each visitor with a fresh token in the form. */
export const tokenAddresses = ({ pages, language }: Pick<Site, 'pages' | 'language'>): string[] =>
  formPages(pages)
    .map(({ href }) => href)
    .filter((href) => isTokenPage(href, language));

/** The address of the contact page, which the button in the bar links to. */
export const contactPage = (site: Site): string =>
  site.single('navigation').contact.href.replace(/[?#].*/, '');
