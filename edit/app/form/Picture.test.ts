import { expect, test } from 'vitest';
import { focusAt } from './Picture.tsx';

const box = { left: 100, top: 50, width: 200, height: 100 };

test.each([
  ['the middle', 200, 100, '50% 50%'],
  ['a corner', 100, 50, '0% 0%'],
  ['a third from the left', 166, 60, '33% 10%'],
  ['outside', 400, 0, '100% 0%'],
])('a click at %s', (_where, x, y, focus) => {
  expect(focusAt(box, x, y)).toBe(focus);
});
