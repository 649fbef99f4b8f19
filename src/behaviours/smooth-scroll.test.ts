import { expect, test } from 'vitest';
import { progressAt } from './smooth-scroll.ts';

test('progress is 0 at the start, half at half time and 1 at the end', () => {
  expect(progressAt(0, 500)).toBe(0);
  expect(progressAt(250, 500)).toBe(0.5);
  expect(progressAt(500, 500)).toBe(1);
  expect(progressAt(700, 500)).toBe(1);
});

test('progress is slow at both ends and never goes back', () => {
  const steps = Array.from({ length: 51 }, (_, step) => progressAt(step * 10, 500));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[1]).toBeLessThan(0.001);
  expect(steps[49]).toBeGreaterThan(0.999);
});

test('with a duration of 0 progress is 1 at once', () => {
  expect(progressAt(0, 0)).toBe(1);
});
