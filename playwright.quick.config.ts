import { defineConfig } from '@playwright/test';
import base, { SITE_SERVER } from './playwright.config.ts';

/** A handful of pages in one engine, without the sites that the behaviours are tested on: `npm test -- --quick`. */
export default defineConfig({
  ...base,
  testDir: 'tests/content',
  grep: /@handful/,
  projects: base.projects?.filter(({ name }) => name === 'chromium') ?? [],
  webServer: SITE_SERVER,
});
