import type { APIRoute, GetStaticPaths } from 'astro';
import { drawnFile } from '../../../exhibits/screen/drawn.tsx';
import { screenNames } from '../../../exhibits/screen/names.ts';
import type { ScreenTexts } from '../../../schema/words.ts';
import { sitesOf } from '../../../site/site.ts';

/** `/vignettes/….svg`, and `/vignettes/de/….svg` once the screens are translated. */
export const getStaticPaths = (() =>
  sitesOf().flatMap((site) =>
    screenNames.flatMap((name) => {
      const screen = site.screen(name);
      if (screen.language !== site.language) return [];
      return [{ params: { language: site.prefix.slice(1) || undefined, name }, props: { screen } }];
    }),
  )) satisfies GetStaticPaths;

/** A drawn product screen as a file; it inherits typeface and colours from the page that shows it. */
export const GET: APIRoute<{ screen: ScreenTexts }> = ({ params: { name = '' }, props }) =>
  new Response(drawnFile(name, props.screen), { headers: { 'content-type': 'image/svg+xml' } });
