import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { parse } from 'yaml';
import { devGuard } from './site-build/dev-guard.ts';
import { ownIntegration } from './site-build/integration.ts';
import { readOnce } from './site-build/read-once.ts';

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

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  // services.html, not services/index.html: the address without a trailing slash is the file's own.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    ownIntegration(),
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
