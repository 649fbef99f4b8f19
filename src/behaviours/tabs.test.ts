import { expect, test } from 'vitest';
import { tabForKey } from './tabs.ts';

test('arrow keys along the tabs go forward and back, and wrap', () => {
  expect(tabForKey('ArrowDown', 1, 4, 'vertical')).toBe(2);
  expect(tabForKey('ArrowUp', 0, 4, 'vertical')).toBe(3);
  expect(tabForKey('ArrowRight', 3, 4, 'horizontal')).toBe(0);
  expect(tabForKey('ArrowLeft', 1, 4, 'horizontal')).toBe(0);
});

test('left and right arrows are swapped in right-to-left text', () => {
  expect(tabForKey('ArrowLeft', 1, 4, 'horizontal', true)).toBe(2);
  expect(tabForKey('ArrowRight', 1, 4, 'horizontal', true)).toBe(0);
  expect(tabForKey('ArrowDown', 1, 4, 'vertical', true)).toBe(2);
});

test('Home and End go to the first and last tab', () => {
  expect(tabForKey('Home', 2, 4, 'vertical')).toBe(0);
  expect(tabForKey('End', 2, 4, 'horizontal')).toBe(3);
});

test('arrow keys across the tabs and other keys are ignored', () => {
  expect(tabForKey('ArrowRight', 1, 4, 'vertical')).toBeUndefined();
  expect(tabForKey('ArrowDown', 1, 4, 'horizontal')).toBeUndefined();
  expect(tabForKey('Enter', 1, 4, 'vertical')).toBeUndefined();
});
