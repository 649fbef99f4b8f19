import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allIn, documentOf, pages } from '../built-site.ts';

/** The addresses of a `srcset`, each followed by its width. */
const inSet = (srcset: string) => srcset.split(',').map((part) => part.trim().split(' ')[0] ?? '');

/** Every picture and film that a page may request. */
const sourcesOf = (route: string) =>
  allIn(documentOf(route), 'img, source, video')
    .flatMap((element) => [
      ...['src', 'poster'].map((name) => element.getAttribute(name) ?? ''),
      ...inSet(element.getAttribute('srcset') ?? ''),
    ])
    // The parts of a sprite are in its file.
    .map((address) => address.replace(/#.*/, ''))
    .filter(Boolean);

test('every picture and film of every page is there', () => {
  for (const { route } of pages) {
    const missing = sourcesOf(route).filter((src) => !existsSync(join('dist', src)));
    expect(missing, route).toEqual([]);
  }
});

test('every picture file can be read', async () => {
  const files = globSync('{art,_astro}/**/*.{avif,jpg,png,svg,webp}', { cwd: 'dist' });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const { width = 0, height = 0 } = await sharp(join('dist', file)).metadata();
    expect(width * height, file).toBeGreaterThan(0);
  }
});
