import type { APIRoute } from 'astro';
import { brandIconSvg } from '../content/brand.ts';
import { siteIn } from '../content/site.ts';

/** The icon that browsers show in a tab. */
export const GET: APIRoute = () => new Response(brandIconSvg(siteIn()));
