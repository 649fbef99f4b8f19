import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { interactDirective } from './src/islands/integration.ts';

/** The published address comes from the company record, so that an owner never edits this file. */
const { site } = parse(readFileSync(new URL('./content/company.yaml', import.meta.url), 'utf8'));

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  // services.html, not services/index.html: the address without a trailing slash is the file's own.
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), interactDirective()],
  vite: {
    css: { transformer: 'lightningcss' },
    build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  },
});
