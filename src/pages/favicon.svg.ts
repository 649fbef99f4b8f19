import type { APIRoute } from 'astro';
import { brandIconSvg } from '../content/brand.ts';
import { siteIn } from '../content/site.ts';

/** The icon for browser tabs. */
export const GET: APIRoute = () => new Response(brandIconSvg(siteIn()));
