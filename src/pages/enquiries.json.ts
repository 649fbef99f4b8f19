import type { APIRoute } from 'astro';
import { type PublishedForms, publishedForms } from '../../contract/published.ts';
import { shownForm } from '../content/forms.ts';
import { siteIn } from '../content/site.ts';

/** The forms and their texts, for the service that receives what is sent; the server reads it and never serves it. */
export const GET: APIRoute = () => {
  const records = siteIn();
  const { name, site } = records.single('brand');
  const { email } = records.single('company');
  const published: PublishedForms = publishedForms.parse({
    company: { name, email, site },
    forms: Object.fromEntries(
      records.all('forms').map(({ id, ...form }) => [id, shownForm(form, records)]),
    ),
    texts: records.single('enquiries'),
  });
  return Response.json(published);
};
