import { expect, test } from 'vitest';
import { reachableThreshold } from './reveal.ts';

test('an element that fits the window keeps its threshold', () => {
  expect(reachableThreshold(0.3, 600, 900)).toBe(0.3);
});

test('a tall element counts as in view when it fills half the window', () => {
  expect(reachableThreshold(0.3, 4500, 900)).toBe(0.1);
});

test('an element without height keeps its threshold', () => {
  expect(reachableThreshold(0.1, 0, 900)).toBe(0.1);
});
