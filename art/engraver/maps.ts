import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mix, smoothstep } from '../field.ts';

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

/** The number of the floor in the region map. */
const FLOOR = 9;
/** From how far inside the map the shadows on the floor fade towards its edge, as a share of it. */
const FADE = 0.16;

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
  const read: Maps = { range, ...Object.fromEntries(rasters) };
  endShadows(read);
  return read;
}

/**
 * Lets the shadows on the floor end before the map does: a cut may reach past it, and goes on there with what lies at the
 * edge, which would draw a shadow out to the end of the picture.
 */
function endShadows({ shade, region }: Maps): void {
  const { width, height, data } = shade;
  const isFloor = (x: number, y: number) => {
    const column = Math.floor(((x + 0.5) / width) * region.width);
    const row = Math.floor(((y + 0.5) / height) * region.height);
    return region.data[row * region.width + column] === FLOOR * REGION_STEP;
  };
  const lit = median(data.filter((_, k) => isFloor(k % width, Math.floor(k / width))));
  for (let k = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      const light = data[k] ?? 0;
      if (light >= lit || !isFloor(x, y)) continue;
      const inside = Math.min(x / width, 1 - x / width, y / height, 1 - y / height);
      data[k] = mix(lit, light, smoothstep(0, FADE, inside));
    }
  }
}

const median = (values: Uint8Array): number => values.sort()[values.length >> 1] ?? 0;

/** How many numbers a grid has across and down. */
export interface Grid {
  columns: number;
  rows: number;
}

/** Blurs by passes of a box `radius` samples to each side; two passes are close to a Gaussian. */
export function blur(
  values: Float32Array,
  { columns, rows }: Grid,
  radius: number,
  passes = 2,
): Float32Array {
  if (radius < 1) return values;
  const share = 1 / (2 * radius + 1);
  const across = new Float32Array(values.length);
  const down = new Float32Array(values.length);
  const sums = new Float32Array(columns);
  for (let pass = 0; pass < passes; pass++) {
    const from = pass === 0 ? values : down;
    for (let y = 0; y < rows; y++) {
      const row = y * columns;
      const last = row + columns - 1;
      let sum = (from[row] ?? 0) * (radius + 1);
      for (let x = 1; x <= radius; x++) sum += from[Math.min(last, row + x)] ?? 0;
      for (let k = row; k <= last; k++) {
        across[k] = sum * share;
        sum += (from[Math.min(last, k + radius + 1)] ?? 0) - (from[Math.max(row, k - radius)] ?? 0);
      }
    }
    sums.fill(0);
    const at = (y: number) => Math.min(rows - 1, Math.max(0, y)) * columns;
    for (let y = -radius; y <= radius; y++) {
      const row = at(y);
      for (let x = 0; x < columns; x++) sums[x] = (sums[x] ?? 0) + (across[row + x] ?? 0);
    }
    for (let y = 0; y < rows; y++) {
      const [row, enter, leave] = [y * columns, at(y + radius + 1), at(y - radius)];
      for (let x = 0; x < columns; x++) {
        const sum = sums[x] ?? 0;
        down[row + x] = sum * share;
        sums[x] = sum + (across[enter + x] ?? 0) - (across[leave + x] ?? 0);
      }
    }
  }
  return down;
}
