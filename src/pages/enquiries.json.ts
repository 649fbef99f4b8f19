import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { type PublishedForms, publishedForms } from '../../contract/published.ts';
import { one, theCompany } from '../lib/lookup.ts';

/** The forms and their texts, for the service that receives what is sent; the server reads it and never serves it. */
export const GET: APIRoute = async () => {
  const [{ name, email, site }, forms, texts] = await Promise.all([
    theCompany(),
    getCollection('forms'),
    one('enquiries', 'enquiries'),
  ]);
  const published: PublishedForms = publishedForms.parse({
    company: { name, email, site },
    forms: Object.fromEntries(forms.map(({ id, data }) => [id, data])),
    texts,
  });
  return Response.json(published);
};
