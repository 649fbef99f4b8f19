import { expect, test } from 'vitest';
import { clientKey, RateLimit } from './rate-limit.ts';

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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
