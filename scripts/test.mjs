/** `npm test`: installs what the tests need, builds, and runs everything CI runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { build, fail, prepare, root, runtime } from './prepare.mjs';

/** The browser engines: where each usually is, the variable that names another place, and Debian's packages. */
const ENGINES = [
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
];

/** The program of an engine; an empty string where there is none. */
function programOf({ variable, files, needs }) {
  const found = [process.env[variable], ...files].find((file) => file && existsSync(file));
  return found && (!needs || existsSync(needs)) ? found : '';
}

/** Installs the engines that aren't here: Debian's packages where that is allowed, else Playwright's own Chromium. */
function installEngines() {
  const missing = ENGINES.filter((engine) => !programOf(engine));
  if (missing.length === 0) return;
  const packages = missing.flatMap((engine) => engine.packages);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} (once) …`);
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Runs a command of the project on its own runtime; its output is shown as it comes. */
function run(title, args, environment = {}) {
  console.log(`\n== ${title}`);
  const env = {
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    ...environment,
  };
  return spawnSync(runtime, args, { stdio: 'inherit', env }).status === 0;
}

/** Passed and failed tests of a runner's JSON report. */
function tally(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

prepare();
installEngines();
const programs = Object.fromEntries(ENGINES.map((engine) => [engine.variable, programOf(engine)]));
if (!programs.CHROMIUM) {
  // Playwright's own, which it finds by itself.
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  if (own.status !== 0)
    fail('The tests need a Chromium: install one and name it, as in CHROMIUM=/path npm test');
}
/** Engines whose tests don't run here. Chromium is never among them. */
const absent = ENGINES.filter(({ variable }) => variable !== 'CHROMIUM' && !programs[variable]);
build();
mkdirSync('test-results', { recursive: true });

const checked = run('check', ['scripts/check.ts']);
run('unit tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/unit.json',
]);
run('browser tests', ['node_modules/@playwright/test/cli.js', 'test'], programs);

const unit = tally('test-results/unit.json', (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
}));
const ends = tally('test-results/browser.json', ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
}));
// An engine that doesn't run is a failure where everything is expected to be there.
const missing = process.env.CI ? absent.length : 0;
const passed = unit.passed + ends.passed + (checked ? 1 : 0);
const failed = unit.failed + ends.failed + (checked ? 0 : 1) + missing;
const notRun = absent.map(({ name, packages }) => `${name} (install ${packages.join(', ')})`);
const skipped = notRun.length > 0 ? `, not run: ${notRun.join('; ')}` : '';
console.log(`\n${passed} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);
