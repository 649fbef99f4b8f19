import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One map, rows from the top, a byte a pixel. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** What a subject is engraved from. The maps of one subject may differ in size, never in what they show. */
export interface Maps {
  /** How far the depth map reaches, in picture heights. */
  range: number;
  /** 0 far, 255 near. */
  depth: Raster;
  /** Light on a white surface, 0 to 255. */
  shade: Raster;
  /** The number of the surface at a pixel times {@link REGION_STEP}; 0 is the ground. */
  region: Raster;
  /** 0 cut whole, 255 left clear, between: the lines decide. Absent without drawn features. */
  feature?: Raster;
  /** A coordinate across strands, for surfaces whose lines follow it. */
  flow?: Raster;
}

/** Grey levels between two surfaces in the region map. */
export const REGION_STEP = 20;

/** Where the maps lie, and what a subject's maps are called there: `<name>.<kind>.webp` and `<name>.json`. */
export const MAPS_FOLDER = join(import.meta.dirname, '../../plates/maps');

const KINDS = ['depth', 'shade', 'region', 'feature', 'flow'] as const;
const NEEDED: readonly string[] = ['depth', 'shade', 'region'];

async function raster(path: string): Promise<Raster> {
  // Loading sharp costs more than drawing a plate, and plates need none.
  const { default: sharp } = await import('sharp');
  const image = sharp(readFileSync(path)).extractChannel(0).raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Reads the maps of a subject from {@link MAPS_FOLDER}.
 *
 * @throws where the subject has no maps, naming the file that is missing and how maps are made
 */
export async function readMaps(name: string): Promise<Maps> {
  const path = (end: string) => join(MAPS_FOLDER, `${name}.${end}`);
  try {
    const { depth: range } = JSON.parse(readFileSync(path('json'), 'utf8'));
    const kinds = KINDS.filter((kind) => NEEDED.includes(kind) || existsSync(path(`${kind}.webp`)));
    const rasters = await Promise.all(
      kinds.map(async (kind) => [kind, await raster(path(`${kind}.webp`))]),
    );
    return { range, ...Object.fromEntries(rasters) };
  } catch (cause) {
    throw new Error(`the maps of ${name} can't be read; studio/README.md says how they are made`, {
      cause,
    });
  }
}
