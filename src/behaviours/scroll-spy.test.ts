import { expect, test } from 'vitest';
import { activeIndex } from './scroll-spy.ts';

test.each([
  ['the last section at or above the offset', [-900, -100, 80, 700], 2],
  ['not a section 1 px below it', [-900, -100, 81, 700], 1],
  ['a section less than 1 px below it', [-100, 80.4], 1],
  ['the first, above all sections', [500, 1200], 0],
])('active is %s', (_, tops, index) => {
  expect(activeIndex(tops, 80)).toBe(index);
});
