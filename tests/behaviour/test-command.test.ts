/** `npm test` ends red where one of its runners does, whatever an earlier run has left behind. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RUNNERS, runOne, summary } from '../../tools/runners.mjs';

const ROOT = join(import.meta.dirname, '../..');

// Within the project, so that a test that is written here finds its packages.
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

/** Reports of a run in which all was well. */
const OLD = {
  'unit.json': {
    success: true,
    numPassedTests: 9,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  },
  'browser.json': {
    stats: { expected: 9, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [],
  },
  'visual.json': {
    stats: { expected: 9, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [],
  },
};

/** Makes every runner do this as soon as it starts. */
function plant(code: string): Record<string, string> {
  const file = join(folder, 'plant.mjs');
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--import=${pathToFileURL(file)}` };
}

// Object.keys forgets the keys' type; these are they.
const NAMES = Object.keys(RUNNERS) as (keyof typeof RUNNERS)[];

describe.each(NAMES)('%s', (name) => {
  test.each([
    ['ends with an exit code', 'process.exit(3);'],
    ['is killed', "process.kill(process.pid, 'SIGKILL');"],
    [
      'leaves half a report',
      `
      import { writeFileSync } from 'node:fs';
      for (const file of ['unit', 'browser', 'visual'])
        writeFileSync(\`test-results/\${file}.json\`, '{"numPassedTests": 4');
      process.exit(1);`,
    ],
  ])('%s: counted as failed', (_, code) => {
    for (const [file, report] of Object.entries(OLD)) {
      writeFileSync(join(folder, 'test-results', file), JSON.stringify(report));
    }
    const result = runOne(name, { cwd: folder, env: plant(code) });
    expect(result).toMatchObject({ passed: 0, failed: 1, names: [name] });
    expect(summary([{ passed: 5, failed: 0, skipped: 0 }, result])).toEqual({
      line: '5 passed, 1 failed',
      code: 1,
    });
  });
});

test('a runner that fails beside its tests, all of which passed, is counted', () => {
  writeFileSync(
    join(folder, 'stray.test.js'),
    `import { test } from 'vitest';
     test('passes', () => { Promise.reject(new Error('nobody waits for this')); });`,
  );
  expect(runOne('unit', { cwd: folder })).toMatchObject({ passed: 1, failed: 1 });
});

test.each([
  ['unit', 'broken.test.js', 'vitest', 'that fails'],
  ['browser', 'broken.spec.js', '@playwright/test', 'broken.spec.js, : that fails'],
] as const)('%s names the tests that failed', (name, file, runner, called) => {
  writeFileSync(
    join(folder, file),
    `import { test } from '${runner}';
     test('that passes', () => {});
     test('that fails', () => { throw new Error('as planned'); });`,
  );
  writeFileSync(
    join(folder, 'playwright.config.js'),
    `export default { reporter: [['json', { outputFile: 'test-results/browser.json' }]] };`,
  );
  expect(runOne(name, { cwd: folder })).toMatchObject({ passed: 1, failed: 1, names: [called] });
});

test('skipped tests are told, and nothing at all is no success', () => {
  expect(summary([{ passed: 3, failed: 0, skipped: 2 }])).toEqual({
    line: '3 passed, 0 failed, 2 skipped',
    code: 0,
  });
  expect(summary([]).code).toBe(1);
});
