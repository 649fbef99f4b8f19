import type { APIRoute } from 'astro';
import { iconSvg } from '../content/brand/drawing.ts';
import { siteIn } from '../site/site.ts';

/** The icon for browser tabs. */
export const GET: APIRoute = () => new Response(iconSvg(siteIn().single('brand').mark));
