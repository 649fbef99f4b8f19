import pg from 'pg';
import { OperatorError } from '../errors.ts';
import { EnquiryStore, type Row, type Statement } from './enquiry-store.ts';
import { type Dialect, missingSteps } from './migrations.ts';
import { StoreUnavailable } from './records.ts';

const POOL_SIZE = 10;

/**
 * Timeouts in milliseconds: for a connection, for a statement on the server, and for its answer here. A form waits for two
 * statements, and if a database stops answering, both have to end before the form's connection is cut after 12 s.
 */
const CONNECT_TIMEOUT = 3_000;
const STATEMENT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 5_500;

/** An arbitrary number for the lock that every instance takes before it changes tables. */
const MIGRATION_LOCK = 7_205_110_394;

export const POSTGRES: Dialect = {
  integer: 'BIGINT',
  bytes: 'BYTEA',
  counter: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  tableOptions: '',
};

/** Reads BIGINT columns as numbers: our times and sizes are small enough to be exact. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Turns an error of the connection or the server into StoreUnavailable. Errors in our own SQL (SQLSTATE class 42) or data
 * (22, 23) are bugs and stay as they are. The exceptions are a missing table (42P01) and denied access (42501).
 */
function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const code = 'code' in error ? String(error.code) : 'CONNECTION';
  if (/^(?:22|23|42(?!P01|501))/.test(code)) return error;
  return new StoreUnavailable(code, { cause: error });
}

async function rowsOf(client: pg.Pool | pg.PoolClient, [sql, values]: Statement): Promise<Row[]> {
  const { rows } = await client.query<Row>(sql, [...values]);
  return rows;
}

/** Enquiries in a Postgres database, for several instances at once. */
export class PostgresStore extends EnquiryStore {
  readonly location: string;
  protected override readonly lockRows = 'FOR UPDATE';
  protected override readonly skipLocked = 'SKIP LOCKED';
  readonly #pool: pg.Pool;
  readonly #url: string;

  #migration: Promise<void> | undefined;

  /** A store that connects at its first use to `postgres://user:password@host:port/database`. */
  constructor(url: string) {
    super();
    const { hostname, pathname } = new URL(url);
    this.#url = url;
    this.location = `Postgres (${pathname.slice(1)} on ${hostname})`;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      application_name: 'enquiries',
      // A committed enquiry is on disk, whatever the server's default is. PgBouncer, a pool in between, refuses these settings as
      // parameters of the connection.
      onConnect: (client) =>
        client.query(`SET synchronous_commit = on; SET statement_timeout = ${STATEMENT_TIMEOUT}`),
      types,
    });
    // The pool replaces broken connections. Without these listeners a broken one would crash the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Migrates the tables once, at the first use; after a failure, again at the next. */
  #prepare(): Promise<void> {
    this.#migration ??= this.#migrate().catch((error: unknown) => {
      this.#migration = undefined;
      throw error;
    });
    return this.#migration;
  }

  async #migrate(): Promise<void> {
    await this.#transaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
      const { rows } = await client.query('SELECT version FROM schema_version');
      const { steps, version } = missingSteps(POSTGRES, Number(rows[0]?.version ?? 0));
      if (steps.length === 0) return;
      for (const step of steps) await client.query(step);
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version VALUES ($1)', [version]);
    });
  }

  protected async run(statements: readonly Statement[]): Promise<Row[][]> {
    const [first, ...others] = statements;
    if (first === undefined) return [];
    try {
      await this.#prepare();
      // A single statement is its own transaction and takes one round trip.
      if (others.length === 0) return [await rowsOf(this.#pool, first)];
      return await this.#transaction(async (client) => {
        const results: Row[][] = [];
        for (const statement of statements) results.push(await rowsOf(client, statement));
        return results;
      });
    } catch (error) {
      throw translate(error);
    }
  }

  async #transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Closing the connection rolls the transaction back.
      client.release(true);
      throw error;
    }
  }

  async scrub(): Promise<void> {
    // A separate connection without a statement timeout, since this can take long.
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
    });
    // As with the pool, an error here must not crash the process.
    client.on('error', () => {});
    try {
      await client.connect();
      // Plain VACUUM doesn't block inserts. It frees space for new rows, but doesn't overwrite the old data.
      await client.query('VACUUM enquiries, attachments, outbox, deliveries');
    } catch (error) {
      throw translate(error);
    } finally {
      await client.end().catch(() => {});
    }
  }

  async backup(): Promise<void> {
    throw new OperatorError('The enquiries are in Postgres: back them up with pg_dump');
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}
