import { expect, test } from 'vitest';
import { type Engraving, engrave } from './engrave.ts';
import { type Maps, type Raster, REGION_STEP } from './maps.ts';
import { styleOf } from './recipes.ts';

const SIZE = 120;

/** A map with the pixels `value(x, y)`; `x` and `y` run from -1 to 1. */
function raster(value: (x: number, y: number) => number): Raster {
  const data = Uint8Array.from({ length: SIZE * SIZE }, (_, k) =>
    value(((k % SIZE) / SIZE) * 2 - 1, (Math.floor(k / SIZE) / SIZE) * 2 - 1),
  );
  return { width: SIZE, height: SIZE, data };
}

const height = (x: number, y: number) => Math.sqrt(Math.max(0, 0.5 - x * x - y * y));
/** A ball lit from the upper left. */
const ball: Maps = {
  range: 0.35,
  depth: raster((x, y) => height(x, y) * 255),
  shade: raster((x, y) => (height(x, y) > 0 ? 255 * Math.max(0, height(x, y) - 0.6 * (x + y)) : 0)),
  region: raster((x, y) => (height(x, y) > 0 ? REGION_STEP : 0)),
};
const picture: Engraving = {
  ...styleOf('object', 'tint'),
  width: 200,
  height: 200,
  lines: 20,
  crop: { x: 0, y: 0, width: 1 },
};
const inkOf = (svg: string) => svg.slice(svg.lastIndexOf(' d="'));

test('the SVG has the size of the picture, the colours of its theme and valid numbers', () => {
  const svg = engrave(ball, picture);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 1600" width="200" height="200">/);
  expect(svg).toContain('fill="{tint.ground}" d="M0 0h1600v1600H0z"');
  expect(svg).toContain('fill="url(#ink)" fill-rule="evenodd"');
  expect(svg).not.toMatch(/NaN|Infinity|undefined| style=/);
});

test('lit parts are inked on a dark ground and clear on a light one', () => {
  // Compares ink on the lit upper left with ink on the shaded lower right, in points of the outline.
  const points = (theme: 'dark' | 'paper') => {
    const svg = engrave(ball, { ...picture, ...styleOf('object', theme), ground: undefined });
    const starts = [...inkOf(svg).matchAll(/M(-?\d+)[ ]?(-?\d+)/g)];
    const sums = starts.map(([, x, y]) => Number(x) + Number(y));
    return sums.reduce((sum, place) => sum + place, 0) / sums.length;
  };
  expect(points('dark')).toBeLessThan(points('paper'));
});

test('relief bends the lines', () => {
  const flat = { ...picture, surfaces: { 1: { heading: 0, relief: 0 } } };
  const bent = { ...picture, surfaces: { 1: { heading: 0, relief: 0.6 } } };
  expect(inkOf(engrave(ball, flat))).not.toBe(inkOf(engrave(ball, bent)));
});

test('a surface that overlaps itself has a line there, unless its folds are off', () => {
  const steps: Maps = {
    ...ball,
    range: 1,
    depth: raster((x) => (x < 0 ? 255 : 0)),
    shade: raster(() => 255),
    region: raster(() => REGION_STEP),
  };
  const cut = (folds: boolean) =>
    inkOf(engrave(steps, { ...picture, surfaces: { 1: { edge: false, folds } } }));
  expect(cut(true)).toContain('M');
  expect(cut(false)).toBe(' d=""/></svg>');
});

test('features are solid ink or clear, regardless of the lines', () => {
  const feature = raster((x, y) =>
    Math.hypot(x, y) < 0.2 ? 0 : Math.hypot(x, y) < 0.4 ? 255 : 128,
  );
  const white: Maps = { ...ball, shade: raster(() => 255) };
  const plain = { ...picture, surfaces: { 1: { edge: false } }, ground: undefined };
  expect(inkOf(engrave(white, plain))).toBe(' d=""/></svg>');
  expect(inkOf(engrave({ ...white, feature }, plain)).match(/M/g)).toHaveLength(1);
});

test('water continues beyond the edge of the maps', () => {
  const water: Maps = { ...ball, region: raster(() => 10 * REGION_STEP) };
  const wide = { ...picture, width: 600, crop: { x: -1, y: 0, width: 3 } };
  const starts = [...engrave(water, wide).matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x) / 8);
  expect(Math.min(...starts)).toBeLessThan(100);
});

test('the buoy is at the given position', () => {
  const svg = engrave(ball, { ...picture, buoy: [0.5, 0.25, 0.02] });
  expect(svg).toContain('<circle cx="800" cy="400" r="32" fill="{tint.accent}"/>');
});
