import type { APIRoute } from 'astro';
import { single } from '../content/store.ts';

/** The redirects from content, for the server and for any host that reads a list. */
export const GET: APIRoute = () => Response.json(single('redirects'));
