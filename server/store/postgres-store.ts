import { randomBytes } from 'node:crypto';
import pg from 'pg';
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

/** Most connections of one instance. */
const POOL_SIZE = 10;

/** Milliseconds: to get a connection, for a statement on the server, and for its answer to arrive. */
const CONNECT_TIMEOUT = 3_000;
const STATEMENT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 8_000;

/** Any number will do, as long as every instance takes the same lock before it changes tables. */
const MIGRATION_LOCK = 7_205_110_394;

/** Bytes of the key that tokens are signed with. */
const SECRET_BYTES = 32;

/** Each entry brings the tables from the version that is its index to the next one. */
const MIGRATIONS = [
  `
  CREATE TABLE settings (
    name text PRIMARY KEY,
    value bytea NOT NULL
  );

  CREATE TABLE enquiries (
    id text PRIMARY KEY,
    nonce text NOT NULL UNIQUE,
    digest text NOT NULL,
    form text NOT NULL,
    status text NOT NULL CHECK (status IN ('new', 'spam')),
    received_at bigint NOT NULL,
    name text NOT NULL,
    company text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    looking_for text NOT NULL,
    message text NOT NULL,
    hear_about text NOT NULL,
    from_path text NOT NULL,
    consent text NOT NULL,
    consented_at bigint NOT NULL
  );
  CREATE INDEX enquiries_by_time ON enquiries (received_at);

  CREATE TABLE attachments (
    enquiry_id text PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    name text NOT NULL,
    type text NOT NULL,
    bytes bytea NOT NULL
  );

  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    enquiry_id text NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('team', 'confirmation')),
    message_id text NOT NULL,
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
    attempts integer NOT NULL DEFAULT 0,
    created_at bigint NOT NULL,
    due_at bigint NOT NULL,
    leased_until bigint NOT NULL DEFAULT 0,
    failure text NOT NULL DEFAULT '',
    UNIQUE (enquiry_id, kind)
  );
  CREATE INDEX outbox_by_time ON outbox (due_at) WHERE state = 'pending';
  CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';
  `,
];

/** Times and sizes are 64 bits wide in tables and exact as numbers here. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * An error of the connection or the server as the store reports it. Codes of five characters are the server's
 * (SQLSTATE); those of faults in our own SQL (class 42) and data (22, 23) are no outage.
 */
function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : 'CONNECTION';
  if (/^(?:22|23|42)/.test(code)) return error;
  return new StoreUnavailable(code, { cause: error });
}

/** Enquiries in a Postgres database, for several instances at once. */
export class PostgresStore implements EnquiryStore {
  readonly place: string;
  readonly #pool: pg.Pool;
  readonly #url: string;

  private constructor(pool: pg.Pool, url: string) {
    const { hostname, pathname } = new URL(url);
    this.#pool = pool;
    this.#url = url;
    this.place = `Postgres (${pathname.slice(1)} on ${hostname})`;
  }

  /**
   * Connects and brings the tables up to date.
   *
   * @param url `postgres://user:password@host:port/database`
   * @throws StoreUnavailable where the database doesn't answer
   */
  static async open(url: string): Promise<PostgresStore> {
    const pool = new pg.Pool({
      connectionString: url,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      application_name: 'enquiries',
      // An acknowledged enquiry is on disk whatever the server's own default says.
      options: `-c synchronous_commit=on -c statement_timeout=${STATEMENT_TIMEOUT}`,
      types,
    });
    // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
    pool.on('error', () => {});
    const store = new PostgresStore(pool, url);
    try {
      await store.#migrate();
    } catch (error) {
      await pool.end();
      throw translate(error);
    }
    return store;
  }

  async #migrate(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
      const { rows } = await client.query('SELECT version FROM schema_version');
      const version = Number(rows[0]?.version ?? 0);
      for (const step of MIGRATIONS.slice(version)) await client.query(step);
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #query(sql: string, values: readonly unknown[] = []) {
    try {
      return await this.#pool.query<Record<string, unknown>>(sql, [...values]);
    } catch (error) {
      throw translate(error);
    }
  }

  async secret(): Promise<Buffer> {
    const fresh = randomBytes(SECRET_BYTES);
    await this.#query("INSERT INTO settings VALUES ('secret', $1) ON CONFLICT DO NOTHING", [fresh]);
    const { rows } = await this.#query("SELECT value FROM settings WHERE name = 'secret'");
    return Buffer.isBuffer(rows[0]?.value) ? rows[0].value : fresh;
  }

  async add(enquiry: NewEnquiry): Promise<'stored' | 'repeated' | 'changed'> {
    const { attachment, mails, nonce, digest } = enquiry;
    const values = enquiryValues(enquiry);
    const more = (offset: number) => `$${values.length + offset}`;
    // One statement is one transaction and one trip.
    const { rowCount } = await this.#query(
      `WITH stored AS (
         INSERT INTO enquiries (${ENQUIRY_COLUMNS.join(', ')})
         VALUES (${values.map((_value, index) => `$${index + 1}`).join(', ')})
         ON CONFLICT (nonce) DO NOTHING
         RETURNING id, received_at
       ), file AS (
         INSERT INTO attachments
         SELECT id, ${more(1)}::text, ${more(2)}::text, ${more(3)}::bytea FROM stored
         WHERE ${more(3)}::bytea IS NOT NULL
       ), mail AS (
         INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at)
         SELECT id, kind, message_id, received_at, received_at
         FROM stored, unnest(${more(4)}::text[], ${more(5)}::text[]) AS ordered (kind, message_id)
       )
       SELECT id FROM stored`,
      [
        ...values,
        attachment?.name,
        attachment?.type,
        attachment && Buffer.from(attachment.bytes),
        mails.map(({ kind }) => kind),
        mails.map(({ messageId }) => messageId),
      ],
    );
    if (rowCount === 1) return 'stored';
    const { rows } = await this.#query('SELECT digest FROM enquiries WHERE nonce = $1', [nonce]);
    return rows[0]?.digest === digest ? 'repeated' : 'changed';
  }

  async list({ status, limit }: { status?: EnquiryStatus; limit?: number } = {}) {
    const { rows } = await this.#query(
      `SELECT * FROM enquiries WHERE $1::text IS NULL OR status = $1
       ORDER BY received_at DESC, id LIMIT $2`,
      [status, limit],
    );
    return this.#assemble(rows);
  }

  async find(id: string) {
    const { rows } = await this.#query('SELECT * FROM enquiries WHERE id = $1', [id]);
    return (await this.#assemble(rows))[0];
  }

  async #assemble(enquiries: Record<string, unknown>[]): Promise<StoredEnquiry[]> {
    const ids = enquiries.map(({ id }) => id);
    const [files, mails] = await Promise.all([
      this.#query(
        `SELECT enquiry_id, name, type, length(bytes) AS size FROM attachments
         WHERE enquiry_id = ANY ($1)`,
        [ids],
      ),
      this.#query('SELECT * FROM outbox WHERE enquiry_id = ANY ($1) ORDER BY id', [ids]),
    ]);
    return assemble(enquiries, files.rows, mails.rows);
  }

  async attachment(id: string): Promise<Attachment | undefined> {
    const { rows } = await this.#query(
      'SELECT name, type, bytes FROM attachments WHERE enquiry_id = $1',
      [id],
    );
    const [row] = rows;
    if (!Buffer.isBuffer(row?.bytes)) return undefined;
    return { name: String(row.name), type: String(row.type), bytes: row.bytes };
  }

  async remove(which: Removal): Promise<string[]> {
    const { rows } = await this.#removeRows(which);
    return rows.map(({ id }) => String(id));
  }

  async scrub(): Promise<void> {
    // A connection of its own, since this may take longer than other statements are allowed to.
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
    });
    try {
      await client.connect();
      // Writes each table's files anew: in the old ones deleted rows stay.
      for (const table of ['enquiries', 'attachments', 'outbox']) {
        await client.query(`VACUUM FULL ${table}`);
      }
    } catch (error) {
      throw translate(error);
    } finally {
      await client.end().catch(() => {});
    }
  }

  #removeRows(which: Removal) {
    if ('id' in which) {
      return this.#query('DELETE FROM enquiries WHERE id = $1 RETURNING id', [which.id]);
    }
    if ('email' in which) {
      const sql = 'DELETE FROM enquiries WHERE lower(email) = lower($1) RETURNING id';
      return this.#query(sql, [which.email]);
    }
    return this.#query(
      'DELETE FROM enquiries WHERE received_at < $1 AND ($2::text IS NULL OR status = $2) RETURNING id',
      [which.before, which.status],
    );
  }

  async claimMails(now: number, lease: number, limit: number): Promise<MailJob[]> {
    const { rows } = await this.#query(
      `WITH due AS (
         SELECT id FROM outbox WHERE state = 'pending' AND due_at <= $2 AND leased_until <= $2
         ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
       )
       UPDATE outbox SET attempts = attempts + 1, leased_until = $1
       FROM due WHERE outbox.id = due.id
       RETURNING outbox.*`,
      [now + lease, now, limit],
    );
    return rows.map((row) => claimedRow.parse(row));
  }

  async finishMail({ id, attempt }: MailJob, outcome: MailOutcome): Promise<void> {
    await this.#query(
      `UPDATE outbox SET state = $1, due_at = coalesce($2, due_at), failure = $3, leased_until = 0
       WHERE id = $4 AND attempts = $5 AND state = 'pending'`,
      [
        outcome.state,
        'dueAt' in outcome ? outcome.dueAt : null,
        'failure' in outcome ? outcome.failure : '',
        id,
        attempt,
      ],
    );
  }

  async retryMails(now: number): Promise<number> {
    // A mail given up begins anew, with its five days.
    const { rowCount } = await this.#query(
      `UPDATE outbox SET due_at = $1, created_at = CASE state WHEN 'dead' THEN $1 ELSE created_at END, state = 'pending'
       WHERE state = 'dead' OR (state = 'pending' AND due_at > $1)`,
      [now],
    );
    return rowCount ?? 0;
  }

  async countDeadMails(): Promise<number> {
    const { rows } = await this.#query("SELECT count(*) AS dead FROM outbox WHERE state = 'dead'");
    return Number(rows[0]?.dead);
  }

  async backup(): Promise<void> {
    throw new StoreUnavailable('USE_PG_DUMP');
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
