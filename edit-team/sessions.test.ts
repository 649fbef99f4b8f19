import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { countTries, keepSessions } from './sessions.ts';

const HOUR = 60 * 60_000;
const folder = join(folderForEach(), 'sessions');
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a session ends after two hours without a request, and after twelve in any case', () => {
  const { begin, who } = keepSessions(folder);
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

test('a new password ends a person’s sessions', () => {
  const { begin, who } = keepSessions(folder);
  const token = begin('vera', 'hash');
  expect(who(token, () => 'another')).toBeUndefined();
  expect(who(token, () => 'hash')).toBeUndefined();
});

test('the owner can list and end sessions; stored session data can’t be used to sign in', () => {
  const { begin, who } = keepSessions(folder);
  const tokens = [begin('vera', 'hash'), begin('max', 'hash'), begin('vera', 'hash')];
  const owner = keepSessions(folder);
  expect(
    owner
      .list()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['max', 'vera', 'vera']);
  expect(owner.endAll('vera')).toBe(2);
  expect(tokens.map((token) => who(token, () => 'hash'))).toEqual([undefined, 'max', undefined]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  for (const file of readdirSync(folder))
    for (const token of tokens)
      expect(file + readFileSync(join(folder, file), 'utf8')).not.toContain(token);
  for (const odd of ['', '..', '../people.json', '__proto__', 'a\0b'])
    expect(who(odd, () => 'hash')).toBeUndefined();
});

test.each(['', '{"id":"ve', 'null', '[]'])(
  'a session file cut short to %j ends only that session',
  (left) => {
    const { begin, who, list } = keepSessions(folder);
    const cut = begin('vera', 'hash');
    const [file = ''] = readdirSync(folder);
    writeFileSync(join(folder, file), left);
    const whole = begin('max', 'hash');
    expect(list().map(({ id }) => id)).toEqual(['max']);
    expect([cut, whole].map((token) => who(token, () => 'hash'))).toEqual([undefined, 'max']);
  },
);

test('after the wait a person may try again; others never have to wait', () => {
  const { note, mustWait, wasRight } = countTries();
  for (let count = 0; count < 5; count++) note('name vera', 'address 203.0.113.1');
  expect(mustWait('name vera')).toBe(true);
  expect(mustWait('name max', 'address 203.0.113.1')).toBe(true);
  expect(mustWait('name max', 'address 203.0.113.2')).toBe(false);
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(mustWait('name vera', 'address 203.0.113.1')).toBe(false);
  for (let count = 0; count < 4; count++) note('name max');
  wasRight('name max', 'address 203.0.113.2');
  note('name max');
  expect(mustWait('name max')).toBe(false);
});

test('a right password removes only its own try from the count of its address', () => {
  const { note, mustWait, wasRight } = countTries();
  for (let count = 0; count < 4; count++) note(`name ${count}`, 'address');
  for (let count = 0; count < 9; count++) {
    note('name own', 'address');
    wasRight('name own', 'address');
  }
  expect(mustWait('address')).toBe(false);
  note('name 4', 'address');
  expect(mustWait('address')).toBe(true);
});
