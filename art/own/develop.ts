/** Makes of a photograph the files that a place on a page needs: sizes, formats and treatment. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { channels, luma } from '../colour.ts';
import { CUTS, type Cut } from '../cuts.ts';
import { engravePhotograph } from '../engraver/photograph.ts';
import { hash } from '../random.ts';
import { THEMES, type ThemeName } from '../themes.ts';
import {
  type Part,
  type Photograph,
  type Point,
  partShown,
  proportions,
  type Size,
} from './subject.ts';
import { type Upright, upright } from './upright.ts';

/** Widths that pictures come in, in pixels; besides them the widest that its place or its file allows. */
const WIDTHS = [360, 640, 960, 1400];
/** A width is left out where the widest is at most so many times as wide. */
const CLOSE = 1.25;
/** AVIF, an eighth larger than with more effort and in a quarter of its time; and WebP for browsers without it. */
const AVIF = { quality: 50, effort: 3 };
const WEBP = { quality: 72 };
/** Pixels across of the one WebP. */
const FALLBACK = 960;
/** How much light is left to a plain picture that words stand on: white ones have a contrast of 5 to 1 on its whitest point. */
const DIMMED = 0.42;
/** Lines down an engraving of a photograph, as a share of what the cut's height in pixels has room for. */
const PITCH = 11.5;

/** A file of a picture. */
export interface PictureFile {
  extension: 'svg' | 'avif' | 'webp';
  content: Buffer;
  /** Given where there are several of one format. */
  width?: number;
}

/** A picture of the owner's own as it is delivered. */
export interface Developed {
  /** The one that every browser reads comes first; the AVIFs follow, the narrowest first. */
  files: readonly [PictureFile, ...PictureFile[]];
  /** Pixels of the first file. */
  size: Size;
  /** Where the focus lies in it. */
  focus: Point;
}

/**
 * Develops a photograph for a cut.
 *
 * @throws where the file can't be read as a picture to its end
 */
export async function develop(photograph: Photograph, cut: Cut): Promise<Developed> {
  const { file, treatment, focus, theme, underWords } = photograph;
  const { raster, width, height } = CUTS[cut];
  // Twice as wide as the place needs, since a crop shows less than all of it.
  const own = await upright(file, raster * 2);
  const part = partShown(own, proportions(cut, own), focus);
  if (treatment === 'engraved') {
    const id = `o${hash(JSON.stringify([photograph, cut])).toString(36)}`;
    const lines = Math.round(height / PITCH);
    const options = { theme, width, height, lines, focus, id };
    const content = Buffer.from(await engravePhotograph(own, options));
    return { files: [{ extension: 'svg', content }], size: { width, height }, focus: part.focus };
  }
  if (own.drawing && treatment === 'plain' && !underWords) {
    const content = readFileSync(file);
    return { files: [{ extension: 'svg', content }], size: own.drawing, focus };
  }
  const widest = Math.min(raster, part.width);
  const master = await treated(own, part, widest, photograph);
  const at = (width: number) => sharp(master.content).resize(width);
  const shown = Math.min(FALLBACK, widest);
  const webp = await at(shown).webp(WEBP).toBuffer({ resolveWithObject: true });
  const widths = [...WIDTHS.filter((each) => each * CLOSE < widest), widest];
  const avifs = await Promise.all(
    widths.map(async (width) => {
      const content = await at(width).avif(AVIF).toBuffer();
      return { extension: 'avif' as const, content, width };
    }),
  );
  return {
    files: [{ extension: 'webp', content: webp.data }, ...avifs],
    size: { width: webp.info.width, height: webp.info.height },
    focus: part.focus,
  };
}

/** The part that is shown, at its widest, as treated. */
async function treated(
  own: Upright,
  { left, top, width, height }: Part,
  widest: number,
  { treatment, theme, underWords }: Photograph,
): Promise<{ content: Buffer }> {
  const part = sharp(own.content).extract({ left, top, width, height }).resize(widest);
  if (treatment === 'plain') {
    const shown = underWords ? part.flatten({ background: '#000' }).linear(DIMMED, 0) : part;
    return { content: await shown.png({ compressionLevel: 0 }).toBuffer() };
  }
  const [dark, light] = duotone(theme);
  const { data, info } = await part
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(data.length * 3);
  for (const [k, value] of data.entries()) {
    for (let c = 0; c < 3; c++) {
      const [from = 0, to = 0] = [dark[c], light[c]];
      pixels[k * 3 + c] = Math.round(from + ((to - from) * value) / 255);
    }
  }
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return { content: await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer() };
}

/** The darkest and the lightest colour of a theme. */
function duotone(theme: ThemeName): [readonly number[], readonly number[]] {
  const { ground, inks } = THEMES[theme];
  const [dark = ground, ...lighter] = [ground, ...inks].sort((a, b) => luma(a) - luma(b));
  return [channels(dark), channels(lighter.at(-1) ?? dark)];
}
