/** A copy of the built site in words alone: no sheet, script or picture. What a machine needs for it tells how slow the machine is. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeTables } from '../site-build/site-tables.ts';

const NO_WORDS =
  /<(script|style|svg|picture|template|video)\b[\s\S]*?<\/\1>|<img[^>]*>|<link[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g;

/** @returns the folder of the copy */
export function inWordsAlone(dist: string, target: string): string {
  rmSync(target, { recursive: true, force: true });
  cpSync(dist, target, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: target })) {
    const path = join(target, file);
    const html = readFileSync(path, 'utf8').replace(NO_WORDS, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  writeTables(target);
  return target;
}
