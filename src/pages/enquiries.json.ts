import type { APIRoute } from 'astro';
import { publishedForms } from '../site/forms.ts';
import { sitesOf } from '../site/site.ts';

/** The forms and their texts for the server, which reads this file and never serves it. */
export const GET: APIRoute = () => Response.json(publishedForms(sitesOf()));
