/** Lighthouse on addresses in turn, several times. */
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

/** What one audit found; times are in ms and simulated. */
export interface Measured {
  /** Scores from 0 to 100, in the order of Lighthouse's categories. */
  readonly scores: readonly number[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Of tasks longer than 50 ms what is longer, until the page can be used. */
  readonly blocking: number;
  /** Main-thread work, in all and by Lighthouse's names of its kinds. */
  readonly mainThread: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly layoutShift: number;
  /** Bytes transferred in the first view, without films. */
  readonly bytes: number;
  /** Bytes of the page and its sheet, which are all that the first paint waits for. */
  readonly firstBytes: number;
  /** Requests of the first view, without films. */
  readonly requests: number;
}

/** What is simulated: a slow phone on a mobile line, or a computer on a fixed one. */
type Device = 'mobile' | 'desktop';

/** A row of Lighthouse's audit `network-requests`, as far as it is read here. */
interface NetworkRow {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** A row of its audit `mainthread-work-breakdown`. */
interface WorkRow {
  readonly group: string;
  readonly duration: number;
}

const bytesOf = (rows: readonly NetworkRow[]) =>
  rows.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

async function audit(url: string, port: number, device: Device, attempt = 1): Promise<Measured> {
  const config = device === 'desktop' ? desktopConfig : undefined;
  const report = await lighthouse(url, { port, onlyCategories: [...CATEGORIES] }, config);
  if (!report || report.lhr.runtimeError) {
    if (attempt < ATTEMPTS) return audit(url, port, device, attempt + 1);
    throw new Error(`no report for ${url}: ${report?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = report.lhr;
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  /** Lighthouse's types leave the rows of a table open; each audit has its own. */
  const rowsOf = <Row>(name: string) => {
    const details = audits[name]?.details;
    return (details?.type === 'table' ? details.items : []) as readonly Row[];
  };
  const files = rowsOf<NetworkRow>('network-requests').filter(
    ({ resourceType }) => resourceType !== 'Media',
  );
  const first = files.filter(({ resourceType = '' }) =>
    ['Document', 'Stylesheet'].includes(resourceType),
  );
  const work = rowsOf<WorkRow>('mainthread-work-breakdown');
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    mainThread: number('mainthread-work-breakdown'),
    kinds: Object.fromEntries(work.map(({ group, duration }) => [group, Math.round(duration)])),
    layoutShift: number('cumulative-layout-shift'),
    bytes: bytesOf(files),
    firstBytes: bytesOf(first),
    requests: files.length,
  };
}

/**
 * Audits addresses in turn, so that what else the machine does strikes all of them alike.
 *
 * @returns for each address its audits, a round each
 * @throws where an audit gives no result
 */
export async function measure(
  urls: readonly string[],
  device: Device,
  rounds: number,
): Promise<Measured[][]> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: FLAGS,
  });
  const results: Measured[][] = urls.map(() => []);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [index, url] of urls.entries()) {
        results[index]?.push(await audit(url, chrome.port, device));
      }
    }
  } finally {
    chrome.kill();
  }
  return results;
}
