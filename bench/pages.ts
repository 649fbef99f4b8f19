/**
 * `npm run bench`: runs Lighthouse on every indexable page of the build, in turn with a copy without styles, scripts and
 * pictures, and writes bench/results.json. With pages as arguments, it only prints their results:
 * `npm run bench -- / /contact`.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { reasonOf } from '../src/schema/reason.ts';
import { isIndexed, routes } from '../tests/built-site.ts';
import { serveBuild } from '../tests/fixtures/process.ts';
import { writeTables } from '../tests/fixtures/site.ts';
import { programs } from '../tests/programs.ts';
import { lastRows, quantile, writeResult } from './report.ts';

/** Times of simulated phones vary between runs. A desktop is measured once, only for its scores. */
const MOBILE_ROUNDS = 3;

/** The accepted increase of a page's cost over the last record, as a factor. Rounds vary by as much. */
const DEARER = 1.15;

/** Attempts at an audit: now and then the start of the browser's trace is missing, mostly on a busy machine. */
const ATTEMPTS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The recorded figures of an audit, by Lighthouse's names. Times are in ms and simulated. */
const FIGURES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  mainThread: 'mainthread-work-breakdown',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** The fields used here of rows in the audits `network-requests` and `mainthread-work-breakdown`. */
interface NetworkRow {
  readonly resourceType?: string;
  readonly transferSize?: number;
}
interface WorkRow {
  readonly group: string;
  readonly duration: number;
}

const kilobytesOf = (rows: readonly NetworkRow[]) =>
  rows.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;

/** Audits an address once, as a slow phone on a mobile line or as a desktop computer on a fixed line. */
async function audit(url: string, port: number, device: 'mobile' | 'desktop', attempt = 1) {
  const config = device === 'desktop' ? desktopConfig : undefined;
  const report = await lighthouse(url, { port, onlyCategories: [...CATEGORIES] }, config);
  if (!report || report.lhr.runtimeError) {
    if (attempt < ATTEMPTS) return audit(url, port, device, attempt + 1);
    throw new Error(`no report for ${url}: ${report?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = report.lhr;
  const number = (name: keyof typeof FIGURES) => audits[FIGURES[name]]?.numericValue ?? Number.NaN;
  /** Lighthouse's types don't describe the rows of a table, which differ by audit. */
  const rowsOf = <Row>(name: string) => {
    const details = audits[name]?.details;
    return (details?.type === 'table' ? details.items : []) as readonly Row[];
  };
  // Requests of the first view, without films.
  const files = rowsOf<NetworkRow>('network-requests').filter(
    (row) => row.resourceType !== 'Media',
  );
  const first = files.filter(({ resourceType = '' }) =>
    /^(Document|Stylesheet)$/.test(resourceType),
  );
  const work = rowsOf<WorkRow>(FIGURES.mainThread);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp: number('fcp'),
    lcp: number('lcp'),
    tbt: number('tbt'),
    mainThread: number('mainThread'),
    layoutShift: number('layoutShift'),
    kinds: Object.fromEntries(work.map(({ group, duration }) => [group, Math.round(duration)])),
    kB: kilobytesOf(files),
    firstKB: kilobytesOf(first),
    requests: files.length,
  };
}
type Measured = Awaited<ReturnType<typeof audit>>;

const NO_WORDS =
  /<(script|style|svg|picture|template|video)\b[\s\S]*?<\/\1>|<img[^>]*>|<link[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g;

/** Makes a copy of the site's text, without styles, scripts and pictures, as a baseline for the speed of the machine. */
function inWordsAlone(): string {
  const target = '.cache/words-alone';
  rmSync(target, { recursive: true, force: true });
  cpSync('dist', target, { recursive: true });
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

/** The lowest, the median and the highest value of a figure over the rounds. */
function spread(rounds: readonly Measured[], figure: 'fcp' | 'lcp' | 'tbt' | 'mainThread') {
  const values = rounds.map((each) => each[figure]);
  const at = (share: number) => Math.round(quantile(values, share));
  return { least: at(0), median: at(0.5), most: at(1) };
}
const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

/** Measures a page and its text-only copy in turn, so that other work on the machine affects both. */
async function measurePage(route: string, port: number) {
  const page: Measured[] = [];
  const words: Measured[] = [];
  for (let round = 0; round < MOBILE_ROUNDS; round++) {
    page.push(await audit(site.url + route, port, 'mobile'));
    words.push(await audit(plain.url + route, port, 'mobile'));
  }
  const desktop = await audit(site.url + route, port, 'desktop');
  const median = (figure: 'kB' | 'firstKB' | 'requests' | 'layoutShift') =>
    quantile(
      page.map((each) => each[figure]),
      0.5,
    );
  const mainThread = spread(page, 'mainThread');
  const wordsAlone = spread(words, 'mainThread');
  return {
    route,
    kB: rounded(median('kB'), 10),
    /** Size of the page and its style sheet, which are all that the first paint waits for. */
    firstKB: rounded(median('firstKB'), 10),
    requests: median('requests'),
    mobile: page.map(({ scores }) => scores),
    desktop: [desktop.scores],
    fcp: spread(page, 'fcp'),
    lcp: spread(page, 'lcp'),
    tbt: spread(page, 'tbt'),
    mainThread,
    kinds: page.find((each) => Math.round(each.mainThread) === mainThread.median)?.kinds,
    wordsAlone,
    /** Main-thread work relative to the text-only copy, which doesn't depend on the machine. */
    ratio: mainThread.median / wordsAlone.median,
    layoutShift: rounded(median('layoutShift'), 1000),
  };
}
type Row = Awaited<ReturnType<typeof measurePage>>;

/** A line for each figure of a page that has become more expensive. */
const dearer = (row: Row, last: Partial<Row> = {}): string[] =>
  (['ratio', 'firstKB', 'kB'] as const)
    .filter((figure) => row[figure] > (last[figure] ?? Number.POSITIVE_INFINITY) * DEARER)
    .map((figure) => `${row.route} costs more: ${figure} is ${row[figure]}, was ${last[figure]}`);

/** The highest median of a figure over all pages, with its page, for the report. */
function highest(what: string, figure: 'fcp' | 'lcp' | 'tbt' | 'mainThread', wanted: string) {
  const row = rows.reduce((most, each) =>
    each[figure].median > most[figure].median ? each : most,
  );
  const { least, median, most } = row[figure];
  return { what, found: `${median} ms (${least} to ${most}; ${row.route})`, wanted };
}

/** The lowest score of each category, for the report. */
function lowest(what: string, device: 'mobile' | 'desktop') {
  const all = rows.flatMap((row) => row[device]);
  const scores = CATEGORIES.map((_, index) => Math.min(...all.map((each) => each[index] ?? 0)));
  return { what, found: scores.join(' '), wanted: '100 100 100 100' };
}

const named = process.argv.slice(2);
const site = await serveBuild('dist');
const plain = await serveBuild(inWordsAlone());
const chrome = await launch({
  ...(programs.chromium && { chromePath: programs.chromium }),
  chromeFlags: [
    ...['--headless=new', '--no-sandbox'],
    ...['--disable-background-networking', '--disable-component-update'],
  ],
});
const last = lastRows<Partial<Row>>('pages');
const rows: Row[] = [];
const complaints: string[] = [];
for (const route of named.length > 0 ? named : routes.filter(isIndexed)) {
  try {
    const row = await measurePage(route, chrome.port);
    rows.push(row);
    console.log(row);
    complaints.push(
      ...dearer(
        row,
        last.find((each) => each.route === route),
      ),
    );
  } catch (error) {
    // One failed page must not discard the results of an hour.
    complaints.push(`${route}: ${reasonOf(error)}`);
  }
}
chrome.kill();
await Promise.all([site.end('SIGTERM'), plain.end('SIGTERM')]);
for (const complaint of complaints) console.error(complaint);

if (named.length === 0 && rows.length > 0) {
  const categories = '(performance, accessibility, best practices, SEO)';
  writeResult('pages', {
    figures: [
      lowest(`Lowest scores of ${rows.length} pages on a phone ${categories}`, 'mobile'),
      lowest('Lowest scores on a desktop', 'desktop'),
      highest('Latest FCP on a phone', 'fcp', 'at most 800 ms'),
      highest('Latest LCP', 'lcp', 'at most 1,200 ms'),
      highest('Most blocking time', 'tbt', 'at most 20 ms'),
      highest('Most main-thread time', 'mainThread', 'at most 900 ms'),
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
process.exit(complaints.length > 0 ? 1 : 0);
