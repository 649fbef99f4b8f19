import { expect, test } from 'vitest';
import { area, contours, joinNumbers, simplify, smoothPath } from './contour.ts';

/** Samples a field on a square grid of whole cells, with a negative rim. */
function sample(size: number, field: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: size * size }, (_, i) => {
    const [x, y] = [i % size, Math.floor(i / size)];
    const rim = x === 0 || y === 0 || x === size - 1 || y === size - 1;
    return rim ? -1 : field(x, y) || -1e-6;
  });
}

test('a disc becomes one ring of the same area', () => {
  const disc = sample(40, (x, y) => 12 - Math.hypot(x - 20, y - 20));
  const rings = contours(disc, 40, 40);
  expect(rings).toHaveLength(1);
  expect(area(rings[0] ?? [])).toBeCloseTo(Math.PI * 12 ** 2, -1);
});

test('a hole becomes a second ring', () => {
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

test('numbers are joined by a space or by their sign', () => {
  expect(joinNumbers([1, 2, -3, 0, -4])).toBe('1 2-3 0-4');
});

test('a polygon keeps its corners', () => {
  const square = [1, 1, 9, 1, 9, 9, 1, 9];
  expect(smoothPath(square, 10, 10)).toBe('M40 8l32 0 0 64-64 0 0-64z');
});

test('a round outline becomes one curve that ends where it starts', () => {
  const circle = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return [50 + 30 * Math.cos(angle), 50 + 30 * Math.sin(angle)];
  }).flat();
  const path = smoothPath(circle, 100, 100);
  expect(path).toMatch(/^M[\d -]+q[\d -]+t[\d -]+z$/);
  const steps = path.slice(path.indexOf('q') + 1, -1).split('t');
  const numbers = steps.map((step) => (step.match(/-?\d+/g) ?? []).map(Number));
  const ends = [(numbers[0] ?? []).slice(2), numbers[1] ?? []].flat();
  const total = (axis: number) => ends.reduce((sum, n, i) => (i % 2 === axis ? sum + n : sum), 0);
  expect([total(0), total(1)]).toEqual([0, 0]);
});

test('fewer than three points give no path', () => {
  expect(smoothPath([1, 1, 5, 5], 10, 10)).toBe('');
});
