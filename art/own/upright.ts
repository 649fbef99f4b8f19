/** Reads the owner's pictures. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { MOST_PIXELS, type Size } from './subject.ts';

/** A picture after EXIF rotation, as a PNG with its size in pixels. */
export interface Upright extends Size {
  content: Buffer;
  /** For an SVG: the size that it declares. */
  drawing?: Size;
}

/**
 * Reads a file, applies its EXIF rotation and drops all metadata.
 *
 * @param wanted the width in pixels at which an SVG is rendered
 * @throws if the file is not a picture, or is truncated
 */
export async function upright(file: string, wanted: number): Promise<Upright> {
  const source = readFileSync(file);
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const { format, width, height } = await sharp(source, limits).metadata();
  const vector = format === 'svg';
  // At density 72 an SVG has its declared size.
  const density = vector ? Math.min(20_000, Math.max(72, (72 * wanted) / width)) : undefined;
  const { data, info } = await sharp(source, { ...limits, ...(density && { density }) })
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const drawing = vector && { drawing: { width, height } };
  return { content: data, width: info.width, height: info.height, ...drawing };
}
