/**
 * `npm test`: installs the programs that the tests need, builds the site, and runs the same tests as CI.
 *
 *     npm test -- --quick              most unit tests, and a few pages in one browser
 *     npm test -- --all                also the tests for a release: tests/release/ and the whole editor for several people
 *     npm test -- NAME…                also those of these that have the name in their path, such as `torture` or `tests/edit`;
 *                                      `firefox`: the behaviours in that engine
 *     npm test -- --visual [NAME…]     only compares key pages with their approved pictures; `--update` approves new ones
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { builtState } from '../site-build/sources.ts';
import { setUpPrograms } from './set-up.ts';

const ROOT = join(import.meta.dirname, '..');
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
// A machine without browsers has no tests to run. A line for each missing browser is printed at the end.
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'];
const BROWSER_REPORT = 'test-results/browser.json';

/** A test program: its name, Node's arguments, and its report. Without a report, only the exit code counts. */
interface Run {
  readonly name: string;
  readonly args: readonly string[];
  readonly report?: string;
}

/** The results of a run, with the names of failed tests and of those that passed only at the second attempt. */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  names: string[];
  flaky: string[];
}

/** A run of Vitest projects. @param words parts of file paths to select; all files by default */
function vitest(name: string, projects: readonly string[], words: readonly string[] = []): Run {
  const report = `test-results/${name}.json`;
  const options = projects.map((project) => `--project=${project}`);
  return { name, args: [...VITEST, `--outputFile.json=${report}`, ...options, ...words], report };
}

export const CHECK: Run = { name: 'check', args: ['tools/check.ts'] };
const BROWSER: Run = { name: 'browser', args: PLAYWRIGHT, report: BROWSER_REPORT };
const QUICK: readonly Run[] = [
  vitest('unit', ['unit']),
  { ...BROWSER, args: [...PLAYWRIGHT, '--grep=@handful'] },
];

function ofVitest(report: JsonTestResults): Counts {
  const names = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: names.length, skipped, names, flaky: [] };
}

const specsIn = (suites: readonly JSONReportSuite[] = []): JSONReportSpec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)]);

function ofPlaywright({ suites, errors, stats }: JSONReport): Counts {
  const endedAs = (...ways: readonly string[]) =>
    specsIn(suites).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => ways.includes(status))
        .map(({ projectName }) => `${file}, ${projectName}: ${title}`),
    );
  // A test that was skipped because another one failed counts as failed.
  const names = endedAs('unexpected', 'skipped');
  const passed = stats.expected + stats.flaky;
  const failed = names.length + errors.length;
  return { passed, failed, skipped: 0, names, flaky: endedAs('flaky') };
}

/** Runs a program in Node and shows its output. @returns its exit code, or the signal that ended it */
async function execute(args: readonly string[], { cwd = ROOT, env = {} } = {}) {
  const options = { cwd, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const [status, signal] = await once(spawn(process.execPath, args, options), 'exit');
  return [status as number | null, signal as NodeJS.Signals | null] as const; // as the event says
}

/**
 * Runs a test program and shows its output. If it fails without naming a failed test, the run itself counts as a failure.
 * A report of an earlier run is deleted first.
 */
export async function run(
  { name, args, report }: Run,
  cwd = ROOT,
  env: Record<string, string> = {},
): Promise<Counts> {
  const [program = '', ...rest] = args;
  const path = report && join(cwd, report);
  mkdirSync(join(cwd, 'test-results'), { recursive: true });
  if (path) rmSync(path, { force: true });
  console.log(`\n== ${name}`);
  const [status, signal] = await execute([join(ROOT, program), ...rest], { cwd, env });
  const passed = report || status !== 0 ? 0 : 1;
  let counts: Counts = { passed, failed: 0, skipped: 0, names: [], flaky: [] };
  if (path && existsSync(path)) {
    try {
      const read = JSON.parse(readFileSync(path, 'utf8'));
      counts = 'stats' in read ? ofPlaywright(read) : ofVitest(read);
    } catch {
      console.error(`${report} can't be read.`);
    }
  }
  const isBroken = status !== 0 || (path && !existsSync(path));
  if (isBroken && counts.failed === 0) {
    console.error(
      `${name} ended with ${signal ?? `exit code ${status}`} and names no failed test.`,
    );
    counts = { ...counts, failed: 1, names: [name] };
  }
  return counts;
}

/** The last line of `npm test`, and its exit code. @param strict whether skipped tests count as failed, as in CI */
export function summary(
  results: readonly Pick<Counts, 'passed' | 'failed' | 'skipped'>[],
  strict: boolean,
) {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = strict ? 0 : sum('skipped');
  const failed = sum('failed') + (strict ? sum('skipped') : 0);
  const line = `${sum('passed')} passed, ${failed} failed`;
  return {
    line: skipped > 0 ? `${line}, ${skipped} skipped` : line,
    code: failed === 0 && sum('passed') > 0 ? 0 : 1,
  };
}

/** Exits if another run is in progress in this folder, since both would build into it. */
function claimFolder() {
  const file = join(ROOT, '.cache/testing');
  try {
    const other = readFileSync(file, 'utf8');
    process.kill(Number(other), 0);
    console.error(
      `npm test is at work in this folder already, as process ${other}: wait for it, or use another clone.`,
    );
    process.exit(1);
  } catch {
    // There is no other run, or its process has ended.
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.on('exit', () => rmSync(file, { force: true }));
}

/** The runs for the given options, without the check. */
export function runsFor(quick: boolean, all: boolean, names: readonly string[]): readonly Run[] {
  if (quick) return QUICK;
  const unit = vitest('unit', ['unit', 'slow']);
  if (all) return [unit, BROWSER, vitest('release', ['release'])];
  if (names.length === 0)
    return [unit, { ...BROWSER, args: [...PLAYWRIGHT, '--grep-invert=@release'] }];
  const others = `--grep-invert=^(?!.*(${names.join('|')})).*@release`;
  return [
    unit,
    { ...BROWSER, args: [...PLAYWRIGHT, others] },
    // A name may be that of browser tests alone.
    vitest('release', ['release'], ['--passWithNoTests', ...names]),
  ];
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      visual: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
    },
  });
  const files = globSync('{tests,edit-team}/**/*.{test,spec,visual}.ts', { cwd: ROOT });
  for (const name of values.visual ? [] : positionals) {
    if (name === 'firefox' || files.some((file) => file.includes(name))) continue;
    console.error(`No file of tests has ${name} in its path.`);
    process.exit(1);
  }
  claimFolder();
  // Both run in parallel with the build.
  const installing = setUpPrograms();
  const checking = values.quick || values.visual ? undefined : run(CHECK);
  if (builtState(ROOT) !== 'complete') {
    const [status] = await execute(['site-build/build.ts']);
    if (status !== 0) process.exit(1);
  }
  const skipped = await installing;
  if (values.quick || values.visual) process.env.SITE_ONLY = 'true';
  if (values.visual) {
    const args = [...(values.update ? ['--update'] : []), ...positionals];
    const [status] = await execute(['tests/visual/run.ts', ...args]);
    process.exit(status ?? 1);
  }
  const results = checking ? [await checking] : [];
  const building = values.quick ? undefined : execute(['tests/behaviour/build-fixture.ts']);
  for (const each of runsFor(values.quick, values.all, positionals)) {
    results.push(await run(each));
    // The browser tests, which come second, need it.
    await building;
  }

  console.log();
  for (const line of skipped) console.log(line);
  for (const { names, flaky } of results) {
    for (const name of flaky) console.log(`Passed at the second try alone: ${name}`);
    for (const name of names) console.log(`Failed: ${name}`);
  }
  const missing = { passed: 0, failed: 0, skipped: skipped.length };
  const { line, code } = summary([...results, missing], Boolean(process.env.CI));
  console.log(line);
  process.exit(code);
}

if (import.meta.main) await main();
