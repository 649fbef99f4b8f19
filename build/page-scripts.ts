/**
 * Moves the scripts that stand within the pages of the build into files, which a browser fetches once for all pages. With
 * islands, Astro writes its 5 kB runtime into each page.
 *
 *     node build/page-scripts.ts [folder of the build, dist if not given]
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { kilobytes } from './compress.ts';

/** A script within a page; those with attributes are modules or data. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>\s*/g;
/** Several that follow each other, as Astro writes them. */
const INLINE_SCRIPTS = new RegExp(`(?:${INLINE_SCRIPT.source})+`, 'g');

/** What one run did. Sizes are in bytes, before compression. */
interface Summary {
  /** Pages that had scripts within them. */
  pages: number;
  files: number;
  bytes: number;
}

/** Replaces the inline scripts of the pages in the folder of a build by files, run as soon as they are there. */
export function writePageScripts(folder: string): Summary {
  const files = new Map<string, number>();
  let changedPages = 0;
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    const changed = html.replace(INLINE_SCRIPTS, (scripts) => {
      const code = [...scripts.matchAll(INLINE_SCRIPT)]
        .map(([, script = '']) => `${script.trim()}\n`)
        .join('');
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      const file = `_astro/page.${hash}.js`;
      if (!files.has(file)) writeFileSync(join(folder, file), code);
      files.set(file, code.length);
      return `<script src="/${file}" async></script>`;
    });
    if (changed === html) continue;
    writeFileSync(path, changed);
    changedPages++;
  }
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  return { pages: changedPages, files: files.size, bytes };
}

if (import.meta.main) {
  const { pages, files, bytes } = writePageScripts(
    resolve(process.argv[2] ?? join(import.meta.dirname, '../dist')),
  );
  console.log(`scripts: ${files} files with ${kilobytes(bytes)} instead of within ${pages} pages`);
}
