import type { APIRoute } from 'astro';
import { SOURCE, siteIn } from '../content/site.ts';

/** The redirects from content, for the server and for any host that reads a list. */
export const GET: APIRoute = () => Response.json(siteIn(SOURCE).single('redirects'));
