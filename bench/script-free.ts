/** A copy of the built site with every script taken out: what the same pages weigh without any. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeTables } from '../site-build/site-tables.ts';

/** Executable scripts; data blocks such as JSON-LD stay. */
const SCRIPT =
  /<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")[^>]*>[\s\S]*?<\/script>/g;
const PRELOADED_SCRIPT = /<link[^>]*rel="modulepreload"[^>]*>/g;

/** @returns the folder of the copy */
export function withoutScripts(dist: string, target: string): string {
  rmSync(target, { recursive: true, force: true });
  cpSync(dist, target, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: target })) {
    const path = join(target, file);
    const html = readFileSync(path, 'utf8').replace(SCRIPT, '').replace(PRELOADED_SCRIPT, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  writeTables(target);
  return target;
}
