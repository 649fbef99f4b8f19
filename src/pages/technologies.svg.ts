import type { APIRoute } from 'astro';
import { all } from '../lib/lookup.ts';
import { sprite } from '../sections/TechStack/sprite.ts';

/** The marks of every technology in content, in one picture. */
export const GET: APIRoute = async () => {
  const groups = await all('technologies');
  const icons = groups.flatMap(({ items }) => items.map(({ icon }) => icon));
  return new Response(sprite(icons), { headers: { 'content-type': 'image/svg+xml' } });
};
