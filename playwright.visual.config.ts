import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Key pages beside their approved pictures, in one engine: `npm run test:visual`. */
export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  testMatch: '*.visual.ts',
  projects: (base.projects ?? []).filter(({ name }) => name === 'chromium'),
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/visual.json' }]],
});
