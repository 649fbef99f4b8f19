/**
 * `npm run build`: builds the site into dist/.
 *
 * With `--publish` it refuses content that holds samples or placeholders; without, it ends with how many are left. With
 * `--pages` it leaves what finish.ts does undone.
 */
import process from 'node:process';
import { build } from 'astro';
import { listSamples } from '../commands/publish-check.ts';
import { serviceOrigin } from '../contract/site.ts';
import { contentOfFiles } from '../src/content/files.ts';
import { findSamples, samplesLine } from '../src/content/samples.ts';
import { writeBrandStyles } from './brand-styles.ts';
import { BuiltPage } from './built-page.ts';
import { finish } from './finish.ts';
import { PageScripts } from './page-scripts.ts';
import { PageStyles } from './page-styles.ts';
import { drawPictures } from './pictures.ts';
import { drawShareImages } from './share-images.ts';
import { documentsIn, TableWriter } from './site-tables.ts';
import { fingerprint } from './sources.ts';
import { step } from './steps.ts';

/** Where Astro puts the pages. */
const DIST = 'dist';

/** Gives each page the style rules it uses, takes scripts out of it, and collects what the server has to know of it. */
function changeDocuments(tables: TableWriter): string {
  const { pages, pictures } = documentsIn(DIST);
  const styles = new PageStyles(DIST);
  const scripts = new PageScripts(DIST);
  for (const file of pages) {
    const page = BuiltPage.read(DIST, file);
    styles.change(page);
    scripts.change(page);
    tables.add(page);
    page.write(DIST);
  }
  for (const file of pictures) tables.add(BuiltPage.read(DIST, file));
  return [styles.finish(), scripts.finish(), tables.finish()].join('; ');
}

/** @param pagesOnly whether share images and compressed files are left for later */
async function buildSite(pagesOnly: boolean): Promise<void> {
  serviceOrigin(process.env);
  const sources = fingerprint('.');
  const content = contentOfFiles();
  if (process.argv.includes('--publish') && listSamples(content) > 0) {
    console.error('Not built: a site that is published holds nothing invented.');
    process.exit(1);
  }
  await step('content', () => `${content.entries.length} records, no problem`);
  writeBrandStyles();
  await step('plates', () => drawPictures(content));
  // Drawn beside the pages. Until they are awaited a failure must not end the process.
  const shareImages = pagesOnly ? undefined : step('share images', () => drawShareImages(content));
  shareImages?.catch(() => {});
  await step('pages', async () => {
    await build({ logLevel: 'warn' });
    return `${documentsIn(DIST).pages.length} rendered`;
  });
  const tables = new TableWriter();
  await step('documents', () => changeDocuments(tables));
  tables.write(DIST, sources);
  if (shareImages) await finish(DIST, content, shareImages);
  console.log(samplesLine(findSamples(content).length));
}

try {
  await buildSite(process.argv.includes('--pages'));
} catch (error) {
  // What is wrong with content says so itself, place by place; of anything else the developer needs the stack.
  const isContent = error instanceof Error && error.name === 'ContentError';
  console.error(isContent ? error.message : error);
  process.exit(1);
}
