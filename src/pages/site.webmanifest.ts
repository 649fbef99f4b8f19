import type { APIRoute } from 'astro';
import { THEMES } from '../../art/themes.ts';
import { siteIn } from '../site/site.ts';

/** The web app manifest, for home screens. */
export const GET: APIRoute = async () => {
  const site = siteIn();
  const { name } = site.single('brand');
  const { statement } = site.single('company');
  return Response.json({
    name,
    short_name: name,
    description: statement,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    theme_color: THEMES.dark.ground,
    background_color: THEMES.dark.ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
};
