/** What `npm test` runs, and how its results are counted. Plain JavaScript, as what it is started by. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, runtime } from '../commands/prepare.mjs';

/** The exit code of a command that could not do its work here, as in tools/exit-codes.ts. */
const UNAVAILABLE = 69;

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';

/** What Vitest's JSON report says. */
const ofVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  names: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName),
});

/** The tests of a part of Playwright's report that did not end as they were to. */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title, tests: [first] }) => `${file}, ${first?.projectName}: ${title}`),
  ...suites.flatMap(failedIn),
];

/** What Playwright's says. A test that was to run and did not, because of another, is no better than a failed one. */
const ofPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
  skipped: 0,
  names: failedIn({ suites }),
});

/**
 * Everything that can be run, by name: its command as the runtime's arguments, and the report it writes with the way to
 * read it. What writes none says by its exit code alone whether it passed.
 */
export const RUNNERS = {
  check: { args: ['tools/check.ts'] },
  observatory: { args: ['tests/observatory/run.ts'] },
  unit: {
    args: [...VITEST, `--outputFile.json=${UNIT_REPORT}`],
    report: UNIT_REPORT,
    read: ofVitest,
  },
  browser: { args: PLAYWRIGHT, report: BROWSER_REPORT, read: ofPlaywright },
  pictures: {
    args: [...PLAYWRIGHT, '--config', 'playwright.visual.config.ts', '--update-snapshots=none'],
    report: 'test-results/visual.json',
    read: ofPlaywright,
  },
  // For one's own loop: what takes long, and what few changes touch, is left out.
  'quick-unit': {
    args: [
      ...VITEST,
      `--outputFile.json=${UNIT_REPORT}`,
      '--exclude=bench/torture/**',
      '--exclude=tests/behaviour/**',
      '--exclude=tests/edit/**',
      '--exclude=art/own/develop.test.ts',
      // Processes and sockets: started, killed, made to wait.
      '--exclude=server/{main,app.socket,new-build,store-faults,upload-pace}.test.ts',
    ],
    report: UNIT_REPORT,
    read: ofVitest,
  },
  'quick-browser': {
    args: [...PLAYWRIGHT, '--config', 'playwright.quick.config.ts'],
    report: BROWSER_REPORT,
    read: ofPlaywright,
  },
};

/**
 * Runs one of them; its output is shown as it comes. A runner that ends otherwise than well without naming a failed test
 * has failed itself, and a report of an earlier run counts for nothing.
 *
 * @param {keyof typeof RUNNERS} name
 * @param {{ cwd?: string, env?: Record<string, string> }} [options] where it runs and writes, instead of in the project,
 * and more of its variables
 * @returns {{ passed: number, failed: number, skipped: number, unavailable: boolean, names: readonly string[] }} counts,
 * whether it could not run at all, and what failed, by name
 */
export function runOne(name, { cwd = root, env = {} } = {}) {
  const { args, report, read } = RUNNERS[name];
  const [program = '', ...rest] = args;
  const path = report && join(cwd, report);
  mkdirSync(join(cwd, 'test-results'), { recursive: true });
  if (path) rmSync(path, { force: true });
  console.log(`\n== ${name}`);
  const { status, signal } = spawnSync(runtime, [join(root, program), ...rest], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
  });
  const unavailable = !report && status === UNAVAILABLE;
  const counts = { passed: report || status !== 0 ? 0 : 1, failed: 0, skipped: 0, names: [] };
  if (path && existsSync(path)) {
    try {
      Object.assign(counts, read(JSON.parse(readFileSync(path, 'utf8'))));
    } catch {
      console.error(`${report} can't be read.`);
    }
  }
  const broken = status !== 0 || (path && !existsSync(path));
  if (broken && counts.failed === 0 && !unavailable) {
    console.error(
      `${name} ended with ${signal ?? `exit code ${status}`} and names no failed test.`,
    );
    counts.failed = 1;
    counts.names = [name];
  }
  return { ...counts, unavailable };
}

/**
 * The last line of `npm test`.
 *
 * @param {readonly { passed: number, failed: number, skipped: number }[]} results
 * @returns {{ line: string, code: number }} the line, and the exit code of the command
 */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return {
    line: `${sum('passed')} passed, ${sum('failed')} failed${skipped}`,
    code: sum('failed') === 0 && sum('passed') > 0 ? 0 : 1,
  };
}
