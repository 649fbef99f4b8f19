import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSessions } from './sessions.ts';
import { countTries } from './tries.ts';

const HOUR = 60 * 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a session ends after two hours without a request, and after twelve whatever happens', () => {
  const { begin, who } = keepSessions();
  const idle = begin('vera', 'hash');
  vi.advanceTimersByTime(2 * HOUR + 1);
  expect(who(idle, () => 'hash')).toBeUndefined();
  const busy = begin('vera', 'hash');
  for (let hour = 1; hour <= 12; hour++) {
    vi.advanceTimersByTime(HOUR);
    expect(who(busy, () => 'hash')).toBe('vera');
  }
  vi.advanceTimersByTime(1);
  expect(who(busy, () => 'hash')).toBeUndefined();
});

test('another password ends the sessions that the old one began', () => {
  const { begin, who } = keepSessions();
  const token = begin('vera', 'hash');
  expect(who(token, () => 'another')).toBeUndefined();
  expect(who(token, () => 'hash')).toBeUndefined();
});

test('after the wait somebody may try again, and others never had to wait', () => {
  const { note, mustWait, forget } = countTries();
  for (let count = 0; count < 5; count++) note('name vera', 'address 203.0.113.1');
  expect(mustWait('name vera')).toBe(true);
  expect(mustWait('name max', 'address 203.0.113.1')).toBe(true);
  expect(mustWait('name max', 'address 203.0.113.2')).toBe(false);
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(mustWait('name vera', 'address 203.0.113.1')).toBe(false);
  for (let count = 0; count < 4; count++) note('name max');
  forget('name max');
  note('name max');
  expect(mustWait('name max')).toBe(false);
});
