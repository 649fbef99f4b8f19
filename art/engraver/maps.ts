import { readFileSync } from 'node:fs';
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

/** The folder of the maps: a file `<name>.json` for each subject, in the form of {@link MapsFile}. */
export const MAPS_FOLDER = join(import.meta.dirname, '../../plates/maps');

/** A subject's maps as they are kept: its range, and each map as lossless WebP in base64. */
export type MapsFile = { [Field in keyof Maps]: Maps[Field] extends number ? number : string };

/**
 * The file of a subject's maps, unread.
 *
 * @throws where the subject has none, naming it and how maps are made
 */
export function mapsFile(name: string): string {
  try {
    return readFileSync(join(MAPS_FOLDER, `${name}.json`), 'utf8');
  } catch (cause) {
    throw new Error(`the maps of ${name} can't be read; studio/README.md says how they are made`, {
      cause,
    });
  }
}

async function raster(webp: string): Promise<Raster> {
  // Loading sharp costs more than drawing a plate, and plates need none.
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(webp, 'base64')).extractChannel(0).raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Reads the maps of a subject. @throws as {@link mapsFile} does */
export async function readMaps(name: string): Promise<Maps> {
  const { range, ...maps }: MapsFile = JSON.parse(mapsFile(name));
  const rasters = await Promise.all(
    Object.entries(maps).map(async ([kind, webp]) => [kind, await raster(webp)]),
  );
  return { range, ...Object.fromEntries(rasters) };
}
