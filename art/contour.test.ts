import { expect, test } from 'vitest';
import { area, contours, simplify } from './contour.ts';

/** Samples a field on a square grid of whole cells, with a negative rim. */
function sample(size: number, field: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: size * size }, (_, i) => {
    const [x, y] = [i % size, Math.floor(i / size)];
    const rim = x === 0 || y === 0 || x === size - 1 || y === size - 1;
    return rim ? -1 : field(x, y) || -1e-6;
  });
}

test('a disc is one ring with the area of the disc', () => {
  const disc = sample(40, (x, y) => 12 - Math.hypot(x - 20, y - 20));
  const rings = contours(disc, 40, 40);
  expect(rings).toHaveLength(1);
  expect(area(rings[0] ?? [])).toBeCloseTo(Math.PI * 12 ** 2, -1);
});

test('a hole is a ring of its own', () => {
  const annulus = sample(40, (x, y) => 4 - Math.abs(Math.hypot(x - 20, y - 20) - 10));
  expect(contours(annulus, 40, 40)).toHaveLength(2);
});

test('simplifying keeps the shape within the tolerance', () => {
  const [ring = []] = contours(
    sample(40, (x, y) => 12 - Math.hypot(x - 20, y - 20)),
    40,
    40,
  );
  const simple = simplify(ring, 0.2);
  expect(simple.length).toBeLessThan(ring.length / 2);
  expect(area(simple)).toBeGreaterThan(area(ring) * 0.95);
});
