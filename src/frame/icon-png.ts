import sharp from 'sharp';
import { iconSvg } from '../content/brand/drawing.ts';
import { siteIn } from '../site/site.ts';

/** The width of the SVG, in px. */
const MARK_SIZE = 32;
/** Masks keep a disc of 80 % of a maskable icon; a square mark must be smaller for its corners to fit. */
const MASKABLE_SHARE = 0.75;

/**
 * The brand's icon as a PNG.
 *
 * @param size width and height in px
 * @param maskable whether a system may crop it to a shape of its own; it then has a border
 */
export async function iconPng(size: number, maskable = false): Promise<Uint8Array<ArrayBuffer>> {
  const inner = maskable ? Math.round((size * MASKABLE_SHARE) / 2) * 2 : size;
  const border = (size - inner) / 2;
  const png = await sharp(Buffer.from(iconSvg(siteIn().single('brand').mark)), {
    density: (72 * inner) / MARK_SIZE,
  })
    .resize(inner, inner)
    .extend({ top: border, right: border, bottom: border, left: border, extendWith: 'copy' })
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return new Uint8Array(png);
}
