import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause, setImmediate as yieldToOthers } from 'node:timers/promises';
import { EnquiryStore, type Row, type Statement } from './enquiry-store.ts';
import { type Dialect, missingSteps } from './migrations.ts';
import { STORE_GONE, StoreUnavailable } from './records.ts';

/** Milliseconds to wait for another process's lock. Short, because the whole server is blocked meanwhile. */
const BUSY_TIMEOUT = 200;

/** Attempts to empty the write-ahead log, and the milliseconds between them. */
const CHECKPOINT_TRIES = 20;
const CHECKPOINT_PAUSE = 100;

/** Pages freed in one transaction: few, so that forms don't wait long. */
const VACUUM_PAGES = 500;

/** SQLite's names for its primary result codes. */
const RESULT_CODES: ReadonlyMap<number, string> = new Map([
  [1, 'SQLITE_ERROR'],
  [3, 'SQLITE_PERM'],
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [7, 'SQLITE_NOMEM'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [15, 'SQLITE_PROTOCOL'],
  [17, 'SQLITE_SCHEMA'],
  [23, 'SQLITE_AUTH'],
  [26, 'SQLITE_NOTADB'],
]);

/** Temporary errors. After any other, the file is closed and reopened, since it may have been replaced. */
const PASSING: ReadonlySet<string> = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_FULL']);

export const SQLITE: Dialect = {
  integer: 'INTEGER',
  bytes: 'BLOB',
  // AUTOINCREMENT never reuses the id of a removed mail, which may still be on its way.
  counter: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  tableOptions: 'STRICT',
};

/** The primary result code of an error of node:sqlite; undefined for any other error. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

/** Turns an error of SQLite or the file system into StoreUnavailable. Other errors are returned unchanged. */
function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const result = resultCode(error);
  if (result !== undefined) {
    const code = RESULT_CODES.get(result);
    return code === undefined ? error : new StoreUnavailable(code, { cause: error });
  }
  return 'syscall' in error && 'code' in error
    ? new StoreUnavailable(String(error.code), { cause: error })
    : error;
}

/** Device and inode of the database and its write-ahead log, to detect that the files were replaced. */
function identityOf(file: string): string {
  return [file, `${file}-wal`]
    .map((name) => {
      const stats = statSync(name, { throwIfNoEntry: false });
      // The log may be empty, the database never is.
      return stats && (stats.size > 0 || name !== file) ? `${stats.dev}:${stats.ino}` : 'gone';
    })
    .join(' ');
}

interface Connection {
  database: DatabaseSync;
  prepared: Map<string, ReturnType<DatabaseSync['prepare']>>;
  identity: string;
}

/**
 * A table in memory that hides the one of the same name in the file: one process counts alone, and a disk write for each
 * form would be slow. It forgets the earliest of more than 20,000 senders, so that a flood can't fill the memory.
 */
const SENDERS = `
  PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE senders (sender TEXT PRIMARY KEY, even_time INTEGER NOT NULL) STRICT;
  CREATE TEMP TRIGGER forget_earliest AFTER INSERT ON senders
  BEGIN
    DELETE FROM senders WHERE rowid <= new.rowid - 20000;
  END;`;

/**
 * Migrates an open database to the current schema.
 *
 * @param mayBeEmpty whether a file without tables is accepted as new; otherwise its data was lost
 */
function migrate(database: DatabaseSync, mayBeEmpty: boolean): void {
  const noted = () => Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (!mayBeEmpty && noted() === 0) throw new StoreUnavailable(STORE_GONE);
  const missing = () => missingSteps(SQLITE, noted());
  if (missing().steps.length === 0) return;
  database.exec('BEGIN IMMEDIATE');
  // Read again under the lock: another process may have migrated meanwhile.
  const { steps, version } = missing();
  for (const step of steps) database.exec(step);
  database.exec(`PRAGMA user_version = ${version}`);
  database.exec('COMMIT');
}

/** Enquiries in one SQLite file. SQLite runs in this thread, so the methods block although they return promises. */
export class SqliteStore extends EnquiryStore {
  readonly location: string;
  #connection: Connection | undefined;
  #wasOpen = false;
  #isClosed = false;

  /** A store that opens or creates its file at its first use. */
  constructor(file: string) {
    super();
    this.location = file;
  }

  /** The open connection. A file that was open before is never recreated: its folder may be mounted again. */
  #connect(): Connection {
    if (this.#connection) return this.#connection;
    if (this.#isClosed) throw new StoreUnavailable('CLOSED');
    const file = this.location;
    if (this.#wasOpen && !existsSync(file)) throw new StoreUnavailable(STORE_GONE);
    // Only the owner may read the folder: it holds personal data.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const isNew = !existsSync(file);
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
    try {
      if (isNew) chmodSync(file, 0o600);
      // Works only before the first table exists. Repeating it would need the write lock.
      if (isNew) database.exec('PRAGMA auto_vacuum = INCREMENTAL');
      // FULL: a commit returns once it is on disk. secure_delete: deleted data is overwritten.
      database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = 1',
      );
      migrate(database, !this.#wasOpen);
      database.exec(SENDERS);
      // The first read creates the log, which identityOf needs.
      database.exec('SELECT count(*) FROM settings');
    } catch (error) {
      database.close();
      throw error;
    }
    this.#connection = { database, prepared: new Map(), identity: identityOf(file) };
    this.#wasOpen = true;
    return this.#connection;
  }

  /** Closes the file. The next use opens it again. */
  #disconnect(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    try {
      connection?.database.close();
    } catch {
      // A broken database can't always be closed.
    }
  }

  /**
   * Runs `work` and translates its errors. Afterwards it checks that the open file is still the one at its path, so that
   * nothing written to a deleted file is acknowledged.
   */
  #attempt<Result>(work: (connection: Connection) => Result): Result {
    try {
      const connection = this.#connect();
      const result = work(connection);
      if (identityOf(this.location) !== connection.identity) throw new StoreUnavailable(STORE_GONE);
      return result;
    } catch (error) {
      const translated = translate(error);
      if (translated instanceof StoreUnavailable && !PASSING.has(translated.code)) {
        this.#disconnect();
      } else if (this.#connection?.database.isTransaction) {
        // Only if still open: SQLite itself ends the transaction when the disk is full, and a ROLLBACK would then fail.
        this.#connection.database.exec('ROLLBACK');
      }
      throw translated;
    }
  }

  #rows({ database, prepared }: Connection, [sql, values]: Statement): Row[] {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      prepared.set(sql, statement);
    }
    // SQLite treats $1 as a named parameter.
    return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
  }

  protected async run(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#attempt((connection) => {
      const each = () => statements.map((statement) => this.#rows(connection, statement));
      // A single statement is its own transaction.
      if (statements.length === 1) return each();
      // IMMEDIATE takes the write lock at once, so that the transaction can't fail half-way for lack of it.
      connection.database.exec('BEGIN IMMEDIATE');
      const result = each();
      connection.database.exec('COMMIT');
      return result;
    });
  }

  async scrub(): Promise<void> {
    const free = async () => Number((await this.query('PRAGMA freelist_count'))[0]?.freelist_count);
    for (let left = await free(), before = Infinity; left > 0 && left < before; ) {
      await this.query(`PRAGMA incremental_vacuum(${VACUUM_PAGES})`);
      await yieldToOthers();
      before = left;
      left = await free();
    }
    // Deleted data is already overwritten in the file, but remains in the write-ahead log until that is emptied.
    for (let attempt = 0; attempt < CHECKPOINT_TRIES; attempt += 1) {
      const [row] = await this.query('PRAGMA wal_checkpoint(TRUNCATE)');
      if (row?.busy === 0) return;
      await pause(CHECKPOINT_PAUSE);
    }
    throw new StoreUnavailable('SQLITE_BUSY');
  }

  async backup(file: string): Promise<void> {
    // Created empty first, so that only its owner can ever read it. `wx` refuses to overwrite a file.
    const descriptor = openSync(file, 'wx', 0o600);
    try {
      await this.query('VACUUM INTO $1', file);
      fsyncSync(descriptor);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    } finally {
      closeSync(descriptor);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#disconnect();
  }
}
