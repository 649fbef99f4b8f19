/** Lighthouse on one address, several times, and the medians. */
import process from 'node:process';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];

/** How often an audit is tried: now and then the browser's trace lacks its beginning, on a busy machine above all. */
const ATTEMPTS = 3;

export interface Measured {
  /** Scores from 0 to 100, in the order of Lighthouse's categories, as far as they were asked for. */
  readonly scores: readonly number[];
  /** Largest contentful paint, simulated, in ms. */
  readonly lcp: number;
  /** Main-thread work in ms. */
  readonly mainThread: number;
  readonly layoutShift: number;
  /** Bytes transferred in the first view, without films. */
  readonly bytes: number;
  /** Requests of the first view, without films. */
  readonly requests: number;
}

/** How a page is measured. */
export interface Conditions {
  /** Simulated: a slow phone on a mobile line, or a computer on a fixed one. */
  readonly device: 'mobile' | 'desktop';
  /** All four categories, or performance alone, which takes half the time. */
  readonly scope: 'all' | 'performance';
  readonly runs: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A row of Lighthouse's audit `network-requests`, as far as it is read here. */
interface NetworkRow {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

async function audit(
  url: string,
  port: number,
  conditions: Conditions,
  attempt = 1,
): Promise<Measured> {
  const { device, scope } = conditions;
  const onlyCategories = scope === 'all' ? [...CATEGORIES] : ['performance'];
  const config = device === 'desktop' ? desktopConfig : undefined;
  const report = await lighthouse(url, { port, onlyCategories }, config);
  if (!report || report.lhr.runtimeError) {
    if (attempt < ATTEMPTS) return audit(url, port, conditions, attempt + 1);
    throw new Error(`no report for ${url}: ${report?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = report.lhr;
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  // Lighthouse's types leave the rows of a table open; this audit's are these.
  const rows = (details?.type === 'table' ? details.items : []) as readonly NetworkRow[];
  const files = rows.filter(({ resourceType }) => resourceType !== 'Media');
  return {
    scores: onlyCategories.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: number('largest-contentful-paint'),
    mainThread: number('mainthread-work-breakdown'),
    layoutShift: number('cumulative-layout-shift'),
    bytes: files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: files.length,
  };
}

/** Medians of several audits of `url` in one browser; throws where an audit gives no result. */
export async function measure(url: string, conditions: Conditions): Promise<Measured> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: FLAGS,
  });
  const results: Measured[] = [];
  try {
    for (let run = 0; run < conditions.runs; run++) {
      results.push(await audit(url, chrome.port, conditions));
    }
  } finally {
    chrome.kill();
  }
  const by = (pick: (measured: Measured) => number) => median(results.map(pick));
  return {
    scores: (results[0]?.scores ?? []).map((_, index) => by(({ scores }) => scores[index] ?? 0)),
    lcp: by(({ lcp }) => lcp),
    mainThread: by(({ mainThread }) => mainThread),
    layoutShift: by(({ layoutShift }) => layoutShift),
    bytes: by(({ bytes }) => bytes),
    requests: by(({ requests }) => requests),
  };
}
