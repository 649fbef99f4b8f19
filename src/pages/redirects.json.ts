import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';

/** The redirects from content, for the server and for any host that reads a list. */
export const GET: APIRoute = async () => {
  const redirects = await getEntry('redirects', 'redirects');
  return Response.json(redirects?.data ?? {});
};
