import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { APART_DATA_FOLDER, DATA_FOLDER } from './tests/behaviour/enquiries.ts';
import { FIXTURE_URL, SERVICE_URL } from './tests/behaviour/fixture-site.ts';

const {
  /** The engines, by the path of their programs. An empty Chromium is Playwright's own; another empty one doesn't run. */
  CHROMIUM = '/usr/bin/chromium',
  /** Chromium without what draws windows; where CHROMIUM names another one, that runs everything. */
  HEADLESS_SHELL = process.env.CHROMIUM === undefined ? '/usr/bin/chromium-headless-shell' : '',
  FIREFOX = '/usr/bin/firefox-esr',
  WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver',
  /** Where the built site is served for the tests; another port than `npm start` uses. */
  PLAYWRIGHT_PORT: PORT = '4399',
} = process.env;

export { CHROMIUM };

const baseURL = `http://127.0.0.1:${PORT}`;

const WEBKIT = '*/webkit.spec.ts';

/** What the servers have in common: enquiries of the tests, and more of them in an hour than one office sends. */
const SERVER = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', ENQUIRY_LIMIT: '10000' };

/** Serves the built site. */
export const SITE_SERVER = {
  command: 'node server/main.ts',
  url: `${baseURL}/healthz`,
  env: { ...SERVER, PORT, DATA: 'test-results/served-data' },
  reuseExistingServer: false,
  timeout: 300_000,
};

/**
 * Chromium, by the path of its program; an empty one is Playwright's own.
 * @param args more of its options
 */
export const chromium = (executablePath: string, args: readonly string[] = []) => ({
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...args,
      '--no-sandbox',
      // Chromium's own background requests find no network on a closed machine.
      '--disable-background-networking',
      '--disable-component-update',
      // On a slow connection Chromium fetches pictures that are far away sooner. On a busy machine it takes its own for a
      // slow one, and the headless shell measures none: the one is told that it is fast, the other how far to look then.
      '--force-effective-connection-type=4G',
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  },
});

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
      // One process for all pages, kept from test to test: what each page is given takes longest.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.keepProcessesAlive.web': 1,
      ...preferences,
    },
    // Run by root, it starts only where the home folder is root's too, which that of a container may not be.
    env: { ...process.env, HOME: tmpdir() },
  },
});

export default defineConfig({
  testDir: '.',
  // Files named test are Vitest's.
  testMatch: '**/{tests,edit-team}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than cores: a page that fades, loads or is waited for leaves the processor to another.
  workers: '150%',
  // They end what hangs. Generous, since a busy machine must not fail a test; none of them waits for a time to pass.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
  },
  /*
   * Tests that don't run in every engine say so with a tag:
   * @chromium needs what only the driver of Chromium can do: a slow network, a touch screen, scripts turned off,
   * other media, forced colours;
   * @one-engine asks what no engine changes: what the document says, what the service answers, or what another test
   * tries in every engine on another page or in another state;
   * @reduced-motion asks for reduced motion, which Firefox takes at its start.
   */
  projects: [
    {
      name: 'chromium',
      testIgnore: WEBKIT,
      // The shell needs a third of the processor's time for the same page, and a fifth less where it doesn't play a graphics
      // card to itself.
      use: chromium(existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM, ['--disable-gpu']),
    },
    ...(FIREFOX
      ? [
          {
            name: 'firefox',
            testIgnore: WEBKIT,
            grepInvert: /@chromium|@one-engine|@reduced-motion/,
            use: firefox(),
          },
          {
            name: 'firefox with reduced motion',
            testIgnore: WEBKIT,
            grep: /@reduced-motion/,
            grepInvert: /@chromium|@one-engine/,
            use: firefox({ 'ui.prefersReducedMotion': 1 }),
          },
        ]
      : []),
    ...(WEBKIT_DRIVER ? [{ name: 'webkit', testMatch: WEBKIT }] : []),
  ],
  webServer: [
    SITE_SERVER,
    {
      command: 'node tests/behaviour/serve-fixture-site.ts',
      url: `${FIXTURE_URL}/healthz`,
      env: { ...SERVER, DATA: DATA_FOLDER },
      reuseExistingServer: false,
      // It may have to be built first.
      timeout: 300_000,
    },
    {
      command: 'node tests/behaviour/serve-apart.ts',
      url: `${SERVICE_URL}/healthz`,
      env: { ...SERVER, DATA: APART_DATA_FOLDER },
      reuseExistingServer: false,
      timeout: 300_000,
    },
  ],
});
