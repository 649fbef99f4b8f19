import type { APIRoute } from 'astro';
import { brandIconSvg } from '../frame/brand-icon.ts';

/** The icon for browser tabs. */
export const GET: APIRoute = () => new Response(brandIconSvg());
