import sharp from 'sharp';
import { brandIconSvg } from '../content/brand.ts';
import { siteIn } from '../content/site.ts';

/** Pixels across, as the SVG says. */
const MARK_SIZE = 32;
/** Share of a maskable icon that no mask cuts away is a disc of 80 %; the mark reaches into its corners. */
const MASKABLE_SHARE = 0.75;

/**
 * The brand's icon as a PNG.
 *
 * @param size pixels across
 * @param maskable whether a system may cut it to a shape of its own; its ground then reaches further
 */
export async function brandIcon(size: number, maskable = false): Promise<Uint8Array<ArrayBuffer>> {
  const inner = maskable ? Math.round((size * MASKABLE_SHARE) / 2) * 2 : size;
  const border = (size - inner) / 2;
  const png = await sharp(Buffer.from(brandIconSvg(siteIn())), {
    density: (72 * inner) / MARK_SIZE,
  })
    .resize(inner, inner)
    .extend({ top: border, right: border, bottom: border, left: border, extendWith: 'copy' })
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return new Uint8Array(png);
}
