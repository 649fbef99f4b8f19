import { expect, test } from 'vitest';
import { thresholdOf } from './reveal.ts';

test.each([
  ['a tenth of it is', 600, 0.1],
  ['without height, a tenth of it is', 0, 0.1],
  ['ten windows high, it fills half the window', 9000, 0.05],
])('an element is in view when %s', (_, height, threshold) => {
  expect(thresholdOf(height, 900)).toBe(threshold);
});
