import { expect, test } from 'vitest';
import { progressAt } from './smooth-scroll.ts';

test.each([
  [0, 500, 0],
  [250, 500, 0.5],
  [500, 500, 1],
  [700, 500, 1],
  [0, 0, 1],
])('after %i of %i ms the progress is %f', (elapsed, duration, progress) => {
  expect(progressAt(elapsed, duration)).toBe(progress);
});

test('progress is slow at both ends and never goes back', () => {
  const steps = Array.from({ length: 51 }, (_, step) => progressAt(step * 10, 500));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[1]).toBeLessThan(0.001);
  expect(steps[49]).toBeGreaterThan(0.999);
});
