/** The sources of a build, and whether the last build is up to date with them. */
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
/** The files and folders that the built site depends on, except the generated ones in WRITTEN. */
export const SOURCES = [...FOLDERS, ...FILES];
const WRITTEN = [join('public', 'art', '/'), join('content', '.schema', '/')];

/** A hash of all sources in a folder and of the build's one setting, SERVICE_ORIGIN. */
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
 * The state of a folder's last build: `none` if it is missing or out of date, `pages` if it can be served, and `complete`
 * if it also has share images and compressed files.
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
