import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CUTS } from './cuts.ts';
import { deliver } from './deliver.ts';
import { plate } from './plate.ts';
import { random } from './random.ts';

test('a plate stays an SVG', async () => {
  const { width, height, lines, accent } = CUTS.thumb;
  const svg = plate({ kind: 'swell', theme: 'tint', seed: 'pier', width, height, lines, accent });
  const { extension, content } = await deliver(svg, CUTS.thumb);
  expect(extension).toBe('svg');
  expect(content.toString()).toBe(svg);
});

test('a drawing that is smaller as pixels becomes an AVIF', async () => {
  const source = random('gravel');
  const pebbles = Array.from({ length: 4000 }, () => {
    const [x, y] = [source.int(0, 9600), source.int(0, 9600)];
    return `<circle cx="${x / 100}" cy="${y / 100}" r=".${source.int(1, 9)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${pebbles.join('')}</svg>`;
  const { extension, content } = await deliver(svg, CUTS.thumb);
  expect(extension).toBe('avif');
  expect(content.length).toBeLessThan(brotliCompressSync(svg).length);
  expect(content.subarray(4, 12).toString()).toBe('ftypavif');
});
