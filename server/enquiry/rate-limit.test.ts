import { expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const HOUR = 3_600_000;

test('so many at once, then one for each part of the hour', () => {
  const limit = new RateLimit(60);
  for (let index = 0; index < 60; index += 1) expect(limit.take('a', 1000)).toBe(0);
  expect(limit.take('a', 1000)).toBe(60_000);
  expect(limit.take('b', 1000)).toBe(0);
  expect(limit.take('a', 1000 + 59_000)).toBe(1000);
  expect(limit.take('a', 1000 + 60_000)).toBe(0);
  expect(limit.take('a', 1000 + 60_000)).toBe(60_000);
});

test('an hour later everything is forgiven', () => {
  const limit = new RateLimit(2);
  for (const now of [0, 0]) expect(limit.take('a', now)).toBe(0);
  for (const now of [HOUR, HOUR]) expect(limit.take('a', now)).toBe(0);
  expect(limit.take('a', HOUR)).toBeGreaterThan(0);
});

test('of IPv6 a whole /48 may send sixteen times as much as one network', () => {
  const limit = new RateLimit(2);
  const network = (number: number) => `2001:db8:1:${number.toString(16)}`;
  let passed = 0;
  for (let number = 0; number < 100; number += 1) {
    for (const _time of [1, 2, 3]) if (limit.take(network(number), 1000) === 0) passed += 1;
  }
  expect(passed).toBe(32);
  expect(limit.take('2001:db8:2:0', 1000)).toBe(0);
});
