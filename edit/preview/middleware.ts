import process from 'node:process';
import type { MiddlewareHandler } from 'astro';

/** The path that renders a page with unsaved changes. */
export const PREVIEW = '/_edit/preview';

/** Removes the local file paths that Vite adds to the preview and the gallery of sections, which editors must not see. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (![PREVIEW, '/sections'].includes(url.pathname)) return response;
  const page = await response.text();
  return new Response(page.replaceAll(process.cwd(), ''), response);
};
