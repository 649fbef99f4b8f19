import { expect, test } from 'vitest';
import { reachableThreshold } from './reveal.ts';

test('an element that fits the window keeps its threshold', () => {
  expect(reachableThreshold(0.3, 600, 900)).toBe(0.3);
});

test('of a tall element, what fills half the window is enough', () => {
  expect(reachableThreshold(0.3, 4500, 900)).toBe(0.1);
});

test('an element without height keeps its threshold', () => {
  expect(reachableThreshold(0.1, 0, 900)).toBe(0.1);
});
