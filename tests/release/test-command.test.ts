/** `npm test` must fail if one of its runners does, whatever reports an earlier run has left. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECK, run, runsFor, summary } from '../../tools/test.ts';

const ROOT = join(import.meta.dirname, '../..');

// Inside the project, so that a test written there finds the packages.
let folder: string;
beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/test-command-'));
  mkdirSync(join(folder, 'test-results'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The report of a successful run. */
const OF_VITEST = {
  numPassedTests: 9,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const OF_PLAYWRIGHT = { stats: { expected: 9, flaky: 0 }, errors: [], suites: [] };
const OLD = {
  'unit.json': OF_VITEST,
  'release.json': OF_VITEST,
  'browser.json': OF_PLAYWRIGHT,
};

/** Makes every runner execute this code at its start. */
function plant(code: string): Record<string, string> {
  const file = join(folder, 'plant.mjs');
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--import=${pathToFileURL(file)}` };
}

describe.each([CHECK, ...runsFor(false, true, [])])('$name', (each) => {
  test.each([
    ['ends with an exit code', 'process.exit(3);'],
    ['is killed', "process.kill(process.pid, 'SIGKILL');"],
    [
      'leaves half a report',
      `
      import { writeFileSync } from 'node:fs';
      for (const file of ['unit', 'release', 'browser'])
        writeFileSync(\`test-results/\${file}.json\`, '{"numPassedTests": 4');
      process.exit(1);`,
    ],
  ])('counts as failed if it %s', async (_, code) => {
    for (const [file, report] of Object.entries(OLD)) {
      writeFileSync(join(folder, 'test-results', file), JSON.stringify(report));
    }
    const result = await run(each, folder, plant(code));
    expect(result).toMatchObject({ passed: 0, failed: 1, names: [each.name] });
    expect(summary([{ passed: 5, failed: 0, skipped: 0 }, result], false)).toEqual({
      line: '5 passed, 1 failed',
      code: 1,
    });
  });
});

const report = 'test-results/some.json';
const VITEST = {
  name: 'Vitest',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`],
  report,
};
const PLAYWRIGHT = {
  name: 'Playwright',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
  report,
};

/** Configures Playwright in the folder. By default it would empty the project's own folder of results. */
function configurePlaywright(options: object, file = report) {
  const all = { outputDir: 'output', reporter: [['json', { outputFile: file }]], ...options };
  writeFileSync(join(folder, 'playwright.config.js'), `export default ${JSON.stringify(all)};`);
}

test('a runner that fails though its tests pass counts as failed', async () => {
  writeFileSync(
    join(folder, 'stray.test.js'),
    `import { test } from 'vitest';
     test('passes', () => { Promise.reject(new Error('nobody waits for this')); });`,
  );
  expect(await run(VITEST, folder)).toMatchObject({ passed: 1, failed: 1 });
});

test.each([
  [VITEST, 'broken.test.js', 'vitest', 'that fails'],
  [PLAYWRIGHT, 'broken.spec.js', '@playwright/test', 'broken.spec.js, : that fails'],
])('$name names the tests that failed', async (each, file, runner, called) => {
  writeFileSync(
    join(folder, file),
    `import { test } from '${runner}';
     test('that passes', () => {});
     test('that fails', () => { throw new Error('as planned'); });`,
  );
  configurePlaywright({});
  expect(await run(each, folder)).toMatchObject({ passed: 1, failed: 1, names: [called] });
});

test('a test that passes only at the second try is reported', async () => {
  writeFileSync(
    join(folder, 'flaky.spec.js'),
    `import { test } from '@playwright/test';
     test('that fails once', ({}, { retry }) => { if (retry === 0) throw new Error('as planned'); });`,
  );
  configurePlaywright({ retries: 1, testMatch: 'flaky.spec.js' });
  expect(await run(PLAYWRIGHT, folder)).toMatchObject({
    passed: 1,
    failed: 0,
    flaky: ['flaky.spec.js, : that fails once'],
  });
});

test.each([true, false])('without a browser no test has failed (--quick: %s)', async (quick) => {
  const browser = runsFor(quick, false, []).find(({ name }) => name === 'browser');
  if (!browser) throw new Error('nothing is run in a browser');
  configurePlaywright({ projects: [] }, browser.report);
  expect(await run(browser, folder)).toMatchObject({ passed: 0, failed: 0 });
});

test('a name selects the tests for a release that have it in their path', async () => {
  for (const name of ['paper', 'pencil']) {
    writeFileSync(
      join(folder, `${name}.spec.js`),
      `import { test } from '@playwright/test';
       test('of a change', () => {});
       test('of a release', { tag: '@release' }, () => {});`,
    );
  }
  const browser = runsFor(false, false, ['pencil']).find(({ name }) => name === 'browser');
  if (!browser) throw new Error('nothing is run in a browser');
  configurePlaywright({ testMatch: 'p*.spec.js' }, browser.report);
  expect(await run(browser, folder)).toMatchObject({ passed: 3, failed: 0 });
});

test('skipped tests are reported, or count as failed on CI; no tests at all is a failure', () => {
  const results = [{ passed: 3, failed: 0, skipped: 2 }];
  expect(summary(results, false)).toEqual({ line: '3 passed, 0 failed, 2 skipped', code: 0 });
  expect(summary(results, true)).toEqual({ line: '3 passed, 2 failed', code: 1 });
  expect(summary([], false).code).toBe(1);
});
