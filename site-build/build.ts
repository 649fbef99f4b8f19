/**
 * `npm run build`: builds the site into dist/. What is done before and after the pages is in site-build.ts.
 *
 * With `--publish` it refuses content that holds samples or placeholders; without, it ends with how many are left.
 */
import process from 'node:process';
import { build } from 'astro';
import { listSamples } from '../commands/publish-check.ts';
import { findSamples, samplesLine } from '../src/content/samples.ts';

if (process.argv.includes('--publish') && listSamples() > 0) {
  console.error('Not built: a site that is published holds nothing invented.');
  process.exit(1);
}
try {
  await build({ logLevel: 'warn' });
  console.log(samplesLine(findSamples('.').length));
} catch (error) {
  // What is wrong with content says so itself, place by place; of anything else the developer needs the stack.
  const isContent = error instanceof Error && error.name === 'ContentError';
  console.error(isContent ? error.message : error);
  process.exit(1);
}
