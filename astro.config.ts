import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { parse } from 'yaml';
import { writeBrandStyles } from './site-build/brand-styles.ts';
import { devGuard } from './site-build/dev-guard.ts';
import { redrawPictures } from './site-build/pictures.ts';
import { readOnce } from './site-build/read-once.ts';
import { contentReload } from './src/content/dev-reload.ts';
import { iconSprite } from './src/content/icon-sprite.ts';
import { editorSchemas } from './src/content/json-schema.ts';
import { gallery } from './src/gallery/integration.ts';
import { interactDirective } from './src/islands/integration.ts';
import { shortNames } from './src/styles/short-names.ts';

/** The published address comes from the brand's record, so that an owner never edits this file. */
const { site } = parse(readFileSync(new URL('./brand/brand.yaml', import.meta.url), 'utf8'));

/** The oldest browsers that get the design: Vite's own choice for CSS, which Astro would raise to the newest. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** Whether the page built for an address may be listed, as it says itself. */
function isIndexed(address: string): boolean {
  const path = new URL(address).pathname.slice(1) || 'index';
  const html = readFileSync(new URL(`./dist/${path}.html`, import.meta.url), 'utf8');
  return !html.includes('<meta name="robots" content="noindex">');
}

/** What pages need to be drawn in `npm run dev`; a build has made it before. */
async function redraw() {
  writeBrandStyles();
  await redrawPictures();
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  // services.html, not services/index.html: the address without a trailing slash is the file's own.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    interactDirective(),
    contentReload(redraw),
    editorSchemas(),
    gallery(),
    shortNames(),
    iconSprite(),
    sitemap({
      filter: isIndexed,
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
  ],
  vite: {
    plugins: [devGuard(), readOnce()],
    // Tests import packages that npm run dev does not install.
    optimizeDeps: { entries: ['!src/**/*.test.tsx'] },
    // No style asks which of two colours goes with the scheme: without this each ground would carry two properties for it.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: { cssMinify: 'lightningcss', cssTarget: BROWSERS, assetsInlineLimit: 0 },
  },
});
