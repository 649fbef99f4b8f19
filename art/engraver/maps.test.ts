import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURES } from '../../plates/pictures.ts';
import { MAPS_FOLDER, type MapsFile, packed, readMaps, unpacked } from './maps.ts';

const files = readdirSync(MAPS_FOLDER);

test('no map is larger than 60 kB, and together they are smaller than 10.5 MB', () => {
  const sizes = files.flatMap((file) => {
    const { range: _, ...maps }: MapsFile = JSON.parse(
      readFileSync(join(MAPS_FOLDER, file), 'utf8'),
    );
    return Object.values(maps).map(({ data }) => Buffer.byteLength(data, 'base64'));
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(10_500_000);
});

test('a map is unpacked as it was packed', () => {
  const map = { width: 3, height: 2, data: Uint8Array.of(0, 255, 1, 128, 127, 255) };
  expect(unpacked(packed(map))).toEqual(map);
});

test('every picture has its maps, and every map its picture', () => {
  const names = Object.keys(PICTURES).map((name) => `${name}.json`);
  expect(files.sort()).toEqual(names.sort());
});

test('the error for missing maps names the subject and where to find out how maps are made', () => {
  expect(() => readMaps('nobody')).toThrow(
    "the maps of nobody can't be read; studio/README.md explains how to make them",
  );
});

test('floor shadows fade out before the edge of the map, so that wider cuts do not extend them', () => {
  const { shade } = readMaps('product-design');
  const { data, width, height } = shade;
  const edge = Array.from({ length: height }, (_, y) => data[(y + 1) * width - 1] ?? 0);
  expect(data.some((light) => light < 100)).toBe(true);
  expect(Math.min(...edge)).toBeGreaterThan(180);
});
