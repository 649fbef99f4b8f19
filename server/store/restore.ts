import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../errors.ts';
import { SCHEMA_NEWER, StoreUnavailable } from './records.ts';
import { resultCode, SqliteStore } from './sqlite-store.ts';

/** Copies a file to a new one, flushed to disk. Only its owner can read the copy, from the first byte on. */
const copyPrivately = (from: string, to: string): Promise<void> =>
  pipeline(
    createReadStream(from),
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );

/** Copies the backup next to the store. */
async function copyIn(backup: string, copy: string): Promise<void> {
  const wal = statSync(`${backup}-wal`, { throwIfNoEntry: false });
  if (wal && wal.size > 0) {
    throw new OperatorError(
      `${backup} has a write-ahead log beside it, so it is no finished copy: make one with npm run enquiries -- backup FILE`,
    );
  }
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  await rm(copy, { force: true });
  await copyPrivately(backup, copy);
}

/** @throws OperatorError if the file is not an intact database of enquiries */
function inspect(copy: string, backup: string): void {
  try {
    using database = new DatabaseSync(copy);
    const version = database.prepare('PRAGMA user_version').get()?.user_version;
    const faults = database.prepare('PRAGMA integrity_check').all();
    if (faults.length !== 1 || faults[0]?.integrity_check !== 'ok') {
      throw new OperatorError(`${backup} is damaged: take another backup`);
    }
    if (version === 0) throw new OperatorError(`${backup} is no backup of enquiries`);
    database.prepare('SELECT count(*) FROM enquiries').get();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${backup} is no backup of enquiries, or it is damaged`);
  }
}

/** Locks a store. @returns what the restored copy has to take over @throws OperatorError if another process has it open */
function seize(file: string) {
  const database = new DatabaseSync(file);
  const release = () => database.close();
  try {
    // Leaving WAL mode merges the log into the file and deletes it. That needs an exclusive lock.
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    const removed = database
      .prepare('SELECT id, removed_at FROM removals')
      .all()
      .map(({ id, removed_at }) => ({ id: String(id), removedAt: Number(removed_at) }));
    const clock = database.prepare('SELECT max(seen_at) AS seen FROM clock').get();
    return { removed, lastSeen: Number(clock?.seen), release };
  } catch (error) {
    const code = resultCode(error);
    if (code === 5 || code === 6) {
      release();
      throw new OperatorError(`${file} is in use: stop the server first`);
    }
    // The store is damaged: nothing is taken over from it.
    return { removed: [], lastSeen: 0, release };
  }
}

/**
 * Replaces a SQLite store with a backup. The old store is kept next to it, including its write-ahead log.
 *
 * @param backup a file made by the backup command
 * @param file the store
 * @param now part of the old store's new name
 * @returns how many enquiries the store holds now, the file with the old store, and how many enquiries of the backup were
 *   left out because they had been removed from the store since
 * @throws OperatorError if the store can't be replaced; nothing has changed then
 */
export async function restoreSqlite(backup: string, file: string, now: number) {
  if (!existsSync(backup)) throw new OperatorError(`There is no file ${backup}`);
  const copy = `${file}.restoring`;
  let seized: ReturnType<typeof seize> | undefined;
  try {
    await copyIn(backup, copy);
    inspect(copy, backup);
    if (existsSync(file)) seized = seize(file);
    const store = await openCopy(copy, backup);
    const before = (await store.list()).length;
    // Also those that this backup lacks: one restored later may hold them.
    await store.adoptRemovals(seized?.removed ?? []);
    await store.noteTime(seized?.lastSeen ?? 0);
    await store.scrub();
    const enquiries = (await store.list()).length;
    // Closing the last connection deletes the log.
    await store.close();
    const putAway = await replace(file, copy, now);
    await syncFolder(dirname(file));
    return { enquiries, putAway, removed: before - enquiries };
  } finally {
    seized?.release();
    for (const suffix of ['', '-wal', '-shm']) await rm(`${copy}${suffix}`, { force: true });
  }
}

async function openCopy(copy: string, backup: string): Promise<SqliteStore> {
  try {
    return await new SqliteStore(copy).ready();
  } catch (error) {
    if (error instanceof StoreUnavailable && error.code === SCHEMA_NEWER) {
      throw new OperatorError(
        `${backup} was made by a newer version of this program: restore it with that one`,
      );
    }
    throw error;
  }
}

/** Replaces the file, if there is one, with the copy, atomically. Returns the new path of the old file. */
async function replace(file: string, copy: string, now: number): Promise<string | undefined> {
  const putAway = `${file}.replaced-${new Date(now).toISOString().replace(/[:.-]/g, '')}`;
  const isThere = existsSync(file);
  // Some file systems, such as exFAT, have no links.
  if (isThere) await link(file, putAway).catch(() => copyPrivately(file, putAway));
  // A leftover log belongs to the old file, even if that was deleted. SQLite would apply it to the new one.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(file + suffix)) await rename(file + suffix, putAway + suffix);
  }
  await rename(copy, file);
  return isThere ? putAway : undefined;
}

/** Flushes the folder to disk, so that the renames survive a crash. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
