import { expect, test } from 'vitest';
import { HOUR } from '../time.ts';
import { makeRateLimit } from './rate-limit.ts';

test('the limit may be used all at once; then one form per interval is allowed', async () => {
  const take = makeRateLimit(60);
  for (let index = 0; index < 60; index += 1) expect(await take('a', 1000)).toBe(0);
  expect(await take('a', 1000)).toBe(60_000);
  expect(await take('b', 1000)).toBe(0);
  expect(await take('a', 1000 + 59_000)).toBe(1000);
  expect(await take('a', 1000 + 60_000)).toBe(0);
  expect(await take('a', 1000 + 60_000)).toBe(60_000);
});

test('an hour later the full limit is available again', async () => {
  const take = makeRateLimit(2);
  for (const now of [0, 0]) expect(await take('a', now)).toBe(0);
  for (const now of [HOUR, HOUR]) expect(await take('a', now)).toBe(0);
  expect(await take('a', HOUR)).toBeGreaterThan(0);
  // As after the clock was corrected, which had been a day ahead.
  expect(await take('a', HOUR - 24 * HOUR)).toBe(0);
});

test('an IPv6 /48 may send sixteen times as much as one /64', async () => {
  const take = makeRateLimit(2);
  const network = (number: number) => `2001:db8:1:${number.toString(16)}`;
  let passed = 0;
  for (let number = 0; number < 100; number += 1) {
    for (const _time of [1, 2, 3]) if ((await take(network(number), 1000)) === 0) passed += 1;
  }
  expect(passed).toBe(32);
  expect(await take('2001:db8:2:0', 1000)).toBe(0);
});
