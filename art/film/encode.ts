/**
 * Encodes a rendered film for the web: AV1 first, H.264 for browsers without it. See README.md.
 *
 *   node art/film/encode.ts wide film.mkv [folder]
 *
 * The folder is brand/film/ where none is named. Needs an ffmpeg with `libsvtav1` and `libx264`.
 */
import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brandColours } from '../brand.ts';
import { cutNamed, FILM, LOOP, RATE } from './cuts.ts';

const [name, source, folder = fileURLToPath(FILM)] = process.argv.slice(2);
const cut = cutNamed(name);
if (!cut || !source) {
  console.error('usage: node art/film/encode.ts wide|narrow film.mkv [folder]');
  process.exit(1);
}

const COLOUR = '-color_primaries bt709 -color_trc bt709 -colorspace bt709';
/** One key frame in the whole loop; ten bits, because the dark gradients band in eight. */
const AV1 = `-c:v libsvtav1 -preset 4 -crf 45 -g ${2 * LOOP * RATE} -svtav1-params tune=0:enable-overlays=1:scm=0 -pix_fmt yuv420p10le ${COLOUR}`;
/** The index comes first, so that playing starts before the file is there. */
const H264 = `-c:v libx264 -preset veryslow -tune animation -crf 28 -pix_fmt yuv420p -movflags +faststart ${COLOUR}`;

const { FFMPEG = 'ffmpeg' } = process.env;
for (const [extension, options] of [
  ['av1.webm', AV1],
  ['h264.mp4', H264],
] as const) {
  const target = join(folder, `hero-${cut.name}.${extension}`);
  const input = ['-y', '-hide_banner', '-loglevel', 'error', '-i', source, '-an'];
  execFileSync(FFMPEG, [...input, ...options.split(' '), target], {
    stdio: 'inherit',
  });
  console.log(`${target}  ${statSync(target).size} bytes`);
}
const { main, accent } = brandColours();
writeFileSync(
  join(folder, 'film.yaml'),
  `# What the film was rendered for: npm run check says when brand.yaml has other colours.\nmain: "${main}"\naccent: "${accent}"\n`,
);
