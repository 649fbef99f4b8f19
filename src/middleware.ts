import { defineMiddleware } from 'astro:middleware';
import { pageAddress } from '../contract/addresses.ts';
import { markForeignLinks } from './site/foreign-links.ts';
import { sitesOf } from './site/site.ts';

/** On translated pages, marks links to pages that exist only in the source language. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const [, ...others] = sitesOf();
  const address = pageAddress(url.pathname);
  const site = others.find(({ prefix }) => `${address}/`.startsWith(`${prefix}/`));
  return site ? new Response(markForeignLinks(await response.text(), site), response) : response;
});
