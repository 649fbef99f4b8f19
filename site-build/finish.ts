/**
 * Finishes a build with share images and compressed files. A local preview needs neither, so `npm start` opens the site
 * first and runs this afterwards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES_FILE } from '../contract/site-tables.ts';
import { compressBuild } from './compress.ts';
import { copyShareImages, drawShareImages } from './share-images.ts';
import { step } from './steps.ts';

const DIST = 'dist';

await step('share images', drawShareImages);
copyShareImages(DIST);
await step('compression', () => compressBuild(DIST));
// Last, since it marks the build as complete.
const file = join(DIST, TABLES_FILE);
const tables = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, JSON.stringify({ ...tables, complete: true }));
