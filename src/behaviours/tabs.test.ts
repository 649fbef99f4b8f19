import { expect, test } from 'vitest';
import { tabForKey } from './tabs.ts';

test.each([
  ['ArrowDown', 'vertical', 1, 2],
  ['ArrowUp', 'vertical', 0, 3],
  ['ArrowRight', 'horizontal', 3, 0],
  ['ArrowLeft', 'horizontal', 1, 0],
  ['Home', 'vertical', 2, 0],
  ['End', 'horizontal', 2, 3],
  ['ArrowRight', 'vertical', 1, undefined],
  ['ArrowDown', 'horizontal', 1, undefined],
  ['Enter', 'vertical', 1, undefined],
] as const)('%s along %s tabs goes from %i of 4 to %s', (key, orientation, index, next) => {
  expect(tabForKey(key, index, 4, orientation)).toBe(next);
});

test('left and right arrows are swapped in right-to-left text', () => {
  expect(tabForKey('ArrowLeft', 1, 4, 'horizontal', true)).toBe(2);
  expect(tabForKey('ArrowRight', 1, 4, 'horizontal', true)).toBe(0);
  expect(tabForKey('ArrowDown', 1, 4, 'vertical', true)).toBe(2);
});
