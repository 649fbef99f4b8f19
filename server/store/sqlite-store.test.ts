import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleEnquiry } from './fixture-enquiry.ts';
import { SqliteStore } from './sqlite-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('folder and file are closed to other users', async () => {
  const store = SqliteStore.open(join(folder, 'data', 'enquiries.sqlite'));
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'data', 'enquiries.sqlite')).mode & 0o777).toBe(0o600);
  await store.close();
});

test('a lock held by another process is reported, not waited for', async () => {
  const file = join(folder, 'enquiries.sqlite');
  const store = SqliteStore.open(file);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.add(sampleEnquiry())).rejects.toMatchObject({
    name: 'StoreUnavailable',
    code: 'SQLITE_BUSY',
  });
  expect(await store.list()).toEqual([]);
  other.exec('ROLLBACK');
  expect(await store.add(sampleEnquiry())).toBe('stored');
  other.close();
  await store.close();
});

test('a backup made while the store is in use opens as a store', async () => {
  const store = SqliteStore.open(join(folder, 'enquiries.sqlite'));
  const enquiry = sampleEnquiry();
  await store.add(enquiry);
  const copy = join(folder, 'copy.sqlite');
  await store.backup(copy);
  await store.add(sampleEnquiry());
  const opened = SqliteStore.open(copy);
  expect((await opened.list()).map(({ id }) => id)).toEqual([enquiry.id]);
  await Promise.all([store.close(), opened.close()]);
});

test('a file that is no database, or can not be made, is refused', () => {
  writeFileSync(join(folder, 'text'), 'no database, '.repeat(100));
  for (const file of ['text', 'text/enquiries.sqlite', '.']) {
    expect(() => SqliteStore.open(join(folder, file))).toThrow(
      expect.objectContaining({ name: 'StoreUnavailable' }),
    );
  }
});
