import { defineConfig, devices } from '@playwright/test';
import { DATA_FOLDER } from './tests/enquiries.ts';

const {
  CHROMIUM = '/usr/bin/chromium',
  /** Where the built site is served for the tests; another port than `npm start` uses. */
  PLAYWRIGHT_PORT: PORT = '4399',
} = process.env;
const baseURL = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // Generous, since a busy machine must not fail a test; none of them waits for a time to pass.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      // Chromium's own background requests find no network on a closed machine.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node server/main.ts',
    url: `${baseURL}/healthz`,
    env: {
      PORT,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      // Enquiries of the tests, never those of the owner; and more of them in an hour than one office sends.
      DATA: DATA_FOLDER,
      ENQUIRY_LIMIT: '10000',
    },
    reuseExistingServer: false,
  },
});
