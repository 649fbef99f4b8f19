import { expect, test } from 'vitest';
import { nextDrift } from './parallax.ts';

test('a scroll event shifts an element by 1.5 px in its direction, whatever its distance', () => {
  expect(nextDrift(0, 1)).toBe(1.5);
  expect(nextDrift(0, 900)).toBe(1.5);
  expect(nextDrift(10, -3)).toBe(8.5);
});

test('a sideways scroll shifts nothing', () => {
  expect(nextDrift(12, 0)).toBe(12);
});

test('the drift is limited to 40 px in either direction', () => {
  expect(nextDrift(39, 5)).toBe(40);
  expect(nextDrift(40, 5)).toBe(40);
  expect(nextDrift(-39.5, -5)).toBe(-40);
  expect(nextDrift(40, -5)).toBe(38.5);
});
