/**
 * Builds the pages into dist/, ready to be served. finish.ts adds share images and compressed files.
 *
 * With `--publish` it refuses content with samples or placeholders. Without, it prints how many are left.
 */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { build } from 'astro';
import { serviceOrigin } from '../contract/addresses.ts';
import { contentOfFiles } from '../src/content/content-cache.ts';
import { platesIn } from '../src/content/pictures/pictures.ts';
import { findSamples, listSamples, samplesLine } from '../src/content/samples.ts';
import { writeBrandStyles } from './brand-styles.ts';
import { BuiltPage } from './built-page.ts';
import { lowerScripts } from './page-scripts.ts';
import { PageStyles } from './page-styles.ts';
import { drawPictures } from './pictures.ts';
import { listShareImages } from './share-images.ts';
import { pagesIn, TableWriter } from './site-tables.ts';
import { fingerprint } from './sources.ts';
import { step } from './steps.ts';

const DIST = 'dist';

// Lets the heap grow by only a fifth between two garbage collections: a site of 2,900 pages then fits into 1,000 MB.
setFlagsFromString('--heap-growing-percent=20');

/** Gives each page its own style sheet and its scripts a low priority, and collects the tables for the server. */
function changeDocuments(tables: TableWriter): string {
  const styles = new PageStyles(DIST);
  for (const file of pagesIn(DIST)) {
    const page = BuiltPage.read(DIST, file);
    styles.change(page);
    lowerScripts(page);
    tables.add(page);
    page.write(DIST);
  }
  return [styles.finish(), tables.finish()].join('; ');
}

async function buildPages(): Promise<void> {
  serviceOrigin();
  const sources = fingerprint('.');
  const content = contentOfFiles();
  if (process.argv.includes('--publish') && listSamples(content) > 0) {
    console.error('Not built: a published site must not contain samples.');
    process.exit(1);
  }
  await step('content', () => `${content.entries.length} records, no problem`);
  writeBrandStyles();
  await step('plates', () => drawPictures(content, platesIn(content.entries)));
  listShareImages(content);
  await step('pages', async () => {
    await build({ logLevel: 'warn' });
    return `${pagesIn(DIST).length} rendered`;
  });
  const tables = new TableWriter();
  await step('documents', () => changeDocuments(tables));
  tables.write(DIST, sources);
  console.log(samplesLine(findSamples(content).length));
}

try {
  await buildPages();
} catch (error) {
  // A content error lists its places in its message. Any other error needs its stack.
  const isContent = error instanceof Error && error.name === 'ContentError';
  console.error(isContent ? error.message : error);
  process.exit(1);
}
