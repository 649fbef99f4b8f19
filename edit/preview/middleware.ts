import process from 'node:process';
import type { MiddlewareHandler } from 'astro';

/** Where a page is drawn with what is not saved yet. */
export const PREVIEW = '/_edit/preview';

/** Takes out of a drawn page what Vite notes in it of files of this machine: nobody who edits needs to know where it lies. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (url.pathname !== PREVIEW) return response;
  const page = await response.text();
  return new Response(page.replaceAll(process.cwd(), ''), response);
};
