/** Lighthouse on one address, several times, and the medians. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];

export interface Measured {
  /** Scores from 0 to 100, in the order of Lighthouse's categories. */
  readonly scores: readonly number[];
  /** Largest contentful paint, simulated mobile, in ms. */
  readonly lcp: number;
  /** Main-thread work in ms. */
  readonly mainThread: number;
  readonly layoutShift: number;
  /** Bytes transferred in the first view. */
  readonly bytes: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Medians of `runs` mobile audits of `url`; throws where an audit gives no result. */
export async function measure(url: string, runs: number): Promise<Measured> {
  const results: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({
      chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      chromeFlags: FLAGS,
    });
    const report = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES] });
    chrome.kill();
    if (!report) throw new Error(`Lighthouse gave no report for ${url}`);
    const { categories, audits } = report.lhr;
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    results.push({
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      lcp: number('largest-contentful-paint'),
      mainThread: number('mainthread-work-breakdown'),
      layoutShift: number('cumulative-layout-shift'),
      bytes: number('total-byte-weight'),
    });
  }
  const by = (pick: (measured: Measured) => number) => median(results.map(pick));
  return {
    scores: CATEGORIES.map((_, index) => by(({ scores }) => scores[index] ?? 0)),
    lcp: by(({ lcp }) => lcp),
    mainThread: by(({ mainThread }) => mainThread),
    layoutShift: by(({ layoutShift }) => layoutShift),
    bytes: by(({ bytes }) => bytes),
  };
}
