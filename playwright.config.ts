import { tmpdir } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { DATA_FOLDER } from './tests/enquiries.ts';

const {
  /** The engines, by the path of their programs. An empty Chromium is Playwright's own; another empty one doesn't run. */
  CHROMIUM = '/usr/bin/chromium',
  FIREFOX = '/usr/bin/firefox-esr',
  WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver',
  /** Where the built site is served for the tests; another port than `npm start` uses. */
  PLAYWRIGHT_PORT: PORT = '4399',
} = process.env;
const baseURL = `http://127.0.0.1:${PORT}`;

const WEBKIT = 'webkit/*.spec.ts';
/** What is read from the markup alone, or from a build, is the same in every engine. */
const MARKUP = [
  'facts.spec.ts',
  'home.spec.ts',
  'landing-pages.spec.ts',
  'markup.spec.ts',
  'new-service.spec.ts',
  'privacy.spec.ts',
  'search.spec.ts',
  'words.spec.ts',
];

/** Firefox as its makers ship it. What a page asks about the visitor it takes as preferences, when it starts. */
const firefox = (preferences: Record<string, number | boolean> = {}) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: FIREFOX,
    firefoxUserPrefs: {
      // The driver waits for ever for a page that Firefox has kept alive for Back.
      'browser.sessionhistory.max_total_viewers': 0,
      // A process kept ready for the next page takes time from the test that runs.
      'dom.ipc.processPrelaunch.enabled': false,
      ...preferences,
    },
    // Run by root, it starts only where the home folder is root's too, which that of a container may not be.
    env: { ...process.env, HOME: tmpdir() },
  },
});

export default defineConfig({
  testDir: 'tests',
  // Files named test are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // Generous, since a busy machine must not fail a test; none of them waits for a time to pass.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
  },
  /*
   * Tests that don't run in every engine say so with a tag:
   * @markup reads markup, which is the same in every engine;
   * @chromium needs what only the driver of Chromium can do: a slow network, a touch screen, scripts turned off,
   * other media, forced colours;
   * @reduced-motion asks for reduced motion, which Firefox takes at its start.
   */
  projects: [
    {
      name: 'chromium',
      testIgnore: WEBKIT,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
          // Chromium's own background requests find no network on a closed machine.
          args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
        },
      },
    },
    ...(FIREFOX
      ? [
          {
            name: 'firefox',
            testIgnore: [WEBKIT, 'budget.spec.ts', ...MARKUP],
            grepInvert: /@chromium|@markup|@reduced-motion/,
            use: firefox(),
          },
          {
            name: 'firefox with reduced motion',
            testIgnore: [WEBKIT, ...MARKUP],
            grep: /@reduced-motion/,
            grepInvert: /@chromium/,
            use: firefox({ 'ui.prefersReducedMotion': 1 }),
          },
        ]
      : []),
    ...(WEBKIT_DRIVER ? [{ name: 'webkit', testMatch: WEBKIT }] : []),
  ],
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
