import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Attachment,
  type EnquiryStatus,
  type EnquiryStore,
  type MailJob,
  type MailOutcome,
  type NewEnquiry,
  type Removal,
  type StoredEnquiry,
  StoreUnavailable,
} from './enquiry-store.ts';
import { assemble, claimedRow, ENQUIRY_COLUMNS, enquiryValues } from './rows.ts';

/** Milliseconds to wait for another process's lock. The whole server waits meanwhile, so it is short. */
const BUSY_TIMEOUT = 200;

/** Enquiries removed in one transaction: few enough not to keep other processes waiting. */
const REMOVAL_BATCH = 50;

/** Tries, and milliseconds between them, to empty the write-ahead log. */
const CHECKPOINT_TRIES = 20;
const CHECKPOINT_PAUSE = 100;

/** Bytes of the key that tokens are signed with. */
const SECRET_BYTES = 32;

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

/** Each entry brings the file from the version that is its index to the next one. */
const MIGRATIONS = [
  `
  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
  ) STRICT;

  CREATE TABLE enquiries (
    id TEXT PRIMARY KEY,
    nonce TEXT NOT NULL UNIQUE,
    digest TEXT NOT NULL,
    form TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('new', 'spam')),
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    company TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    looking_for TEXT NOT NULL,
    message TEXT NOT NULL,
    hear_about TEXT NOT NULL,
    from_path TEXT NOT NULL,
    consent TEXT NOT NULL,
    consented_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at);

  CREATE TABLE attachments (
    enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;

  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('team', 'confirmation')),
    message_id TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    leased_until INTEGER NOT NULL DEFAULT 0,
    failure TEXT NOT NULL DEFAULT '',
    UNIQUE (enquiry_id, kind)
  ) STRICT;
  CREATE INDEX outbox_by_time ON outbox (due_at) WHERE state = 'pending';
  CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';
  `,
];

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
export class SqliteStore implements EnquiryStore {
  readonly place: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  private constructor(database: DatabaseSync, file: string) {
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

  /** Runs `work` in a transaction that takes the write lock at once, so that it can't fail half-way for want of it. */
  #transaction<Result>(work: () => Result): Result {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk ends the transaction by itself; rolling back what is no more would hide the reason.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw translate(error);
    }
  }

  #migrate(): void {
    const version = () => Number(this.#first('PRAGMA user_version')?.user_version);
    if (version() === MIGRATIONS.length) return;
    this.#transaction(() => {
      for (const step of MIGRATIONS.slice(version())) this.#database.exec(step);
      this.#database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }

  #prepare(sql: string) {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, ...values: SQLInputValue[]) {
    return this.#prepare(sql).run(...values);
  }

  #first(sql: string, ...values: SQLInputValue[]) {
    return this.#prepare(sql).get(...values);
  }

  #all(sql: string, ...values: SQLInputValue[]) {
    return this.#prepare(sql).all(...values);
  }

  /** Reads, with SQLite's errors in the store's words. */
  async #read<Result>(work: () => Result): Promise<Result> {
    try {
      return work();
    } catch (error) {
      throw translate(error);
    }
  }

  async secret(): Promise<Buffer> {
    return this.#transaction(() => {
      const fresh = randomBytes(SECRET_BYTES);
      this.#run("INSERT INTO settings VALUES ('secret', ?) ON CONFLICT DO NOTHING", fresh);
      const row = this.#first("SELECT value FROM settings WHERE name = 'secret'");
      return row?.value instanceof Uint8Array ? Buffer.from(row.value) : fresh;
    });
  }

  async add(enquiry: NewEnquiry): Promise<'stored' | 'repeated' | 'changed'> {
    return this.#transaction(() => {
      const { changes } = this.#run(
        `INSERT INTO enquiries (${ENQUIRY_COLUMNS.join(', ')})
         VALUES (${ENQUIRY_COLUMNS.map(() => '?').join(', ')}) ON CONFLICT (nonce) DO NOTHING`,
        ...enquiryValues(enquiry),
      );
      if (changes === 0) {
        const known = this.#first('SELECT digest FROM enquiries WHERE nonce = ?', enquiry.nonce);
        return known?.digest === enquiry.digest ? 'repeated' : 'changed';
      }
      const { id, attachment, receivedAt } = enquiry;
      if (attachment) {
        const { name, type, bytes } = attachment;
        this.#run('INSERT INTO attachments VALUES (?, ?, ?, ?)', id, name, type, bytes);
      }
      for (const { kind, messageId } of enquiry.mails) {
        this.#run(
          'INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at) VALUES (?, ?, ?, ?, ?)',
          ...[id, kind, messageId, receivedAt, receivedAt],
        );
      }
      return 'stored';
    });
  }

  async list({ status, limit = -1 }: { status?: EnquiryStatus; limit?: number } = {}) {
    return this.#read(() => {
      const chosen = `SELECT * FROM enquiries WHERE ? IN ('', status) ORDER BY received_at DESC, id LIMIT ?`;
      return this.#assemble(this.#all(chosen, status ?? '', limit));
    });
  }

  async find(id: string) {
    return this.#read(
      () => this.#assemble(this.#all('SELECT * FROM enquiries WHERE id = ?', id))[0],
    );
  }

  #assemble(enquiries: Record<string, unknown>[]): StoredEnquiry[] {
    const ids = JSON.stringify(enquiries.map(({ id }) => id));
    const files = this.#all(
      `SELECT enquiry_id, name, type, length(bytes) AS size FROM attachments
       WHERE enquiry_id IN (SELECT value FROM json_each(?))`,
      ids,
    );
    const mails = this.#all(
      'SELECT * FROM outbox WHERE enquiry_id IN (SELECT value FROM json_each(?)) ORDER BY id',
      ids,
    );
    return assemble(enquiries, files, mails);
  }

  async attachment(id: string): Promise<Attachment | undefined> {
    return this.#read(() => {
      const row = this.#first('SELECT name, type, bytes FROM attachments WHERE enquiry_id = ?', id);
      if (!(row?.bytes instanceof Uint8Array)) return undefined;
      return { name: String(row.name), type: String(row.type), bytes: row.bytes };
    });
  }

  async remove(which: Removal): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const batch = this.#transaction(() => this.#removeBatch(which).map(({ id }) => String(id)));
      ids.push(...batch);
      if (batch.length < REMOVAL_BATCH) return ids;
    }
  }

  #removeBatch(which: Removal) {
    const remove = (condition: string) =>
      `DELETE FROM enquiries WHERE id IN (SELECT id FROM enquiries WHERE ${condition} LIMIT ${REMOVAL_BATCH}) RETURNING id`;
    if ('id' in which) return this.#all(remove('id = ?'), which.id);
    if ('email' in which) return this.#all(remove('lower(email) = lower(?)'), which.email);
    const { before, status = '' } = which;
    return this.#all(remove("received_at < ? AND ? IN ('', status)"), before, status);
  }

  async scrub(): Promise<void> {
    // What was deleted is overwritten in the file already, and stands in the write-ahead log until that is emptied.
    for (let attempt = 0; attempt < CHECKPOINT_TRIES; attempt += 1) {
      const row = this.#first('PRAGMA wal_checkpoint(TRUNCATE)');
      if (row?.busy === 0) return;
      await pause(CHECKPOINT_PAUSE);
    }
    throw new StoreUnavailable('SQLITE_BUSY');
  }

  async claimMails(now: number, lease: number, limit: number): Promise<MailJob[]> {
    const due = await this.#read(() =>
      this.#first(
        "SELECT 1 FROM outbox WHERE state = 'pending' AND due_at <= ? AND leased_until <= ? LIMIT 1",
        ...[now, now],
      ),
    );
    // Looking costs no lock; most looks find nothing.
    if (due === undefined) return [];
    return this.#transaction(() =>
      this.#all(
        `UPDATE outbox SET attempts = attempts + 1, leased_until = ?
         WHERE id IN (
           SELECT id FROM outbox WHERE state = 'pending' AND due_at <= ? AND leased_until <= ?
           ORDER BY due_at LIMIT ?
         )
         RETURNING *`,
        ...[now + lease, now, now, limit],
      ).map((row) => claimedRow.parse(row)),
    );
  }

  async finishMail({ id, attempt }: MailJob, outcome: MailOutcome): Promise<void> {
    this.#transaction(() => {
      this.#run(
        `UPDATE outbox SET state = ?, due_at = coalesce(?, due_at), failure = ?, leased_until = 0
         WHERE id = ? AND attempts = ? AND state = 'pending'`,
        outcome.state,
        'dueAt' in outcome ? outcome.dueAt : null,
        'failure' in outcome ? outcome.failure : '',
        id,
        attempt,
      );
    });
  }

  async retryMails(now: number): Promise<number> {
    // A mail given up begins anew, with its five days.
    return this.#transaction(() =>
      Number(
        this.#run(
          `UPDATE outbox SET due_at = ?, created_at = CASE state WHEN 'dead' THEN ? ELSE created_at END, state = 'pending'
           WHERE state = 'dead' OR (state = 'pending' AND due_at > ?)`,
          ...[now, now, now],
        ).changes,
      ),
    );
  }

  async countDeadMails(): Promise<number> {
    return this.#read(() =>
      Number(this.#first("SELECT count(*) AS dead FROM outbox WHERE state = 'dead'")?.dead),
    );
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
