/** `npm test`: installs what the tests need, builds, and runs everything CI runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { build, fail, prepare, root, runtime } from '../build/prepare.mjs';

/**
 * What the tests run beside Node: where each program usually is, the variable that names another place, and Debian's
 * packages.
 */
const PROGRAMS = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM',
    files: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    packages: ['chromium'],
  },
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    files: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER',
    files: ['/usr/bin/WebKitWebDriver'],
    // It draws to a screen, so it needs one.
    needs: '/usr/bin/Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  // Shows that an enquiry is on the disk before it is acknowledged.
  { name: 'strace', variable: 'STRACE', files: ['/usr/bin/strace'], packages: ['strace'] },
];

/** The exit code of a command that could not do its work here, as in tools/exit-codes.ts. */
const UNAVAILABLE = 69;

/** Where a program is; an empty string where it isn't. */
function programOf({ variable, files, needs }) {
  const found = [process.env[variable], ...files].find((file) => file && existsSync(file));
  return found && (!needs || existsSync(needs)) ? found : '';
}

/** Installs what isn't here from Debian's packages, where that is allowed. */
function installPrograms() {
  const missing = PROGRAMS.filter((program) => !programOf(program));
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => program.packages);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} (once) …`);
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Runs a command of the project on its own runtime; its output is shown as it comes. @returns its exit code */
function run(title, args, environment = {}) {
  console.log(`\n== ${title}`);
  const env = {
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    ...environment,
  };
  return spawnSync(runtime, args, { stdio: 'inherit', env }).status;
}

/** Passed and failed tests of a runner's JSON report. */
function tally(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

prepare('all');
installPrograms();
const programs = Object.fromEntries(
  PROGRAMS.map((program) => [program.variable, programOf(program)]),
);
if (!programs.CHROMIUM) {
  // Playwright's own, which it finds by itself.
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  if (own.status !== 0)
    fail('The tests need a Chromium: install one and name it, as in CHROMIUM=/path npm test');
}
/** What tests need that isn't here, by name. Chromium is never among them. */
const absent = PROGRAMS.filter(
  ({ variable }) => variable !== 'CHROMIUM' && !programs[variable],
).map(({ name, packages }) => `${name} (install ${packages.join(', ')})`);
build();
mkdirSync('test-results', { recursive: true });

/** The exit codes of what tells no more than whether it passed. */
const codes = [
  run('check', ['tools/check.ts']),
  run('observatory', ['tests/observatory/run.ts']),
].filter((code) => {
  if (code === UNAVAILABLE) absent.push('Observatory (its packages could not be installed)');
  return code !== UNAVAILABLE;
});
run('unit tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/unit.json',
]);
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
run('browser tests', PLAYWRIGHT, programs);
run(
  'pictures',
  [...PLAYWRIGHT, '--config', 'playwright.visual.config.ts', '--update-snapshots=none'],
  programs,
);

/** What a JSON report of Playwright's says. */
const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
});
const results = [
  tally('test-results/unit.json', (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
  })),
  tally('test-results/browser.json', ofPlaywright),
  tally('test-results/visual.json', ofPlaywright),
  ...codes.map((code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })),
  // What can't run is a failure where everything is expected to be there.
  { passed: 0, failed: process.env.CI ? absent.length : 0 },
];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const notRun = absent.length > 0 ? `, not run: ${absent.join('; ')}` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${notRun}`);
process.exit(sum('failed') === 0 ? 0 : 1);
