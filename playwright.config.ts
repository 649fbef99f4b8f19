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

/** Chromium, by the path of its program; without one it is Playwright's own. */
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
      // On a slow connection Chromium fetches pictures that are far away sooner. On a busy machine it takes its own for a
      // slow one, and the headless shell measures none: the one is told that it is fast, the other how far to look then.
      '--force-effective-connection-type=4G',
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  },
});

/**
 * The shell needs a third of the processor's time for the same page, and a fifth less where it doesn't play a graphics card to
 * itself.
 */
const shell = chromium(headlessShell ?? programs.chromium, ['--disable-gpu']);

const FIREFOX_HOME = join(import.meta.dirname, '.cache/firefox');
mkdirSync(FIREFOX_HOME, { recursive: true });

/** Firefox as its makers ship it, or Playwright's own. What a page asks about the visitor it takes as preferences, at its start. */
const firefox = (preferences: Record<string, number | boolean> = {}) => ({
  browserName: 'firefox' as const,
  ...(programs.firefox ? { channel: 'moz-firefox' } : {}),
  launchOptions: {
    ...(programs.firefox ? { executablePath: programs.firefox } : {}),
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
    // It starts only where its home folder is of whoever runs it, which that of a container may not be, nor what others left in /tmp.
    env: { ...process.env, HOME: FIREFOX_HOME },
  },
});

/** A browser is there where it is found, or Playwright has downloaded its own; not where its variable says that there is none. */
const { CHROMIUM, FIREFOX, SITE_ONLY } = process.env;
const hasChromium =
  programs.chromium ?? (CHROMIUM === undefined && existsSync(ownChromium.executablePath()));
const hasFirefox =
  !SITE_ONLY &&
  (programs.firefox ?? (FIREFOX === undefined && existsSync(ownFirefox.executablePath())));
/** Approved pictures are of Debian's Chromium and of the sample's pages; others differ in every letter. */
const hasPictures = programs.chromium === '/usr/bin/chromium' && isSample();

/** The specs of WebKit, which Playwright's driver doesn't steer; and those of pages that nginx serves. */
const WEBKIT = '*/webkit.spec.ts';
const EDITOR = '**/{edit,edit-team/tests}/*.spec.ts';
const SWEEP = 'tests/content/sweep.spec.ts';
const ENGINES = /\(engines: /;
const IGNORED = [WEBKIT, ...(programs.nginx ? [] : ['*/apart.spec.ts'])];

/** The sites that are served, and what says where; those of behaviour not where one is enough: npm test -- --quick, and --visual. */
const sites = {
  site: ['site: The site is at \\S+:(?<site_port>\\d+)'],
  ...(!SITE_ONLY && {
    fixture: ['fixture: The site is at \\S+:(?<fixture_port>\\d+)'],
    ...(programs.nginx && {
      apart: [
        'apart: The pages are at \\S+:(?<pages_port>\\d+)',
        'apart: The site is at \\S+:(?<service_port>\\d+)',
      ],
    }),
  }),
};

export default defineConfig({
  testDir: '.',
  // Copies of the project lie in .cache.
  respectGitIgnore: true,
  // Files named test are Vitest's.
  testMatch: '**/{tests,edit-team,exhibits}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than cores: a page that fades, loads or is waited for leaves the processor to another.
  workers: '150%',
  // They end what hangs. Generous, since a busy machine must not fail a test; none of them waits for a time to pass.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser may freeze, about once in a thousand pages. What passed at the second try alone is named at the end of the run.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    // The tests of the editor share one and go one after the other: begun last, they would be alone in the end.
    ...(hasChromium
      ? [{ name: 'editor', testMatch: EDITOR, testIgnore: IGNORED, use: shell }]
      : []),
    // Of these one after the other: a worker more would start a browser of its own for a test or two.
    ...(programs.webkit && programs.screen
      ? [{ name: 'webkit', testMatch: WEBKIT, workers: 1 }]
      : []),
    // A test runs in a second engine where its title says what engines do differently; not without scripts, which the driver
    // can't turn off. What is swept is asked with reduced motion, which Firefox takes at its start.
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
            name: 'firefox',
            testIgnore: [...IGNORED, SWEEP],
            grep: ENGINES,
            grepInvert: /JavaScript off/,
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
            // The whole browser: its pictures are those that were approved.
            use: chromium(programs.chromium),
            outputDir: 'test-results/pictures',
            snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
          },
        ]
      : []),
  ],
  webServer: {
    command: `node tests/behaviour/serve.ts ${Object.keys(sites).join(' ')}`,
    // What they say of their ports, in whichever order, becomes variables of the environment.
    wait: {
      stdout: new RegExp(
        Object.values(sites)
          .flat()
          .map((says) => `(?=[^]*${says})`)
          .join(''),
      ),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    // What they serve may have to be built first.
    timeout: 900_000,
  },
});
