/** `npm test`: installs what the tests need, builds, and runs everything CI runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { build, fail, prepare, root, runtime } from './prepare.mjs';

/** Where browsers usually are; CHROMIUM names another. */
const BROWSERS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The Chromium on this machine, else Playwright's own, else Debian's package. */
function chromium() {
  const found = BROWSERS.find((path) => path && existsSync(path));
  if (found) return found;
  console.log('No Chromium here: installing one (once) …');
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  if (own.status === 0) return '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return fail('The tests need a Chromium: install one and name it, as in CHROMIUM=/path npm test');
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
const browser = chromium();
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
run('browser tests', ['node_modules/@playwright/test/cli.js', 'test'], { CHROMIUM: browser });

const unit = tally('test-results/unit.json', (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
}));
const ends = tally('test-results/browser.json', ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
}));
const passed = unit.passed + ends.passed + (checked ? 1 : 0);
const failed = unit.failed + ends.failed + (checked ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
