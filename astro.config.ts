import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { parse } from 'yaml';
import { devGuard } from './site-build/dev-guard.ts';
import { ownIntegration } from './site-build/integration.ts';

/** The published address comes from the brand's record, so that an owner never edits this file. */
const { site } = parse(readFileSync(new URL('./brand/brand.yaml', import.meta.url), 'utf8'));

/** The oldest browsers that get the design: Vite's default CSS target, which Astro would raise to the newest. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** Whether the sitemap lists the built page at an address: not if its markup has `noindex`. */
function isIndexed(address: string): boolean {
  const path = new URL(address).pathname.slice(1) || 'index';
  const html = readFileSync(new URL(`./dist/${path}.html`, import.meta.url), 'utf8');
  return !html.includes('<meta name="robots" content="noindex">');
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  // Builds services.html, not services/index.html, so that no address needs a trailing slash.
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    ownIntegration(),
    sitemap({
      filter: isIndexed,
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
  ],
  vite: {
    plugins: [devGuard()],
    // Tests import packages that npm run dev does not install.
    optimizeDeps: { entries: ['!src/**/*.test.tsx'] },
    // No style uses light-dark(). Without this, every rule that sets `color-scheme` would get two more properties.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: { cssMinify: 'lightningcss', cssTarget: BROWSERS, assetsInlineLimit: 0 },
  },
});
