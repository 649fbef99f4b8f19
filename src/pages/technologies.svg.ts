import type { APIRoute } from 'astro';
import { markSprite } from '../content/icons.ts';
import { all } from '../content/store.ts';

/** The marks of every technology in content, in one picture. */
export const GET: APIRoute = () => {
  const icons = all('technologies').flatMap(({ items }) => items.map(({ icon }) => icon));
  return new Response(markSprite(icons), { headers: { 'content-type': 'image/svg+xml' } });
};
