import type { APIRoute } from 'astro';
import { markSprite } from '../content/icons.ts';
import { marksIn } from '../content/resolve.ts';
import { siteIn } from '../content/site.ts';

/** The marks of every technology in content, in one picture. */
export const GET: APIRoute = () =>
  new Response(markSprite(marksIn(siteIn().entries)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
