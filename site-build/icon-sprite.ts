/**
 * Collects the icons that content uses in one SVG sprite, which a browser fetches once for all pages: each icon is on few
 * pages, but a page has a dozen of them.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconOf, SPRITE } from '../src/content/icons.ts';
import { shortHash } from './steps.ts';

const REFERENCE = new RegExp(`${SPRITE.replace('.', '\\.')}#([a-z0-9-]+)`, 'g');

const symbol = (name: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24">${iconOf(name).shapes}</symbol>`;

/** Writes the sprite of the icons used by the pages in a folder, and its address into the pages. */
export function writeIconSprite(folder: string): void {
  const pages = globSync('**/*.html', { cwd: folder }).map((page) => join(folder, page));
  const names = new Set<string>();
  // Pages are read twice, since a large site's don't fit into memory.
  for (const page of pages) {
    for (const [, name = ''] of readFileSync(page, 'utf8').matchAll(REFERENCE)) names.add(name);
  }
  if (names.size === 0) return;
  const symbols = [...names].sort().map(symbol).join('');
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
  const address = `/_astro/icons.${shortHash(sprite)}.svg`;
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeFileSync(join(folder, address), sprite);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const changed = html.replaceAll(`${SPRITE}#`, `${address}#`);
    if (changed !== html) writeFileSync(page, changed);
  }
}
