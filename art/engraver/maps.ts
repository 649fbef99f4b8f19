import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { mix, smoothstep } from '../field.ts';

/** One map, one byte per pixel, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The maps of a subject. They may differ in resolution, but show the same view. */
export interface Maps {
  /** The range of the depth map, in picture heights. */
  range: number;
  /** 0 far, 255 near. */
  depth: Raster;
  /** The light on a white surface, 0 to 255. */
  shade: Raster;
  /** The surface number times {@link REGION_STEP}; 0 is the ground. */
  region: Raster;
  /** 0 is solid ink, 255 stays clear, in between the lines decide. Unset if there are no drawn features. */
  feature?: Raster;
  /** A coordinate across strands, for surfaces whose lines follow strands. */
  flow?: Raster;
}

/** Grey levels between two surfaces in the region map. */
export const REGION_STEP = 20;

/** The number of the floor in the region map. */
const FLOOR = 9;
/** The distance from the map's edge at which floor shadows begin to fade, as a share of the map. */
const FADE = 0.16;

/** The folder of the maps, with a file `<name>.json` for each subject in the format of {@link MapsFile}. */
export const MAPS_FOLDER = join(import.meta.dirname, '../../plates/maps');

/** A map in a file. `data` holds the difference of each pixel from the previous one, as Brotli in base64. */
export interface StoredMap {
  width: number;
  height: number;
  data: string;
}

/** The file format of a subject's maps. */
export type MapsFile = { [Field in keyof Maps]: Maps[Field] extends number ? number : StoredMap };

/** One below the best compression, which takes 5 s for a large map. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Packs a map for its file. */
export function packed({ width, height, data }: Raster): StoredMap {
  const differences = data.map((value, k) => value - (data[k - 1] ?? 0));
  const content = brotliCompressSync(differences, { params: QUALITY });
  return { width, height, data: content.toString('base64') };
}

/** Unpacks a map. */
export function unpacked({ width, height, data: text }: StoredMap): Raster {
  const data = new Uint8Array(brotliDecompressSync(Buffer.from(text, 'base64')));
  for (let k = 1; k < data.length; k++) data[k] = (data[k] ?? 0) + (data[k - 1] ?? 0);
  return { width, height, data };
}

/**
 * The text of a subject's maps file.
 *
 * @throws if it can't be read, naming the subject and where to find out how maps are made
 */
export function mapsFile(name: string): string {
  try {
    return readFileSync(join(MAPS_FOLDER, `${name}.json`), 'utf8');
  } catch (cause) {
    throw new Error(
      `the maps of ${name} can't be read; studio/README.md explains how to make them`,
      {
        cause,
      },
    );
  }
}

/** Reads the maps of a subject. @throws see {@link mapsFile} */
export function readMaps(name: string): Maps {
  const { range, depth, shade, region, feature, flow }: MapsFile = JSON.parse(mapsFile(name));
  const read = {
    range,
    depth: unpacked(depth),
    shade: unpacked(shade),
    region: unpacked(region),
    ...(feature && { feature: unpacked(feature) }),
    ...(flow && { flow: unpacked(flow) }),
  };
  endShadows(read);
  return read;
}

/**
 * Fades floor shadows out before the map's edge. Beyond the map, a cut repeats the edge, which would extend a shadow to the
 * end of the picture.
 */
function endShadows({ shade, region }: Maps): void {
  const { width, height, data } = shade;
  const columns = Uint32Array.from({ length: width }, (_, x) =>
    Math.floor(((x + 0.5) / width) * region.width),
  );
  const floor = new Uint32Array(width * height);
  let count = 0;
  /** The number of pixels of the floor by their light. */
  const counts = new Uint32Array(256);
  for (let k = 0, y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) / height) * region.height) * region.width;
    for (let x = 0; x < width; x++, k++) {
      if (region.data[row + (columns[x] ?? 0)] !== FLOOR * REGION_STEP) continue;
      floor[count++] = k;
      const light = data[k] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
    }
  }
  let darker = 0;
  /** The median. */
  const lit = counts.findIndex((pixels) => {
    darker += pixels;
    return darker > count >> 1;
  });
  for (const k of floor.subarray(0, count)) {
    const light = data[k] ?? 0;
    if (light >= lit) continue;
    const x = (k % width) / width;
    const y = Math.floor(k / width) / height;
    data[k] = mix(lit, light, smoothstep(0, FADE, Math.min(x, 1 - x, y, 1 - y)));
  }
}

export interface Grid {
  columns: number;
  rows: number;
}

/** Box blur with `radius` in samples. Two passes approximate a Gaussian. */
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
