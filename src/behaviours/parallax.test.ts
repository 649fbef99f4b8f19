import { expect, test } from 'vitest';
import { nextDrift } from './parallax.ts';

test.each([
  ['1.5 px further, whatever the distance', 0, 900, 1.5],
  ['1.5 px back', 10, -3, 8.5],
  ['where it is after a sideways scroll', 12, 0, 12],
  ['40 px from its place at most', 39, 5, 40],
  ['40 px from its place at most', -39.5, -5, -40],
])('an element drifts to %s', (_, drift, scrolled, next) => {
  expect(nextDrift(drift, scrolled)).toBe(next);
});
