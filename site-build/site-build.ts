/** What is done before and after Astro renders the pages. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fingerprint, root } from '../commands/prepare.mjs';
import { serviceOrigin } from '../contract/service-origin.ts';
import { type Content, readContent } from '../src/content/check.ts';
import { ContentError } from '../src/schema/problem.ts';
import { writeBrandStyles } from './brand-styles.ts';
import { BuiltPage } from './built-page.ts';
import { compressBuild } from './compress.ts';
import { PageScripts } from './page-scripts.ts';
import { PageStyles } from './page-styles.ts';
import { drawPictures, redrawPictures } from './pictures.ts';
import { copyShareImages, drawShareImages } from './share-images.ts';
import { documentsIn, TableWriter } from './site-tables.ts';

/** Does one step and says what it did and how long it took. */
async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const start = performance.now();
  const done = await work();
  console.log(`${name}: ${done}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Draws the plates before the pages that show them, and the share images beside the pages. Then gives each page the style
 * rules it uses, takes scripts out of it, writes the tables for the server, and compresses every text file.
 */
export function siteBuild(): AstroIntegration {
  let sources: string;
  let content: Content;
  let shareImages: Promise<void>;
  let pagesStarted: number;
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'dev') {
          writeBrandStyles();
          await redrawPictures();
        }
        if (command !== 'build') return;
        serviceOrigin(process.env);
        sources = fingerprint(root);
        content = readContent('.');
        if (content.problems.length > 0) throw new ContentError(content.problems);
        await step('content', () => `${content.entries.length} records, no problem`);
        writeBrandStyles();
        await step('plates', () => drawPictures(content));
        shareImages = step('share images', () => drawShareImages(content));
        // Awaited when the pages are there; until then a failure must not end the process.
        shareImages.catch(() => {});
        pagesStarted = performance.now();
      },
      'astro:build:done': async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const seconds = ((performance.now() - pagesStarted) / 1000).toFixed(1);
        console.log(`pages: ${pages.length} rendered, ${seconds} s`);
        await shareImages;
        copyShareImages(content, folder);

        const documents = documentsIn(folder);
        const styles = new PageStyles(folder);
        const scripts = new PageScripts(folder);
        const tables = new TableWriter();
        await step('documents', () => {
          for (const file of documents.pages) {
            const page = BuiltPage.read(folder, file);
            styles.change(page);
            scripts.change(page);
            tables.add(page);
            page.write(folder);
          }
          for (const file of documents.pictures) tables.add(BuiltPage.read(folder, file));
          return [styles.finish(), scripts.finish(), tables.finish()].join('; ');
        });
        await step('compression', () => compressBuild(folder));
        // Last, since it says that the build is complete.
        tables.write(folder, sources);
      },
    },
  };
}
