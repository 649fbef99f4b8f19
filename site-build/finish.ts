/**
 * What visitors get beside the pages: share images and compressed files. Whoever looks at the site on their own machine needs
 * neither, so `npm start` opens the site first and runs this then; `npm run build` does it all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES_FILE } from '../contract/site-tables.ts';
import { type Content, readContent } from '../src/content/check.ts';
import { compressBuild } from './compress.ts';
import { copyShareImages, drawShareImages } from './share-images.ts';
import { step } from './steps.ts';

/**
 * Finishes a build.
 *
 * @param folder      the pages
 * @param content     what they were made from
 * @param shareImages the end of drawing their share images
 */
export async function finish(
  folder: string,
  content: Content,
  shareImages: Promise<void>,
): Promise<void> {
  await shareImages;
  copyShareImages(content, folder);
  await step('compression', () => compressBuild(folder));
  // Last, since it says that the build is complete.
  const file = join(folder, TABLES_FILE);
  const tables = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...tables, complete: true }));
}

if (import.meta.main) {
  const content = readContent('.');
  await finish(
    'dist',
    content,
    step('share images', () => drawShareImages(content)),
  );
}
