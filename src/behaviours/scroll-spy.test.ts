import { expect, test } from 'vitest';
import { activeIndex } from './scroll-spy.ts';

test('the active section is the last whose top is at or above the offset', () => {
  expect(activeIndex([-900, -100, 80, 700], 80)).toBe(2);
  expect(activeIndex([-900, -100, 81, 700], 80)).toBe(1);
  expect(activeIndex([-900, -100, 200, 700], 200)).toBe(2);
});

test('above all sections the first is active', () => {
  expect(activeIndex([500, 1200], 80)).toBe(0);
});

test('fractional positions are rounded down', () => {
  expect(activeIndex([-100, 80.4], 80)).toBe(1);
});
