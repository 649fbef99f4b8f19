import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type MailJob, StoreUnavailable } from './enquiry-store.ts';
import { type Dialect, migrations, type Row, SqlStore, type Statement } from './sql-store.ts';

/** Milliseconds to wait for another process's lock. The whole server waits meanwhile, so it is short. */
const BUSY_TIMEOUT = 200;

/** Tries, and milliseconds between them, to empty the write-ahead log. */
const CHECKPOINT_TRIES = 20;
const CHECKPOINT_PAUSE = 100;

/** Result codes of SQLite that say "not now", by their primary code. */
const UNAVAILABLE: ReadonlyMap<number, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [26, 'SQLITE_NOTADB'],
]);

const DIALECT: Dialect = {
  integer: 'INTEGER',
  bytes: 'BLOB',
  counter: 'INTEGER',
  tableOptions: 'STRICT',
  elements: 'SELECT value FROM json_each($1)',
  // One process writes at a time.
  lockRows: '',
};

/** The primary result code of an error of node:sqlite; undefined for any other error. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

/** An error of SQLite's as the store reports it; every other error as it is. */
function translate(error: unknown): unknown {
  const code = UNAVAILABLE.get(resultCode(error) ?? -1);
  return code === undefined ? error : new StoreUnavailable(code, { cause: error });
}

/** Enquiries in one SQLite file. Its functions are asynchronous in name only: SQLite works in this thread. */
export class SqliteStore extends SqlStore {
  readonly place: string;
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  private constructor(database: DatabaseSync, file: string) {
    super(DIALECT);
    this.#database = database;
    this.place = file;
  }

  /**
   * Opens the file, or makes it, and brings its tables up to date.
   *
   * @throws StoreUnavailable where that can't be done
   */
  static open(file: string): SqliteStore {
    try {
      // For the owner of the process alone: the file holds personal data.
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const isNew = !existsSync(file);
      const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
      if (isNew) chmodSync(file, 0o600);
      // FULL: a commit returns when it is on disk. secure_delete: what is deleted is overwritten.
      database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = 1',
      );
      const store = new SqliteStore(database, file);
      store.#migrate();
      return store;
    } catch (error) {
      const code = error instanceof Error && 'code' in error && !('errcode' in error);
      throw code ? new StoreUnavailable(String(error.code), { cause: error }) : translate(error);
    }
  }

  /** Runs `work` with SQLite's errors in the store's words. */
  #attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      // A full disk ends the transaction by itself; rolling back what is no more would hide the reason.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw translate(error);
    }
  }

  /** Takes the write lock at once, so that `work` can't fail half-way for want of it. */
  #transaction<Result>(work: () => Result): Result {
    return this.#attempt(() => {
      this.#database.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    });
  }

  #migrate(): void {
    const steps = migrations(DIALECT);
    const version = () => Number(this.#rows(['PRAGMA user_version', []])[0]?.user_version);
    if (version() === steps.length) return;
    this.#transaction(() => {
      for (const step of steps.slice(version())) this.#database.exec(step);
      this.#database.exec(`PRAGMA user_version = ${steps.length}`);
    });
  }

  #rows([sql, values]: Statement): Row[] {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      prepared = this.#database.prepare(sql);
      this.#prepared.set(sql, prepared);
    }
    // To SQLite $1 is a name.
    return prepared.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
  }

  protected async run(statements: readonly Statement[]): Promise<Row[][]> {
    const each = () => statements.map((statement) => this.#rows(statement));
    // One statement is one transaction.
    return statements.length === 1 ? this.#attempt(each) : this.#transaction(each);
  }

  override async claimMails(now: number, lease: number, limit: number): Promise<MailJob[]> {
    // Looking costs no lock; most looks find nothing.
    const due = await this.query(
      "SELECT 1 FROM outbox WHERE state = 'pending' AND due_at <= $1 AND leased_until <= $1 LIMIT 1",
      now,
    );
    return due.length === 0 ? [] : super.claimMails(now, lease, limit);
  }

  async scrub(): Promise<void> {
    // What was deleted is overwritten in the file already, and stands in the write-ahead log until that is emptied.
    for (let attempt = 0; attempt < CHECKPOINT_TRIES; attempt += 1) {
      const [row] = this.#attempt(() => this.#rows(['PRAGMA wal_checkpoint(TRUNCATE)', []]));
      if (row?.busy === 0) return;
      await pause(CHECKPOINT_PAUSE);
    }
    throw new StoreUnavailable('SQLITE_BUSY');
  }

  async backup(file: string): Promise<void> {
    await backup(this.#database, file).catch((error: unknown) => {
      throw translate(error);
    });
    chmodSync(file, 0o600);
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
