import { expect, test } from 'vitest';
import { ageSchema, before } from './age.ts';

test.each([
  ['24m', '2026-04-30T12:00:00Z', '2024-04-30T12:00:00Z'],
  ['2m', '2026-04-30T12:00:00Z', '2026-02-28T12:00:00Z'],
  ['1m', '2026-01-15T00:00:00Z', '2025-12-15T00:00:00Z'],
  ['30d', '2026-03-01T00:00:00Z', '2026-01-30T00:00:00Z'],
])('%s before %s is %s', (age, now, then) => {
  expect(before(Date.parse(now), ageSchema.parse(age))).toBe(Date.parse(then));
});
