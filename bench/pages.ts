/**
 * `npm run bench`: Lighthouse on every built page that asks to be found, beside the same page without scripts, into
 * bench/results.json. Pages named as arguments are measured and printed, and no result is kept:
 * `npm run bench -- / /contact`.
 */
import process from 'node:process';
import { isIndexed, routes } from '../tests/built-site.ts';
import { type Measured, measure } from './lighthouse.ts';
import { writeResult } from './report.ts';
import { withoutScripts } from './script-free.ts';
import { serve } from './serve.ts';

/** Simulated phones differ from run to run; a desktop is measured for its scores alone. */
const MOBILE_RUNS = 3;
const DESKTOP_RUNS = 1;

const named = process.argv.slice(2);

/** A page as built, on a phone and on a desktop, and the same without scripts on a phone. */
interface Page {
  readonly route: string;
  readonly mobile: Measured;
  readonly desktop: Measured;
  readonly bare: Measured;
}

const lcpRatio = ({ mobile, bare }: Page) => mobile.lcp / bare.lcp;
const mainThreadRatio = ({ mobile, bare }: Page) => mobile.mainThread / bare.mainThread;

/** The row of a page. Times in ms; the same page without scripts is bare. */
const rowOf = ({ route, mobile, desktop, bare }: Page) => ({
  route,
  kB: Number((mobile.bytes / 1000).toFixed(1)),
  requests: mobile.requests,
  mobile: mobile.scores.join(' '),
  desktop: desktop.scores.join(' '),
  lcp: Math.round(mobile.lcp),
  bareLcp: Math.round(bare.lcp),
  mainThread: Math.round(mobile.mainThread),
  bareMainThread: Math.round(bare.mainThread),
  layoutShift: Number(mobile.layoutShift.toFixed(3)),
});

/** The page where this figure is highest. */
const highest = (pages: readonly Page[], figure: (page: Page) => number) => {
  const page = pages.reduce((most, each) => (figure(each) > figure(most) ? each : most));
  return `${figure(page).toFixed(2)} (${page.route})`;
};

/** The lowest score of each category. */
const lowest = (pages: readonly Page[], pick: (page: Page) => Measured) =>
  pages
    .map((page) => pick(page).scores)
    .reduce((least, scores) => least.map((score, index) => Math.min(score, scores[index] ?? 0)))
    .join(' ');

const site = await serve('dist');
const bare = await serve(withoutScripts('dist', '.cache/script-free'));
const pages: Page[] = [];
const failures: string[] = [];
for (const route of named.length > 0 ? named : routes.filter(isIndexed)) {
  try {
    const page: Page = {
      route,
      mobile: await measure(site.url + route, {
        device: 'mobile',
        scope: 'all',
        runs: MOBILE_RUNS,
      }),
      bare: await measure(bare.url + route, {
        device: 'mobile',
        scope: 'performance',
        runs: MOBILE_RUNS,
      }),
      desktop: await measure(site.url + route, {
        device: 'desktop',
        scope: 'all',
        runs: DESKTOP_RUNS,
      }),
    };
    pages.push(page);
    console.log(rowOf(page));
  } catch (error) {
    // One page without a result must not cost the hour that the others took.
    failures.push(`${route}: ${error instanceof Error ? error.message : String(error)}`);
    console.error(failures.at(-1));
  }
}
await Promise.all([site.stop(), bare.stop()]);

if (named.length === 0 && pages.length > 0) {
  writeResult('pages', {
    figures: [
      {
        what: `Lowest scores of ${pages.length} pages on a phone (performance, accessibility, best practices, SEO)`,
        found: lowest(pages, ({ mobile }) => mobile),
        wanted: '100 100 100 100',
      },
      {
        what: 'Lowest scores on a desktop',
        found: lowest(pages, ({ desktop }) => desktop),
        wanted: '100 100 100 100',
      },
      { what: 'Highest LCP beside the same page without scripts', found: highest(pages, lcpRatio) },
      {
        what: 'Most main-thread time beside the same page without scripts',
        found: highest(pages, mainThreadRatio),
      },
    ],
    rows: pages.map(rowOf),
  });
}
process.exit(failures.length > 0 ? 1 : 0);
