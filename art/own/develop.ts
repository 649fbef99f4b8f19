/** Turns a photograph into the files that a page needs: treated, in several sizes and formats. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { channels, luma } from '../colour.ts';
import { CUTS, type Cut } from '../cuts.ts';
import { engravePhotograph } from '../engraver/photograph.ts';
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

/** Widths of a picture's files, in pixels. The widest that its cut or file allows is added. */
const WIDTHS = [360, 640, 960, 1400];
/** A width is left out if the widest is at most this many times as wide. */
const CLOSE = 1.25;
/** AVIF effort 3 gives files an eighth larger than more effort, in a quarter of the time. WebP is the fallback. */
const AVIF = { quality: 50, effort: 3 };
const WEBP = { quality: 72 };
/** The width of the WebP file in pixels. */
const FALLBACK = 960;
/** Brightness factor of a plain picture under text: white text has a contrast of 5:1 even where the picture was white. */
const DIMMED = 0.42;
/** Pixels of the cut's height per line, in the engraving of a photograph. */
const PITCH = 11.5;

export interface PictureFile {
  extension: 'svg' | 'avif' | 'webp';
  content: Buffer;
  /** Set if there are several files of one format. */
  width?: number;
}

/** The owner's own picture, ready for delivery. */
export interface Developed {
  /** First the file for every browser, then the AVIF files, the narrowest first. */
  files: readonly [PictureFile, ...PictureFile[]];
  /** The size of the first file in pixels. */
  size: Size;
  /** The focus in the first file, in percent. */
  focus: Point;
}

/**
 * Processes a photograph for a cut.
 *
 * @throws if the file is not a picture, or is truncated
 */
export async function develop(photograph: Photograph, cut: Cut): Promise<Developed> {
  const { file, treatment, focus, theme, underWords } = photograph;
  const { raster, width, height } = CUTS[cut];
  // Twice the width of the cut, because a crop shows only a part.
  const own = await upright(file, raster * 2);
  const part = partShown(own, proportions(cut, own), focus);
  if (treatment === 'engraved') {
    const lines = Math.round(height / PITCH);
    const options = { theme, width, height, lines, focus };
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

/** The shown part with its treatment, in the largest size. */
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
  const grey = part.flatten({ background: '#fff' }).greyscale().normalise();
  // Two steps, since sharp maps channels to colours before it turns one channel into three.
  const shades = sharp(await grey.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer());
  const [dark, light] = duotone(theme);
  const slopes = light.map((to, channel) => (to - (dark[channel] ?? 0)) / 255);
  return {
    content: await shades
      .linear(slopes, [...dark])
      .png({ compressionLevel: 0 })
      .toBuffer(),
  };
}

/** The darkest and the lightest colour of a theme. */
function duotone(theme: ThemeName): [readonly number[], readonly number[]] {
  const { ground, inks } = THEMES[theme];
  const [dark = ground, ...lighter] = [ground, ...inks].sort((a, b) => luma(a) - luma(b));
  return [channels(dark), channels(lighter.at(-1) ?? dark)];
}
