import type { APIRoute } from 'astro';
import { type PublishedForms, publishedForms } from '../../contract/published.ts';
import { shownForm } from '../content/forms.ts';
import { all, single } from '../content/store.ts';

/** The forms and their texts, for the service that receives what is sent; the server reads it and never serves it. */
export const GET: APIRoute = () => {
  const { name, site } = single('brand');
  const { email } = single('company');
  const published: PublishedForms = publishedForms.parse({
    company: { name, email, site },
    forms: Object.fromEntries(all('forms').map(({ id, ...form }) => [id, shownForm(form)])),
    texts: single('enquiries'),
  });
  return Response.json(published);
};
