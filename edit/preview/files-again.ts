import type { MiddlewareHandler } from 'astro';
import { showInstead } from '../../src/content/store.ts';
import { PREVIEW } from './address.ts';

/** Every page but the preview shows what the files hold. */
export const onRequest: MiddlewareHandler = ({ url }, next) => {
  if (url.pathname !== PREVIEW) showInstead();
  return next();
};
