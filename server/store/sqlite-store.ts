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
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause, setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  CHOSEN,
  EnquiryStore,
  isDue,
  LONGEST_WAIT,
  type Row,
  type Statement,
} from './enquiry-store.ts';
import { type Dialect, missingSteps } from './migrations.ts';
import { type MailJob, STORE_GONE, StoreUnavailable } from './records.ts';

/** Milliseconds to wait for another process's lock. The whole server waits meanwhile, so it is short. */
const BUSY_TIMEOUT = 200;

/** Tries, and milliseconds between them, to empty the write-ahead log. */
const CHECKPOINT_TRIES = 20;
const CHECKPOINT_PAUSE = 100;

/** Milliseconds for which a look at the file's identity is enough for questions; whatever writes is followed by one of its own. */
const IDENTITY_AGE = 100;

/** Pages given back in one transaction, so that forms are not kept waiting. */
const VACUUM_PAGES = 500;

/** What SQLite calls its result codes, by their primary code. */
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

/** Those that pass by themselves; after any other the file is opened anew, since it may be another one by then. */
const PASSING: ReadonlySet<string> = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_FULL']);

/** How SQL is written here. */
export const SQLITE: Dialect = {
  integer: 'INTEGER',
  bytes: 'BLOB',
  // AUTOINCREMENT: the number of a mail that was removed while it was under way is never that of another one.
  counter: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  tableOptions: 'STRICT',
  elements: 'SELECT value FROM json_each($1)',
  // One process writes at a time.
  lockRows: '',
};

/** The primary result code of an error of node:sqlite; undefined for any other error. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

/** An error of SQLite's or the file system's as the store reports it; every other error as it is. */
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

/** Tells the files that are open, the database and its write-ahead log, from others that have their names later. */
function identityOf(file: string): string {
  return [file, `${file}-wal`]
    .map((name) => {
      const stats = statSync(name, { throwIfNoEntry: false });
      // The log is empty at times, a database never.
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
 * Brings the tables of an open database up to date.
 *
 * @param mayBeEmpty whether a file without tables is a new one, and not what is left of one that had them
 */
function migrate(database: DatabaseSync, mayBeEmpty: boolean): void {
  const pragma = (name: string) =>
    Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
  if (!mayBeEmpty && pragma('user_version') === 0) throw new StoreUnavailable(STORE_GONE);
  const missing = () => missingSteps(SQLITE, pragma('user_version'));
  if (missing().steps.length === 0) return;
  database.exec('BEGIN IMMEDIATE');
  // Another process may have done it meanwhile.
  const { steps, version } = missing();
  for (const step of steps) database.exec(step);
  database.exec(`PRAGMA user_version = ${version}`);
  database.exec('COMMIT');
}

/** Enquiries in one SQLite file. Its functions are asynchronous in name only: SQLite works in this thread. */
export class SqliteStore extends EnquiryStore {
  readonly place: string;
  #connection: Connection | undefined;
  #wasOpen = false;
  #isClosed = false;
  /** When the file was last seen to be the open one, on the clock of `performance`. */
  #identifiedAt = Number.NEGATIVE_INFINITY;

  /** A store that opens its file, or makes it, when it is needed. */
  constructor(file: string) {
    super(SQLITE);
    this.place = file;
  }

  /** The open file. One that was there before is never made anew: its folder may come back with all that is in it. */
  #connect(): Connection {
    if (this.#connection) return this.#connection;
    if (this.#isClosed) throw new StoreUnavailable('CLOSED');
    const file = this.place;
    if (this.#wasOpen && !existsSync(file)) throw new StoreUnavailable(STORE_GONE);
    // For the owner of the process alone: the file holds personal data.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const isNew = !existsSync(file);
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
    try {
      if (isNew) chmodSync(file, 0o600);
      // Only before there is a table; said again it would be written again, for which another process may hold the lock.
      if (isNew) database.exec('PRAGMA auto_vacuum = INCREMENTAL');
      // FULL: a commit returns when it is on disk. secure_delete: what is deleted is overwritten.
      database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = 1',
      );
      migrate(database, !this.#wasOpen);
      // The log is there once something was read.
      database.exec('SELECT count(*) FROM settings');
    } catch (error) {
      database.close();
      throw error;
    }
    this.#connection = { database, prepared: new Map(), identity: identityOf(file) };
    this.#wasOpen = true;
    return this.#connection;
  }

  /** Lets go of the file, to open what is there at the next use. */
  #disconnect(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    try {
      connection?.database.close();
    } catch {
      // What is broken can't always be closed either.
    }
  }

  /**
   * Runs `work` with SQLite's errors in the store's words. What it did counts only if the file is still the one that has
   * the name: nothing is acknowledged that was written into a file which somebody has removed.
   */
  #attempt<Result>(work: (connection: Connection) => Result, onlyReads = false): Result {
    try {
      const connection = this.#connect();
      const result = work(connection);
      const now = performance.now();
      if (!onlyReads || now - this.#identifiedAt > IDENTITY_AGE) {
        if (identityOf(this.place) !== connection.identity) throw new StoreUnavailable(STORE_GONE);
        this.#identifiedAt = now;
      }
      return result;
    } catch (error) {
      const translated = translate(error);
      if (translated instanceof StoreUnavailable && !PASSING.has(translated.code)) {
        this.#disconnect();
      } else if (this.#connection?.database.isTransaction) {
        // A full disk ends the transaction by itself; rolling back what is no more would hide the reason.
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
    // To SQLite $1 is a name.
    return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
  }

  protected async run(statements: readonly Statement[]): Promise<Row[][]> {
    const onlyReads = statements.every(([sql]) => sql.startsWith('SELECT '));
    return this.#attempt((connection) => {
      const each = () => statements.map((statement) => this.#rows(connection, statement));
      // One statement is one transaction.
      if (statements.length === 1) return each();
      // Takes the write lock at once, so that it can't fail half-way for want of it.
      connection.database.exec('BEGIN IMMEDIATE');
      const result = each();
      connection.database.exec('COMMIT');
      return result;
    }, onlyReads);
  }

  override async claimMails(
    now: number,
    lease: number,
    limit: number,
    what: 'mails' | 'webhooks' = 'mails',
  ): Promise<MailJob[]> {
    // Looking costs no lock; most looks find nothing.
    const due = await this.query(
      `SELECT 1 FROM outbox WHERE ${isDue('$1', '$2')} AND ${CHOSEN[what]} LIMIT 1`,
      now,
      now + LONGEST_WAIT,
    );
    return due.length === 0 ? [] : super.claimMails(now, lease, limit, what);
  }

  async scrub(): Promise<void> {
    const free = async () => Number((await this.query('PRAGMA freelist_count'))[0]?.freelist_count);
    for (let left = await free(), before = Infinity; left > 0 && left < before; ) {
      await this.query(`PRAGMA incremental_vacuum(${VACUUM_PAGES})`);
      await yieldToOthers();
      before = left;
      left = await free();
    }
    // What was deleted is overwritten in the file already, and stands in the write-ahead log until that is emptied.
    for (let attempt = 0; attempt < CHECKPOINT_TRIES; attempt += 1) {
      const [row] = await this.query('PRAGMA wal_checkpoint(TRUNCATE)');
      if (row?.busy === 0) return;
      await pause(CHECKPOINT_PAUSE);
    }
    throw new StoreUnavailable('SQLITE_BUSY');
  }

  async backup(file: string): Promise<void> {
    // Made by us, empty, so that it is closed to others from the first byte. `wx`: never over a file that is there.
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
