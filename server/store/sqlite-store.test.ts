import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { addEnquiry, sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { HOUR } from '../time.ts';
import { SqliteStore } from './sqlite-store.ts';

const folder = folderForEach();

test('only the owner can read folder and file', async () => {
  await using store = new SqliteStore(join(folder, 'data', 'enquiries.sqlite'));
  expect(await store.list()).toEqual([]);
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'data', 'enquiries.sqlite')).mode & 0o777).toBe(0o600);
});

test('the earliest of more than 20,000 senders is forgotten', async () => {
  await using store = new SqliteStore(join(folder, 'enquiries.sqlite'));
  const now = Date.now();
  const take = (sender: string) => store.countForm(sender, HOUR, now);
  for (const sender of ['first', 'second']) await take(sender);
  for (let number = 1; number < 20_000; number += 1) await take(`${number}`);
  expect([await take('second'), await take('first')]).toEqual([HOUR, 0]);
});

test('a lock of another process is reported at once', async () => {
  const file = join(folder, 'enquiries.sqlite');
  await using store = await new SqliteStore(file).ready();
  using other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.add(sampleEnquiry())).rejects.toMatchObject({
    name: 'StoreUnavailable',
    code: 'SQLITE_BUSY',
  });
  expect(await store.list()).toEqual([]);
  other.exec('ROLLBACK');
  expect(await store.add(sampleEnquiry())).toBe('stored');
});

test('a file that another process writes to can be opened, read and backed up', async () => {
  const file = join(folder, 'enquiries.sqlite');
  await (await new SqliteStore(file).ready()).close();
  using other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await using store = new SqliteStore(file);
  expect(await store.list()).toEqual([]);
  await store.backup(join(folder, 'backup.sqlite'));
  other.exec('ROLLBACK');
});

test('only the owner can read a backup, from its first byte on', async () => {
  await using store = new SqliteStore(join(folder, 'enquiries.sqlite'));
  await store.add(sampleEnquiry());
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const modes = new Set<number>();
  const watcher = watch(copies, (_event, name) => {
    const stats = statSync(join(copies, name ?? ''), { throwIfNoEntry: false });
    if (stats) modes.add(stats.mode & 0o777);
  });
  const umask = process.umask(0);
  await store.backup(join(copies, 'copy.sqlite'));
  process.umask(umask);
  await expect.poll(() => modes.size).toBeGreaterThan(0);
  watcher.close();
  expect([...modes]).toEqual([0o600]);
  await expect(store.backup(join(copies, 'copy.sqlite'))).rejects.toThrow('EEXIST');
  await expect(store.backup(join(folder, 'nowhere', 'copy'))).rejects.toThrow('ENOENT');
});

describe('a store whose files were removed or replaced', () => {
  const file = () => join(folder, 'data', 'enquiries.sqlite');
  const gone = { name: 'StoreUnavailable', code: 'STORE_GONE' };

  test('acknowledges nothing, creates no new file, and is used once it is back', async () => {
    await using store = new SqliteStore(file());
    const enquiry = await addEnquiry(store);
    renameSync(join(folder, 'data'), join(folder, 'elsewhere'));
    for (let time = 0; time < 3; time += 1) {
      await expect(store.add(sampleEnquiry())).rejects.toMatchObject(gone);
    }
    await expect(store.ready()).rejects.toMatchObject(gone);
    expect(existsSync(join(folder, 'data'))).toBe(false);
    // A mail may have recreated the folder.
    mkdirSync(join(folder, 'data'));
    await expect(store.add(sampleEnquiry())).rejects.toMatchObject(gone);
    rmdirSync(join(folder, 'data'));
    renameSync(join(folder, 'elsewhere'), join(folder, 'data'));
    expect(await store.add(sampleEnquiry())).toBe('stored');
    expect(await store.find(enquiry.id)).toBeDefined();
  });

  test.each([
    ['its folder', () => rm(join(folder, 'data'), { recursive: true })],
    ['its write-ahead log', () => rm(`${file()}-wal`)],
  ])('acknowledges nothing without %s', async (_what, removal) => {
    await using store = new SqliteStore(file());
    await store.add(sampleEnquiry());
    await removal();
    await expect(store.add(sampleEnquiry())).rejects.toMatchObject(gone);
  });

  test('is not filled again after it was emptied', async () => {
    await using store = new SqliteStore(file());
    await store.add(sampleEnquiry());
    for (const name of [file(), `${file()}-wal`]) truncateSync(name);
    for (let time = 0; time < 3; time += 1) {
      await expect(store.add(sampleEnquiry())).rejects.toMatchObject({ name: 'StoreUnavailable' });
    }
  });

  test('is reopened if another file has taken its place', async () => {
    await using store = new SqliteStore(file());
    await store.add(sampleEnquiry());
    await store.backup(join(folder, 'data', 'other'));
    for (const suffix of ['-wal', '-shm']) await rm(file() + suffix);
    renameSync(join(folder, 'data', 'other'), file());
    await expect(store.add(sampleEnquiry())).rejects.toMatchObject(gone);
    expect(await store.add(sampleEnquiry())).toBe('stored');
    await using other = new SqliteStore(file());
    expect(await other.list()).toHaveLength(2);
  });
});

test('damage is an outage, and the repaired file is used again', async () => {
  const file = join(folder, 'enquiries.sqlite');
  let store = new SqliteStore(file);
  for (let index = 0; index < 200; index += 1) await store.add(sampleEnquiry());
  await store.close();
  const sound = readFileSync(file);
  const damaged = Buffer.from(sound);
  damaged.fill(0xff, 4096);
  store = await new SqliteStore(file).ready();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, damaged);
  await expect(store.list()).rejects.toMatchObject({
    name: 'StoreUnavailable',
    code: expect.stringMatching(/^SQLITE_(?:CORRUPT|NOTADB)$/),
  });
  writeSync(descriptor, sound, 0, sound.length, 0);
  closeSync(descriptor);
  expect(await store.list()).toHaveLength(200);
  await store.close();
});

test("a file that is no database, or can't be created, is an outage", async () => {
  writeFileSync(join(folder, 'text'), 'no database, '.repeat(100));
  for (const file of ['text', 'text/enquiries.sqlite', '.']) {
    await expect(new SqliteStore(join(folder, file)).ready()).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
  }
});
