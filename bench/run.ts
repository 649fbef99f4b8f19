/** `npm run bench`: Lighthouse on the built pages beside the same pages without scripts. */
import process from 'node:process';
import { type Measured, measure } from './lighthouse.ts';
import { writeBlock } from './readme-block.ts';
import { withoutScripts } from './script-free.ts';
import { serve } from './serve.ts';

const RUNS = 5;
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ['/'];

const site = await serve('dist');
const bare = await serve(withoutScripts('dist', '.cache/script-free'));

const row = (
  page: string,
  variant: string,
  { scores, lcp, mainThread, layoutShift, bytes }: Measured,
) =>
  `| ${page} | ${variant} | ${scores.join(' / ')} | ${lcp.toFixed(0)} | ${mainThread.toFixed(0)} | ${layoutShift.toFixed(3)} | ${(bytes / 1000).toFixed(1)} |`;

const lines = [
  `Lighthouse mobile, median of ${RUNS}, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, two cores.`,
  '',
  '| Page | Variant | Performance / accessibility / best practices / SEO | LCP (ms) | Main thread (ms) | Layout shift | Transferred (kB) |',
  '|---|---|---|---|---|---|---|',
];
for (const page of PAGES) {
  console.log(`${page} …`);
  const full = await measure(site.url + page, RUNS);
  const plain = await measure(bare.url + page, RUNS);
  lines.push(row(page, 'as built', full), row(page, 'without scripts', plain));
  lines.push(
    `| ${page} | ratio | | ${(full.lcp / plain.lcp).toFixed(3)} | ${(full.mainThread / plain.mainThread).toFixed(3)} | | |`,
  );
}
await Promise.all([site.stop(), bare.stop()]);

writeBlock('lighthouse', lines);
console.log(lines.join('\n'));
