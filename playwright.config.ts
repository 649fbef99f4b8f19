import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import {
  defineConfig,
  devices,
  chromium as ownChromium,
  firefox as ownFirefox,
} from '@playwright/test';
import { headlessShell, programs } from './tests/programs.ts';
import { isSample } from './tests/sample/is-sample.ts';

/** Options for a Chromium project. @param executablePath undefined for Playwright's own Chromium */
const chromium = (executablePath: string | undefined, args: readonly string[] = []) => ({
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
      // Chromium loads distant lazy images earlier on a slow connection, and may mistake a busy machine for one. The first
      // flag sets a fast connection. The headless shell measures none, so the second sets the distance for a fast one, in px.
      '--force-effective-connection-type=4G',
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  },
});

/** The headless shell needs a third of the browser's processor time, and a fifth less without an emulated graphics card. */
const shell = chromium(headlessShell ?? programs.chromium, ['--disable-gpu']);

const FIREFOX_HOME = join(import.meta.dirname, '.cache/firefox');
mkdirSync(FIREFOX_HOME, { recursive: true });

/** Firefox as Mozilla ships it, or Playwright's own. Media features such as reduced motion are preferences, read at its start. */
const firefox = (preferences: Record<string, number | boolean> = {}) => ({
  browserName: 'firefox' as const,
  ...(programs.firefox ? { channel: 'moz-firefox' } : {}),
  launchOptions: {
    ...(programs.firefox ? { executablePath: programs.firefox } : {}),
    firefoxUserPrefs: {
      // Playwright waits for ever for a page that Firefox restores from its back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
      // Starting a process in advance for the next page slows down the running test.
      'dom.ipc.processPrelaunch.enabled': false,
      // All pages share one process, kept between tests: starting one for each page takes longest.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.keepProcessesAlive.web': 1,
      ...preferences,
    },
    // Firefox starts only if the current user owns its home folder, which may not be so in a container or in /tmp.
    env: { ...process.env, HOME: FIREFOX_HOME },
  },
});

/** Playwright's own download counts only if the browser's variable is unset. */
const { CHROMIUM, FIREFOX, SITE_ONLY } = process.env;
const hasChromium =
  programs.chromium ?? (CHROMIUM === undefined && existsSync(ownChromium.executablePath()));
const hasFirefox =
  !SITE_ONLY &&
  (programs.firefox ?? (FIREFOX === undefined && existsSync(ownFirefox.executablePath())));
/** Approved pictures show the sample's pages in Debian's Chromium. Other builds render every letter differently. */
const hasPictures = programs.chromium === '/usr/bin/chromium' && isSample();

/** The WebKit specs, which control their browser without Playwright's driver (tests/webkit-test.ts). */
const WEBKIT = '*/webkit.spec.ts';
const EDITOR = '**/{edit,edit-team/tests}/*.spec.ts';
const SWEEP = 'tests/content/sweep.spec.ts';
const ENGINES = /\(engines: /;
const IGNORED = [WEBKIT, ...(programs.nginx ? [] : ['*/apart.spec.ts'])];

/** The sites to serve, which report their ports. `npm test -- --quick` and `--visual` need only the first. */
const sites = ['site', ...(SITE_ONLY ? [] : ['fixture'])];

export default defineConfig({
  testDir: '.',
  // .cache holds copies of the project.
  respectGitIgnore: true,
  // Vitest runs the *.test.ts files.
  testMatch: '**/{tests,edit-team,exhibits}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More workers than cores: a test that waits for a page to load or fade leaves its core idle.
  workers: '150%',
  // The limits only end hung tests. They are generous, so that a busy machine fails none.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser freezes about once in a thousand pages. The report lists as flaky what passed only at the second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    // Editor tests share one editor and run in sequence. They start first, so that they don't run alone at the end.
    ...(hasChromium
      ? [
          {
            name: 'editor',
            testMatch: EDITOR,
            testIgnore: IGNORED,
            // The twin for Firefox of a test that runs here.
            grepInvert: /in another engine/,
            use: shell,
          },
        ]
      : []),
    // One worker: a second would start another browser for a test or two.
    ...(programs.webkit && programs.screen
      ? [{ name: 'webkit', testMatch: WEBKIT, workers: 1 }]
      : []),
    // Firefox runs only tests whose title says what engines do differently, and none with JavaScript off, which the driver
    // can't turn off there. Those of behaviours take three times as long as in Chromium, so they are left to a release and to
    // changes that concern them. The sweep needs reduced motion, which Firefox reads at its start. That start takes longer
    // than most tests, so each project has one worker.
    ...(hasFirefox
      ? [
          {
            name: 'firefox with reduced motion',
            testMatch: SWEEP,
            grep: ENGINES,
            workers: 1,
            use: firefox({ 'ui.prefersReducedMotion': 1 }),
          },
          {
            // The runner selects by names of projects too, so this counts as a tag of each test.
            name: 'firefox @release',
            testIgnore: [...IGNORED, SWEEP],
            grep: ENGINES,
            grepInvert: /JavaScript off/,
            workers: 1,
            use: firefox(),
          },
        ]
      : []),
    ...(hasChromium ? [{ name: 'chromium', testIgnore: [...IGNORED, EDITOR], use: shell }] : []),
    ...(hasPictures
      ? [
          {
            name: 'pictures',
            testDir: 'tests/visual',
            testMatch: '*.visual.ts',
            // The full browser, which took the approved pictures.
            use: chromium(programs.chromium),
            outputDir: 'test-results/pictures',
            snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
          },
        ]
      : []),
  ],
  // Without a browser there are no tests, and no site is built for them.
  webServer: !(hasChromium || hasFirefox || programs.webkit)
    ? []
    : {
        command: `node tests/behaviour/serve.ts ${sites.join(' ')}`,
        // Playwright sets an environment variable for each named group. The sites may report their ports in any order.
        wait: {
          stdout: new RegExp(
            sites
              .map((site) => `(?=[^]*${site}: The site is at \\S+:(?<${site}_port>\\d+))`)
              .join(''),
          ),
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        // The sites may have to be built first.
        timeout: 900_000,
      },
});
