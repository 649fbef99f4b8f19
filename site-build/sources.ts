/** What a build is made from, and whether it has been made from what there is now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { TABLES_FILE } from '../contract/site-tables.ts';

const FOLDERS = [
  'art',
  'brand',
  'content',
  'contract',
  'plates',
  'public',
  'server/static',
  'site-build',
  'src',
];
const FILES = [
  'astro.config.ts',
  'package-lock.json',
  // The headers that static hosts are told to send.
  'server/security-headers.ts',
  'tsconfig.json',
];
/** What the built site depends on, from the root of the project; what commands write there is no source. */
export const SOURCES = [...FOLDERS, ...FILES];
const WRITTEN = [join('public', 'art', '/'), join('content', '.schema', '/')];

/** One hash over every source of the site in a folder, and over the one setting of the build. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256').update(process.env.SERVICE_ORIGIN ?? '');
  const files = FOLDERS.filter((source) => existsSync(join(folder, source))).flatMap((source) =>
    readdirSync(join(folder, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  for (const file of [...files, ...FILES].sort()) {
    if (WRITTEN.some((written) => file.startsWith(written))) continue;
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

/**
 * How far the last build of a folder, whoever asked for it, has come with its sources as they are: `pages` can be served,
 * and `complete` has share images and compressed files beside them.
 */
export function builtState(folder: string): 'none' | 'pages' | 'complete' {
  try {
    const { sources, complete } = JSON.parse(
      readFileSync(join(folder, 'dist', TABLES_FILE), 'utf8'),
    );
    if (sources !== fingerprint(folder)) return 'none';
    return complete ? 'complete' : 'pages';
  } catch {
    return 'none';
  }
}
