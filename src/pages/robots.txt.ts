import type { APIRoute } from 'astro';

/** Crawlers may read everything; what isn't to be listed says so itself. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap-index.xml', site)}\n`);
