/** Reads the pictures of owners. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { MOST_PIXELS, type Size } from './subject.ts';

/** An upright picture in pixels of its own, as a PNG. */
export interface Upright extends Size {
  content: Buffer;
  /** The size that a drawing gives itself; a drawing has no pixels of its own. */
  drawing?: Size;
}

/**
 * Reads a file, turns it as its EXIF says, and leaves everything but the picture out.
 *
 * @param wanted pixels across that a drawing is printed at
 * @throws where the file can't be read as a picture to its end
 */
export async function upright(file: string, wanted: number): Promise<Upright> {
  const source = readFileSync(file);
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const { format, width, height } = await sharp(source, limits).metadata();
  const vector = format === 'svg';
  // A drawing's own size counts as 72.
  const density = vector ? Math.min(20_000, Math.max(72, (72 * wanted) / width)) : undefined;
  const { data, info } = await sharp(source, { ...limits, ...(density && { density }) })
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const drawing = vector && { drawing: { width, height } };
  return { content: data, width: info.width, height: info.height, ...drawing };
}
