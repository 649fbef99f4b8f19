import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTENT = join(import.meta.dirname, '../src/content/content-cache.ts');

/**
 * Keeps the module that reads content/ out of the bundle of the pages. They share the build's own instance, instead of a copy
 * that would read, check and store all content a second time.
 */
export const readOnce = (): Plugin => ({
  name: 'read-once',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && id.endsWith('/content-cache.ts') && join(dirname(importer), id) === CONTENT
      ? { id: pathToFileURL(CONTENT).href, external: true }
      : undefined,
});
