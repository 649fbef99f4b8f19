/**
 * Combines the maps that Blender wrote to .cache/maps/ into one file per subject in plates/maps/. A map over its size limit
 * is scaled down until it fits; light is also smoothed and reduced to fewer levels. Run it after rendering the scenes;
 * README.md has the command.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { MAPS_FOLDER, packed, type StoredMap } from '../art/engraver/maps.ts';

/** Blender's output: `<name>.<kind>.png` for each map and `<name>.json` with the range. */
const RENDERED = join(import.meta.dirname, '../.cache/maps');
/** Size limits in bytes: in general, and for maps that lines follow, which may be coarser because lines are further apart. */
const LIMIT = 60_000;
const COARSE_LIMIT = 34_000;
/** Light is stored in steps of this number of grey levels. */
const STEP = 3;
/** The scale factor of each attempt, and the smallest scale. */
const SMALLER = 0.88;
const SMALLEST = 0.4;

async function fitted(file: string): Promise<StoredMap> {
  const limit = /\.(depth|shade|flow)\.png$/.test(file) ? COARSE_LIMIT : LIMIT;
  const isLight = file.endsWith('.shade.png');
  const kernel = file.endsWith('.region.png') ? 'nearest' : 'mitchell';
  const { data, info } = await sharp(file)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let map = packed({ ...info, data });
  for (let scale = 1; sizeOf(map) > limit && scale > SMALLEST; scale *= SMALLER) {
    const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } });
    const width = Math.round(info.width * scale);
    const height = Math.round(info.height * scale);
    const small = await (isLight ? whole.median(3) : whole)
      .resize(width, height, { kernel })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const pixels = isLight
      ? small.map((light) => Math.min(255, Math.round(light / STEP) * STEP))
      : small;
    map = packed({ width, height, data: pixels });
  }
  if (sizeOf(map) > limit) {
    throw new Error(`${file} stays over ${limit} bytes: make the scene simpler`);
  }
  return map;
}

const sizeOf = ({ data }: StoredMap) => Buffer.byteLength(data, 'base64');

for (const ranged of globSync(join(RENDERED, '*.json'))) {
  const name = basename(ranged, '.json');
  const maps = JSON.parse(readFileSync(ranged, 'utf8'));
  const rendered = globSync(join(RENDERED, `${name}.*.png`)).sort();
  for (const file of rendered) {
    const [, kind = ''] = basename(file).split('.');
    maps[kind] = await fitted(file);
  }
  const stored = join(MAPS_FOLDER, `${name}.json`);
  writeFileSync(stored, `${JSON.stringify(maps, null, 2)}\n`);
  for (const file of [ranged, ...rendered]) rmSync(file);
  console.log(stored);
}
