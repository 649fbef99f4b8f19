/**
 * Stores the maps that Blender wrote as lossless WebP, each under its limit: where one is too large, light is
 * smoothed and stored in steps, and the map is made smaller until it fits. Run after the scenes were rendered:
 * `node studio/fit-maps.ts`.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAPS_FOLDER, type Raster } from '../art/engraver/maps.ts';

/** Bytes of a map, and of one that lines are drawn from: it may be coarser, since they lie further apart. */
const LIMIT = 60_000;
const COARSE_LIMIT = 34_000;
/** Grey levels that the light is stored in steps of. */
const STEP = 3;
/** How much smaller each try is, and the smallest. Shares of the width. */
const SMALLER = 0.88;
const SMALLEST = 0.4;

async function store(file: string): Promise<void> {
  const path = join(MAPS_FOLDER, file);
  const limit = /\.(depth|shade|flow)\.png$/.test(file) ? COARSE_LIMIT : LIMIT;
  const isLight = file.endsWith('.shade.png');
  const kernel = file.endsWith('.region.png') ? 'nearest' : 'mitchell';
  const { data, info } = await sharp(path)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let content = await webp({ ...info, data });
  for (let scale = 1; content.length > limit && scale > SMALLEST; scale *= SMALLER) {
    const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } });
    const width = Math.round(info.width * scale);
    const height = Math.round(info.height * scale);
    const small = await (isLight ? whole.median(3) : whole)
      .resize(width, height, { kernel })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const map = isLight
      ? small.map((light) => Math.min(255, Math.round(light / STEP) * STEP))
      : small;
    content = await webp({ width, height, data: map });
  }
  if (content.length > limit) {
    throw new Error(`${file} stays over ${limit} bytes: make the scene simpler`);
  }
  const stored = path.replace(/png$/, 'webp');
  writeFileSync(stored, content);
  rmSync(path);
  console.log(`${stored}: ${content.length} bytes`);
}

const webp = ({ width, height, data }: Raster) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

for (const file of readdirSync(MAPS_FOLDER)) if (file.endsWith('.png')) await store(file);
