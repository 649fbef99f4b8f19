import { defineConfig } from '@playwright/test';
import base, { CHROMIUM, chromium, SITE_SERVER } from './playwright.config.ts';

/** Key pages beside their approved pictures, in one engine: `npm test -- --visual`. */
export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  testMatch: '*.visual.ts',
  // The whole browser: its pictures are those that were approved.
  projects: [{ name: 'chromium', use: chromium(CHROMIUM) }],
  webServer: SITE_SERVER,
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/visual.json' }]],
});
