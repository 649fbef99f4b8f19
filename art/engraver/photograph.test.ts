import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Upright } from '../own/upright.ts';
import { THEMES } from '../themes.ts';
import { engravePhotograph, type PhotographOptions } from './photograph.ts';

const options: PhotographOptions = {
  theme: 'tint',
  width: 160,
  height: 200,
  lines: 28,
  focus: [50, 50],
};
const [WIDTH, HEIGHT] = [320, 400];

/** A head lit from the upper left, with two eyes, in front of a plain wall. */
async function portrait(): Promise<Upright> {
  const pixels = Buffer.from(
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, k) => {
      const x = (k % WIDTH) / WIDTH - 0.5;
      const y = Math.floor(k / WIDTH) / HEIGHT - 0.5;
      const eye = Math.hypot((Math.abs(x) - 0.12) * 1.6, y + 0.05) < 0.03;
      const z = Math.sqrt(Math.max(0, 0.09 - x * x - y * y * 0.7));
      if (z === 0) return 200;
      return eye ? 10 : Math.max(20, 20 + 700 * (0.8 * z - 0.45 * x - 0.4 * y - 0.05));
    }),
  );
  const size = { width: WIDTH, height: HEIGHT };
  const content = await sharp(pixels, { raw: { ...size, channels: 1 } })
    .jpeg()
    .toBuffer();
  return { ...size, content };
}

test('the same photograph and options always give the same engraving, in the colours of the theme', async () => {
  const file = await portrait();
  const svg = await engravePhotograph(file, options);
  expect(svg).toBe(await engravePhotograph(file, options));
  expect(svg).toMatch(/viewBox="0 0 1280 1600" width="160" height="200">/);
  expect(svg).toContain(THEMES.tint.ground);
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('lit parts are lighter than shaded ones, and a plain wall gets horizontal lines', async () => {
  const svg = await engravePhotograph(await portrait(), options);
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = (left: number, top: number, right: number, bottom: number) => {
    let [sum, count] = [0, 0];
    for (let y = Math.round(top * info.height); y < bottom * info.height; y++) {
      for (let x = Math.round(left * info.width); x < right * info.width; x++, count++) {
        sum += data[(y * info.width + x) * info.channels] ?? 0;
      }
    }
    return sum / count;
  };
  const lit = mean(0.3, 0.25, 0.45, 0.38);
  const shaded = mean(0.6, 0.6, 0.7, 0.75);
  expect(lit).toBeGreaterThan(shaded + 60);
  // The left of the wall is clear, because the horizontal lines have ended there.
  expect(mean(0.02, 0.1, 0.12, 0.9)).toBeGreaterThan(225);
});

test('a photograph without a plain ground is engraved from edge to edge', async () => {
  const slope = Buffer.from(Uint8Array.from({ length: 200 * 200 }, (_, k) => (k % 200) * 1.25));
  const size = { width: 200, height: 200 };
  const content = await sharp(slope, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer();
  const svg = await engravePhotograph({ ...size, content }, { ...options, width: 200 });
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = Array.from(
    { length: info.height },
    (_, y) => (data[(y * info.width + info.width / 2) * info.channels] ?? 0) > 150,
  );
  // Lines and gaps alternate over the whole height.
  expect(column.filter((light, y) => light !== column[y - 1]).length).toBeGreaterThan(40);
  expect(data[0]).toBeLessThan(120);
});
