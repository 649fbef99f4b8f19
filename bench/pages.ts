/**
 * `npm run bench`: Lighthouse on every built page that asks to be found, in turn with the same words alone, into
 * bench/results.json. Pages named as arguments are measured and printed, and no result is kept:
 * `npm run bench -- / /contact`.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { reasonOf } from '../src/schema/reason.ts';
import { isIndexed, routes } from '../tests/built-site.ts';
import { serveBuild } from '../tests/fixtures/process.ts';
import { writeTables } from '../tests/fixtures/site.ts';
import { type Measured, measure } from './lighthouse.ts';
import { lastRows, quantile, writeResult } from './report.ts';

/** Simulated phones differ from run to run; a desktop is measured for its scores alone. */
const MOBILE_ROUNDS = 3;
const DESKTOP_ROUNDS = 1;

/** How many times the last record a page may cost: rounds differ by as much. */
const DEARER = 1.15;

const named = process.argv.slice(2);

const NO_WORDS =
  /<(script|style|svg|picture|template|video)\b[\s\S]*?<\/\1>|<img[^>]*>|<link[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g;

/**
 * A copy of the built site in words alone: no sheet, script or picture. What a machine needs for it tells how slow the machine is.
 *
 * @returns its folder
 */
function inWordsAlone(dist: string, target: string): string {
  rmSync(target, { recursive: true, force: true });
  cpSync(dist, target, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: target })) {
    const path = join(target, file);
    const html = readFileSync(path, 'utf8').replace(NO_WORDS, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  writeTables(target);
  return target;
}

/** The lowest, the median and the highest of a figure, whole. */
function spread(rounds: readonly Measured[], pick: (measured: Measured) => number) {
  return [0, 0.5, 1].map((share) => Math.round(quantile(rounds.map(pick), share)));
}
const median = (rounds: readonly Measured[], pick: (measured: Measured) => number) =>
  spread(rounds, pick)[1] ?? Number.NaN;

/** The lowest score of each category. */
const lowest = (scores: readonly (readonly number[])[]) =>
  scores.reduce((least, each) => least.map((score, index) => Math.min(score, each[index] ?? 0)));

/** Measures a page. Times are in ms; lists hold the lowest, the median and the highest of the rounds. */
async function measurePage(route: string) {
  const both = [site.url + route, plain.url + route];
  const [page = [], words = []] = await measure(both, 'mobile', MOBILE_ROUNDS);
  const [desktop = []] = await measure([site.url + route], 'desktop', DESKTOP_ROUNDS);
  const mainThread = spread(page, (measured) => measured.mainThread);
  const middle = page.find((measured) => Math.round(measured.mainThread) === mainThread[1]);
  const wordsAlone = spread(words, (measured) => measured.mainThread);
  return {
    route,
    kB: median(page, ({ bytes }) => bytes / 100) / 10,
    /** Of the page and its sheet. */
    firstKB: median(page, ({ firstBytes }) => firstBytes / 100) / 10,
    requests: median(page, ({ requests }) => requests),
    mobile: page.map(({ scores }) => scores),
    desktop: desktop.map(({ scores }) => scores),
    fcp: spread(page, ({ firstPaint }) => firstPaint),
    lcp: spread(page, ({ largestPaint }) => largestPaint),
    tbt: spread(page, ({ blocking }) => blocking),
    mainThread,
    kinds: middle?.kinds,
    wordsAlone,
    /** How much more work the page is than its words alone, which doesn't depend on the machine. */
    ratio: (mainThread[1] ?? Number.NaN) / (wordsAlone[1] ?? Number.NaN),
    layoutShift: median(page, ({ layoutShift }) => layoutShift * 1000) / 1000,
  };
}
type Row = Awaited<ReturnType<typeof measurePage>>;

/** What a page costs more than it did. */
function dearer(row: Row, last: Partial<Row> = {}): string[] {
  return (['ratio', 'firstKB', 'kB'] as const).flatMap((figure) => {
    const before = last[figure] ?? Number.POSITIVE_INFINITY;
    if (row[figure] <= before * DEARER) return [];
    return `${row.route} costs more: ${figure} is ${row[figure].toFixed(2)}, was ${before.toFixed(2)}`;
  });
}

/** The page where the median of a figure is highest, with all three. */
function highest(rows: readonly Row[], figure: 'fcp' | 'lcp' | 'tbt' | 'mainThread') {
  const middleOf = (row: Row) => row[figure][1] ?? 0;
  const row = rows.reduce((most, each) => (middleOf(each) > middleOf(most) ? each : most));
  const [least, middle, most] = row[figure];
  return `${middle} ms (${least} to ${most}; ${row.route})`;
}

const site = await serveBuild('dist');
const plain = await serveBuild(inWordsAlone('dist', '.cache/words-alone'));
const last = lastRows<Partial<Row>>('pages');
const rows: Row[] = [];
const complaints: string[] = [];
let failed = false;
for (const route of named.length > 0 ? named : routes.filter(isIndexed)) {
  try {
    const row = await measurePage(route);
    rows.push(row);
    console.log(row);
    complaints.push(
      ...dearer(
        row,
        last.find((each) => each.route === route),
      ),
    );
  } catch (error) {
    // One page without a result must not cost the hour that the others took.
    failed = true;
    console.error(`${route}: ${reasonOf(error)}`);
  }
}
await Promise.all([site.end('SIGTERM'), plain.end('SIGTERM')]);
for (const complaint of complaints) console.error(complaint);

if (named.length === 0 && rows.length > 0) {
  const scores = (device: 'mobile' | 'desktop') =>
    lowest(rows.flatMap((row) => row[device])).join(' ');
  writeResult('pages', {
    figures: [
      {
        what: `Lowest scores of ${rows.length} pages on a phone (performance, accessibility, best practices, SEO)`,
        found: scores('mobile'),
        wanted: '100 100 100 100',
      },
      { what: 'Lowest scores on a desktop', found: scores('desktop'), wanted: '100 100 100 100' },
      { what: 'Latest FCP on a phone', found: highest(rows, 'fcp'), wanted: 'at most 800 ms' },
      { what: 'Latest LCP', found: highest(rows, 'lcp'), wanted: 'at most 1,200 ms' },
      { what: 'Most blocking time', found: highest(rows, 'tbt'), wanted: 'at most 20 ms' },
      {
        what: 'Most main-thread time',
        found: highest(rows, 'mainThread'),
        wanted: 'at most 900 ms',
      },
      {
        what: 'Most of it beside the same words alone',
        found: Math.max(...rows.map(({ ratio }) => ratio)).toFixed(2),
      },
      {
        what: 'Largest page with its sheet, compressed',
        found: `${Math.max(...rows.map(({ firstKB }) => firstKB))} kB`,
        wanted: 'at most 24 kB',
      },
    ],
    rows,
  });
}
process.exit(failed || complaints.length > 0 ? 1 : 0);
