import { describe, expect, test } from 'vitest';
import { progressOf, tabForKey } from './selection.ts';

test('progress is the share of tabs up to the chosen one, in whole percent', () => {
  expect([0, 1, 2].map((index) => progressOf(index, 3))).toEqual([33, 67, 100]);
  expect([0, 1, 2, 3].map((index) => progressOf(index, 4))).toEqual([25, 50, 75, 100]);
  expect([0, 1, 2, 3, 4].map((index) => progressOf(index, 5))).toEqual([20, 40, 60, 80, 100]);
  expect([0, 1, 2, 3, 4, 5].map((index) => progressOf(index, 6))).toEqual([
    17, 33, 50, 67, 83, 100,
  ]);
});

describe('keys', () => {
  test('arrows along the tabs go on and back, and wrap', () => {
    expect(tabForKey('ArrowDown', 1, 4, 'vertical')).toBe(2);
    expect(tabForKey('ArrowUp', 0, 4, 'vertical')).toBe(3);
    expect(tabForKey('ArrowRight', 3, 4, 'horizontal')).toBe(0);
    expect(tabForKey('ArrowLeft', 1, 4, 'horizontal')).toBe(0);
  });

  test('arrows go the other way along tabs that begin at the right', () => {
    expect(tabForKey('ArrowLeft', 1, 4, 'horizontal', true)).toBe(2);
    expect(tabForKey('ArrowRight', 1, 4, 'horizontal', true)).toBe(0);
    expect(tabForKey('ArrowDown', 1, 4, 'vertical', true)).toBe(2);
  });

  test('Home and End go to the ends', () => {
    expect(tabForKey('Home', 2, 4, 'vertical')).toBe(0);
    expect(tabForKey('End', 2, 4, 'horizontal')).toBe(3);
  });

  test('arrows across the tabs and other keys are left to the page', () => {
    expect(tabForKey('ArrowRight', 1, 4, 'vertical')).toBeUndefined();
    expect(tabForKey('ArrowDown', 1, 4, 'horizontal')).toBeUndefined();
    expect(tabForKey('Enter', 1, 4, 'vertical')).toBeUndefined();
  });
});
