/**
 * Makes the posters of the hero film from its first frame. See README.md.
 *
 *   node art/film/posters.ts wide frame.png [folder]
 *
 * The folder is brand/film/ where none is named.
 */
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cutNamed, FILM } from './cuts.ts';

const [name, source, folder = fileURLToPath(FILM)] = process.argv.slice(2);
const cut = cutNamed(name);
if (!cut || !source) {
  console.error('usage: node art/film/posters.ts wide|narrow frame.png [folder]');
  process.exit(1);
}

const avif = sharp(source).avif({ quality: cut.avif, effort: 6, chromaSubsampling: '4:2:0' });
const jpeg = sharp(source).resize(cut.jpeg).jpeg({ quality: 36, mozjpeg: true });
for (const [extension, image] of [
  ['avif', avif],
  ['jpg', jpeg],
] as const) {
  const target = join(folder, `hero-${cut.name}.poster.${extension}`);
  const { width, height, size } = await image.toFile(target);
  console.log(`${target}  ${width} by ${height}, ${size} bytes`);
}
