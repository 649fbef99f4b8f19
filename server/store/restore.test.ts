import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { addEnquiry, sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { programs } from '../../tests/programs.ts';
import { restoreSqlite } from './restore.ts';
import { SqliteStore } from './sqlite-store.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const folder = folderForEach();
const file = join(folder, 'data', 'enquiries.sqlite');
const backup = join(folder, 'backup.sqlite');

function run(path: string, sql: string): void {
  using database = new DatabaseSync(path);
  database.exec(sql);
}

/** New files in the data folder. */
const beside = () =>
  readdirSync(join(folder, 'data'))
    .filter((name) => !/^enquiries\.sqlite(?:-wal|-shm)?$/.test(name))
    .sort();

test('a backup made under load restores one consistent moment', async () => {
  const store = new SqliteStore(file);
  const stored: string[] = [];
  const isLoading = new AbortController();
  const writer = (async () => {
    while (!isLoading.signal.aborted) {
      const bytes = Buffer.alloc(20_000, stored.length % 256);
      const enquiry = await addEnquiry(store, {
        attachment: { name: 'a', type: 'text/plain', bytes },
      });
      stored.push(enquiry.id);
      await new Promise(setImmediate);
    }
  })();
  // As on the command line: with a separate connection, while the server keeps running.
  while (stored.length < 50) await new Promise(setImmediate);
  const other = new SqliteStore(file);
  const least = stored.length;
  await other.backup(backup);
  const most = stored.length;
  await other.close();
  while (stored.length < most + 50) await new Promise(setImmediate);
  isLoading.abort();
  await writer;
  await store.close();

  const { enquiries, putAway, removed } = await restoreSqlite(backup, file, NOW);
  expect(enquiries).toBeGreaterThanOrEqual(least);
  expect(enquiries).toBeLessThanOrEqual(most + 1);
  expect(removed).toBe(0);
  expect(putAway).toBe(`${file}.replaced-20260102T030405000Z`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(beside()).toEqual(['enquiries.sqlite.replaced-20260102T030405000Z']);
  const restored = new SqliteStore(file);
  const ids = new Set((await restored.list()).map(({ id }) => id));
  expect(ids).toEqual(new Set(stored.slice(0, enquiries)));
  for (const [index, id] of stored.slice(0, enquiries).entries()) {
    const kept = await restored.attachment(id);
    expect(kept?.bytes[0]).toBe(index % 256);
    expect(kept?.bytes).toHaveLength(20_000);
  }
  await restored.close();
  await using before = new SqliteStore(putAway ?? '');
  expect(await before.list()).toHaveLength(stored.length);
});

test('enquiries deleted after the backup stay deleted', async () => {
  const store = new SqliteStore(file);
  const [kept, gone] = [sampleEnquiry(), sampleEnquiry({ name: 'Zebulon Quagga' })];
  await store.add(kept);
  const older = join(folder, 'older.sqlite');
  await store.backup(older);
  await store.add(gone);
  await store.noteTime(77);
  await store.backup(backup);
  await store.remove({ id: gone.id });
  await store.noteTime(99);
  await store.close();
  expect(await restoreSqlite(older, file, NOW)).toMatchObject({ enquiries: 1, removed: 0 });
  expect(await restoreSqlite(backup, file, NOW + 1)).toMatchObject({ enquiries: 1, removed: 1 });
  await using restored = new SqliteStore(file);
  expect((await restored.list()).map(({ id }) => id)).toEqual([kept.id]);
  expect(await restored.removedIds()).toEqual([gone.id]);
  expect(await restored.lastSeen()).toBe(99);
});

test('a store left by a crash is kept with its log', async () => {
  const store = new SqliteStore(join(folder, 'crashed.sqlite'));
  const enquiry = await addEnquiry(store);
  await store.backup(backup);
  await addEnquiry(store);
  await (await new SqliteStore(file).ready()).close();
  for (const suffix of ['', '-wal']) {
    await copyFile(join(folder, `crashed.sqlite${suffix}`), file + suffix);
  }
  await store.close();
  const { putAway = '' } = await restoreSqlite(backup, file, NOW);
  const [restored, before] = [new SqliteStore(file), new SqliteStore(putAway)];
  expect((await restored.list()).map(({ id }) => id)).toEqual([enquiry.id]);
  expect(await before.list()).toHaveLength(2);
  await Promise.all([restored.close(), before.close()]);
});

test('a damaged store is replaced, and its files are kept', async () => {
  const store = new SqliteStore(file);
  await store.add(sampleEnquiry());
  await store.backup(backup);
  await store.close();
  writeFileSync(file, 'no database, '.repeat(1000));
  writeFileSync(`${file}-wal`, 'no log');
  const { putAway = '' } = await restoreSqlite(backup, file, NOW);
  expect([putAway, `${putAway}-wal`].map((name) => existsSync(name))).toEqual([true, true]);
  await using restored = new SqliteStore(file);
  expect(await restored.list()).toHaveLength(1);
});

test('without a store the backup becomes the store, whatever log the old one left', async () => {
  const store = new SqliteStore(join(folder, 'other.sqlite'));
  await store.add(sampleEnquiry());
  await store.backup(backup);
  await store.add(sampleEnquiry());
  const log = join(folder, 'log');
  await copyFile(join(folder, 'other.sqlite-wal'), log);
  await store.close();
  expect(await restoreSqlite(backup, file, NOW)).toEqual({
    enquiries: 1,
    putAway: undefined,
    removed: 0,
  });
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  await rm(file);
  await copyFile(log, `${file}-wal`);
  await restoreSqlite(backup, file, NOW);
  await using restored = new SqliteStore(file);
  expect(await restored.list()).toHaveLength(1);
});

test.skipIf(!programs.strace)(
  'the old store is kept where a file can have only one name',
  async () => {
    const store = new SqliteStore(file);
    const enquiry = await addEnquiry(store);
    await store.backup(backup);
    await store.close();
    // As on exFAT.
    const withoutLinks = [
      '-f',
      '-o',
      '/dev/null',
      '-e',
      'trace=none',
      '-e',
      'inject=?link,linkat:error=EPERM',
    ];
    const program = join(import.meta.dirname, '../enquiries.ts');
    const { status, stdout, stderr } = spawnSync(
      programs.strace ?? '',
      [...withoutLinks, process.execPath, program, 'restore', backup],
      { encoding: 'utf8', env: { DATA: join(folder, 'data') } },
    );
    expect(status, stderr).toBe(0);
    const [, putAway = ''] = /(\S+\.replaced-\w+):/.exec(stdout) ?? [];
    expect(statSync(putAway).mode & 0o777).toBe(0o600);
    const [restored, before] = [new SqliteStore(file), new SqliteStore(putAway)];
    for (const each of [restored, before]) expect(await each.find(enquiry.id)).toBeDefined();
    await Promise.all([restored.close(), before.close()]);
  },
);

test.each<[what: string, message: string, prepare: () => unknown]>([
  ['a file that does not exist', 'There is no file', () => rm(backup)],
  [
    'a file of another kind',
    'is no backup of enquiries, or it is damaged',
    () => writeFileSync(backup, 'words '.repeat(1000)),
  ],
  [
    'another database',
    'is no backup of enquiries',
    () => rm(backup).then(() => run(backup, 'CREATE TABLE cats (name)')),
  ],
  [
    'a damaged backup',
    'damaged',
    () => writeFileSync(backup, Buffer.alloc(40_000, 0xff), { flag: 'r+' }),
  ],
  [
    'a backup of a newer version',
    'was made by a newer version of this program',
    () => run(backup, 'PRAGMA user_version = 99'),
  ],
  [
    'a copy of a store in use',
    'has a write-ahead log beside it',
    () => writeFileSync(`${backup}-wal`, 'log'),
  ],
])('restoring fails and changes nothing: %s', async (_what, message, prepare) => {
  const store = new SqliteStore(file);
  for (let index = 0; index < 99; index += 1) await store.add(sampleEnquiry());
  const enquiry = await addEnquiry(store);
  await store.backup(backup);
  await store.close();
  await prepare();
  await expect(restoreSqlite(backup, file, NOW)).rejects.toThrow(message);
  expect(beside()).toEqual([]);
  await using unchanged = new SqliteStore(file);
  expect(await unchanged.find(enquiry.id)).toBeDefined();
});
