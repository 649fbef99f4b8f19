import type { APIRoute } from 'astro';
import { readPublished } from '../../contract/published.ts';
import { shownForm } from '../content/forms.ts';
import { sitesOf } from '../content/site.ts';

/** The forms and their texts for the enquiry service; the server reads this file and never serves it. */
export const GET: APIRoute = () => {
  const sites = sitesOf();
  const { name, site } = sites[0].single('brand');
  const { email } = sites[0].single('company');
  const published = readPublished({
    company: { name, email, site },
    languages: sites.map((records) => ({
      language: records.language,
      forms: Object.fromEntries(
        records.all('forms').map(({ id, ...form }) => [id, shownForm(form, records)]),
      ),
      texts: records.single('enquiries'),
    })),
  });
  return Response.json(published);
};
