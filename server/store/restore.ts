import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../operator-error.ts';
import { SCHEMA_NEWER, StoreUnavailable } from './records.ts';
import { resultCode, SqliteStore } from './sqlite-store.ts';

/** What a backup does not know, from the store that it replaces. */
interface Later {
  removed: string[];
  lastSeen: number;
}

/** Copies the backup beside the store, for the owner alone from the first byte. */
async function copyIn(backup: string, copy: string): Promise<void> {
  const wal = statSync(`${backup}-wal`, { throwIfNoEntry: false });
  if (wal && wal.size > 0) {
    throw new OperatorError(
      `${backup} has a write-ahead log beside it, so it is no finished copy: make one with npm run enquiries -- backup FILE`,
    );
  }
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  await rm(copy, { force: true });
  await pipeline(
    createReadStream(backup),
    createWriteStream(copy, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

/** @throws OperatorError where the file is no sound database of ours */
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

/**
 * Takes the store that is to be replaced, so that nobody can open it.
 *
 * @returns what it knows beyond the backup, and the function that lets go of it
 * @throws OperatorError where another process has it open
 */
function seize(file: string): { later: Later; release: () => void } {
  const later: Later = { removed: [], lastSeen: 0 };
  const database = new DatabaseSync(file);
  const release = () => database.close();
  try {
    // Leaving this mode writes the log into the file and takes it away; it needs the file for itself.
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    later.removed = database
      .prepare('SELECT id FROM removals')
      .all()
      .map(({ id }) => String(id));
    later.lastSeen = Number(database.prepare('SELECT max(seen_at) AS seen FROM clock').get()?.seen);
  } catch (error) {
    const code = resultCode(error);
    if (code === 5 || code === 6) {
      release();
      throw new OperatorError(`${file} is in use: stop the server first`);
    }
    // Damaged: then the backup has to do.
  }
  return { later, release };
}

/**
 * Puts a backup in the place of a SQLite store. What the store held is kept beside it, its write-ahead log included.
 *
 * @param backup a file that the backup command has made
 * @param file the store
 * @param now milliseconds since 1970; names the file that is put away
 * @returns how many enquiries are in the store now, the file that holds what it held before, and how many of the backup are
 *   left out since they were removed from the store after it was made
 * @throws OperatorError where that can't be done; then nothing has changed
 */
export async function restoreSqlite(backup: string, file: string, now: number) {
  if (!existsSync(backup)) throw new OperatorError(`There is no file ${backup}`);
  const copy = `${file}.restoring`;
  let seized: ReturnType<typeof seize> | undefined;
  try {
    await copyIn(backup, copy);
    inspect(copy, backup);
    if (existsSync(file)) seized = seize(file);
    const { removed: gone, lastSeen }: Later = seized?.later ?? { removed: [], lastSeen: 0 };
    const store = await openCopy(copy, backup);
    const before = (await store.list()).length;
    for (const id of gone) await store.remove({ id });
    await store.noteTime(lastSeen);
    await store.scrub();
    const enquiries = (await store.list()).length;
    // The last to close the file leaves nothing beside it.
    await store.close();
    const putAway = seized && (await replace(file, copy, now));
    if (!seized) await rename(copy, file);
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

/** Puts the copy in the file's place without a moment in which there is none. Returns where the file is now. */
async function replace(file: string, copy: string, now: number): Promise<string> {
  const putAway = `${file}.replaced-${new Date(now).toISOString().replace(/[:.-]/g, '')}`;
  // A log that is left belongs to this file; beside another it would be read into that.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(file + suffix)) await rename(file + suffix, putAway + suffix);
  }
  await link(file, putAway);
  await rename(copy, file);
  return putAway;
}

/** Makes renamed files last. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
