import { brotliCompressSync, constants } from 'node:zlib';
import type { CutSize } from './cuts.ts';

/**
 * Bytes of a compressed SVG from which an AVIF is tried. Measured on every plate of the registry, an AVIF for
 * its usual box was 1.4 to 80 times the size of the SVG (median 8) and took nine times as long as the drawing.
 */
const RASTER_FROM = 20_000;

/** A file as it is delivered. */
export interface Delivery {
  extension: 'svg' | 'avif' | 'webp';
  content: Buffer;
}

/**
 * What a drawing weighs on the wire, in bytes, at a glance: the build compresses a tenth better, which takes as long as
 * the drawing.
 */
const weighed = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Picks the smaller form of a plate: the SVG as the server compresses it, or an AVIF. */
export async function deliver(svg: string, { width, raster }: CutSize): Promise<Delivery> {
  const content = Buffer.from(svg);
  const bytes = weighed(content);
  const vector: Delivery = { extension: 'svg', content };
  if (bytes < RASTER_FROM) return vector;
  // Loading sharp costs more than most plates, and few need it.
  const { default: sharp } = await import('sharp');
  const image = await sharp(content, { density: (72 * raster) / width, unlimited: true })
    .resize(raster)
    .avif({ quality: 50, effort: 4 })
    .toBuffer();
  return image.length < bytes ? { extension: 'avif', content: image } : vector;
}
