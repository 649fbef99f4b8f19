import { expect, test } from 'vitest';
import { joined, outline } from './path.ts';

test('numbers are joined by a space or by their sign', () => {
  expect(joined([1, 2, -3, 0, -4])).toBe('1 2-3 0-4');
});

test('a polygon keeps its corners', () => {
  const square = [1, 1, 9, 1, 9, 9, 1, 9];
  expect(outline(square, 10, 10)).toBe('M40 8l32 0 0 64-64 0 0-64z');
});

test('a round outline is one curve, closed where it began', () => {
  const circle = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return [50 + 30 * Math.cos(angle), 50 + 30 * Math.sin(angle)];
  }).flat();
  const path = outline(circle, 100, 100);
  expect(path).toMatch(/^M[\d -]+q[\d -]+t[\d -]+z$/);
  const steps = path.slice(path.indexOf('q') + 1, -1).split('t');
  const numbers = steps.map((step) => (step.match(/-?\d+/g) ?? []).map(Number));
  const ends = [(numbers[0] ?? []).slice(2), numbers[1] ?? []].flat();
  const total = (axis: number) => ends.reduce((sum, n, i) => (i % 2 === axis ? sum + n : sum), 0);
  expect([total(0), total(1)]).toEqual([0, 0]);
});

test('less than a triangle is nothing', () => {
  expect(outline([1, 1, 5, 5], 10, 10)).toBe('');
});
