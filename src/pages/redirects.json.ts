import type { APIRoute } from 'astro';
import { redirectsOf } from '../site/redirects.ts';
import { sitesOf } from '../site/site.ts';

/** The redirects of the site, for the server and static hosts. */
export const GET: APIRoute = () => Response.json(redirectsOf(sitesOf()));
