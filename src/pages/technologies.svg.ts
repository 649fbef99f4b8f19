import type { APIRoute } from 'astro';
import { technologySprite } from '../content/pictures/icons.ts';
import { siteIn, technologiesIn } from '../site/site.ts';

/** The icons of all technologies in content, in one SVG file. */
export const GET: APIRoute = () =>
  new Response(technologySprite(technologiesIn(siteIn().entries)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
