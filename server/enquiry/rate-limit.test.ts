import { createSecretKey } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { logForEach } from '../../tests/fixtures/log.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { forgetSenders, makeRateLimit } from './rate-limit.ts';

const folder = folderForEach();
const { lines, log } = logForEach();

test('an IPv6 /48 may send sixteen times as much as one /64, and anybody while the store is away', async () => {
  const store = new SqliteStore(join(folder, 'enquiries.sqlite'));
  const take = makeRateLimit(2, { store, key: () => createSecretKey(Buffer.alloc(32)) });
  const network = (number: number) => `2001:db8:1:${number.toString(16)}`;
  let passed = 0;
  for (let number = 0; number < 100; number += 1) {
    for (const _time of [1, 2, 3]) if ((await take(network(number), 1000)) === 0) passed += 1;
  }
  expect(passed).toBe(32);
  expect(await take('2001:db8:2:0', 1000)).toBe(0);
  await store.close();
  expect(await take(network(0), 1000)).toBe(0);
});

test('senders are forgotten every hour, also after a failure, which is logged', async () => {
  const store = new SqliteStore(join(folder, 'enquiries.sqlite'));
  const hour = 60 * 60 * 1000;
  expect(await forgetSenders(store, log, 1000)).toBe(hour);
  expect(lines).toEqual([]);
  await store.close();
  expect(await forgetSenders(store, log, 1000)).toBe(hour);
  expect(lines).toHaveLength(1);
});
