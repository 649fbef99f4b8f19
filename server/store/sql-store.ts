import { randomBytes } from 'node:crypto';
import type {
  Attachment,
  EnquiryStatus,
  EnquiryStore,
  MailJob,
  MailOrder,
  MailOutcome,
  NewEnquiry,
  Removal,
  StoredEnquiry,
} from './enquiry-store.ts';
import { assemble, claimedRow, ENQUIRY_COLUMNS, enquiryValues } from './rows.ts';

/** Enquiries removed in one transaction: few enough not to keep other processes waiting. */
const REMOVAL_BATCH = 50;

/** Bytes of the key that tokens are signed with. */
const SECRET_BYTES = 32;

/** What a database gives and takes. */
export type SqlValue = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

/** A statement with the values of `$1`, `$2` and so on. */
export type Statement = readonly [sql: string, values: readonly SqlValue[]];

/** What two databases call differently. */
export interface Dialect {
  /** Column types: whole numbers of 64 bits, bytes, and a key that counts up by itself. */
  integer: string;
  bytes: string;
  counter: string;
  /** Behind each table's closing bracket. */
  tableOptions: string;
  /** A subquery whose rows are the elements of `$1`, a JSON list of strings. */
  elements: string;
  /** Ends a subquery that chooses rows to be changed, so that others choose other rows meanwhile. */
  lockRows: string;
}

/** The steps from an empty database to the present one; each brings it from the version that is its index to the next. */
export function migrations({ integer, bytes, counter, tableOptions }: Dialect): string[] {
  return [
    `
    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value ${bytes} NOT NULL
    ) ${tableOptions};

    CREATE TABLE enquiries (
      id TEXT PRIMARY KEY,
      nonce TEXT NOT NULL UNIQUE,
      digest TEXT NOT NULL,
      form TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('new', 'spam')),
      received_at ${integer} NOT NULL,
      name TEXT NOT NULL,
      company TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      looking_for TEXT NOT NULL,
      message TEXT NOT NULL,
      hear_about TEXT NOT NULL,
      from_path TEXT NOT NULL,
      consent TEXT NOT NULL,
      consented_at ${integer} NOT NULL
    ) ${tableOptions};
    CREATE INDEX enquiries_by_time ON enquiries (received_at);

    CREATE TABLE attachments (
      enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes ${bytes} NOT NULL
    ) ${tableOptions};

    CREATE TABLE outbox (
      id ${counter} PRIMARY KEY,
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('team', 'confirmation')),
      message_id TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0,
      created_at ${integer} NOT NULL,
      due_at ${integer} NOT NULL,
      leased_until ${integer} NOT NULL DEFAULT 0,
      failure TEXT NOT NULL DEFAULT '',
      UNIQUE (enquiry_id, kind)
    ) ${tableOptions};
    CREATE INDEX outbox_by_time ON outbox (due_at) WHERE state = 'pending';
    CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';
    `,
  ];
}

/** Orders a mail for an enquiry, if that is in the store and the mail was not ordered before. */
const orderMail = (id: string, { kind, messageId }: MailOrder, now: number): Statement => [
  `INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at)
   SELECT id, $2, $3, $4, $4 FROM enquiries WHERE id = $1 ON CONFLICT DO NOTHING`,
  [id, kind, messageId, now],
];

/** What a store does in SQL that both databases understand; how statements get there is theirs. */
export abstract class SqlStore implements EnquiryStore {
  abstract readonly place: string;
  readonly #dialect: Dialect;

  protected constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /**
   * Runs statements in one transaction, all or none.
   *
   * @returns the rows of each
   * @throws StoreUnavailable
   */
  protected abstract run(statements: readonly Statement[]): Promise<Row[][]>;

  abstract scrub(): Promise<void>;
  abstract backup(file: string): Promise<void>;
  abstract close(): Promise<void>;

  /** Runs one statement and returns its rows. */
  protected async query(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    const [rows = []] = await this.run([[sql, values]]);
    return rows;
  }

  async secret(): Promise<Buffer> {
    const fresh = randomBytes(SECRET_BYTES);
    await this.query("INSERT INTO settings VALUES ('secret', $1) ON CONFLICT DO NOTHING", fresh);
    const [row] = await this.query("SELECT value FROM settings WHERE name = 'secret'");
    return row?.value instanceof Uint8Array ? Buffer.from(row.value) : fresh;
  }

  async add(enquiry: NewEnquiry): Promise<'stored' | 'repeated' | 'changed'> {
    const { id, nonce, digest, attachment, mails, receivedAt } = enquiry;
    const statements: Statement[] = [
      [
        `INSERT INTO enquiries (${ENQUIRY_COLUMNS.join(', ')})
         VALUES (${ENQUIRY_COLUMNS.map((_column, index) => `$${index + 1}`).join(', ')})
         ON CONFLICT (nonce) DO NOTHING RETURNING id`,
        enquiryValues(enquiry),
      ],
    ];
    // Where the nonce is known the enquiry is not there under its new id, and these find nothing to add to.
    if (attachment) {
      const { name, type, bytes } = attachment;
      statements.push([
        'INSERT INTO attachments SELECT id, $2, $3, $4 FROM enquiries WHERE id = $1',
        [id, name, type, bytes],
      ]);
    }
    statements.push(...mails.map((mail) => orderMail(id, mail, receivedAt)));
    const [stored] = await this.run(statements);
    if (stored?.length === 1) return 'stored';
    const [known] = await this.query('SELECT digest FROM enquiries WHERE nonce = $1', nonce);
    return known?.digest === digest ? 'repeated' : 'changed';
  }

  async release(id: string, mails: readonly MailOrder[], now: number): Promise<boolean> {
    const [released] = await this.run([
      ["UPDATE enquiries SET status = 'new' WHERE id = $1 AND status = 'spam' RETURNING id", [id]],
      ...mails.map((mail) => orderMail(id, mail, now)),
    ]);
    return released?.length === 1;
  }

  async list({ status, limit }: { status?: EnquiryStatus; limit?: number } = {}) {
    const rows = await this.query(
      `SELECT * FROM enquiries WHERE $1 = '' OR status = $1
       ORDER BY received_at DESC, id LIMIT $2`,
      status ?? '',
      limit ?? Number.MAX_SAFE_INTEGER,
    );
    return this.#assemble(rows);
  }

  async find(id: string) {
    const rows = await this.query('SELECT * FROM enquiries WHERE id = $1', id);
    return (await this.#assemble(rows))[0];
  }

  async #assemble(enquiries: Row[]): Promise<StoredEnquiry[]> {
    const ids = JSON.stringify(enquiries.map(({ id }) => id));
    const chosen = `enquiry_id IN (${this.#dialect.elements})`;
    const [files, mails] = await Promise.all([
      this.query(
        `SELECT enquiry_id, name, type, length(bytes) AS size FROM attachments WHERE ${chosen}`,
        ids,
      ),
      this.query(`SELECT * FROM outbox WHERE ${chosen} ORDER BY id`, ids),
    ]);
    return assemble(enquiries, files, mails);
  }

  async attachment(id: string): Promise<Attachment | undefined> {
    const [row] = await this.query(
      'SELECT name, type, bytes FROM attachments WHERE enquiry_id = $1',
      id,
    );
    if (!(row?.bytes instanceof Uint8Array)) return undefined;
    return { name: String(row.name), type: String(row.type), bytes: row.bytes };
  }

  async remove(which: Removal): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const batch = await this.#removeBatch(which);
      ids.push(...batch.map(({ id }) => String(id)));
      if (batch.length < REMOVAL_BATCH) return ids;
    }
  }

  #removeBatch(which: Removal): Promise<Row[]> {
    const remove = (condition: string, ...values: SqlValue[]) =>
      this.query(
        `DELETE FROM enquiries WHERE id IN
           (SELECT id FROM enquiries WHERE ${condition} LIMIT ${REMOVAL_BATCH})
         RETURNING id`,
        ...values,
      );
    if ('id' in which) return remove('id = $1', which.id);
    if ('email' in which) return remove('lower(email) = lower($1)', which.email);
    const { before, status = '' } = which;
    return remove("received_at < $1 AND ($2 = '' OR status = $2)", before, status);
  }

  async claimMails(now: number, lease: number, limit: number): Promise<MailJob[]> {
    const rows = await this.query(
      `WITH due AS (
         SELECT id FROM outbox WHERE state = 'pending' AND due_at <= $2 AND leased_until <= $2
         ORDER BY due_at LIMIT $3 ${this.#dialect.lockRows}
       )
       UPDATE outbox SET attempts = attempts + 1, leased_until = $1
       FROM due WHERE outbox.id = due.id
       RETURNING outbox.id, enquiry_id, kind, message_id, attempts, created_at`,
      ...[now + lease, now, limit],
    );
    return rows.map((row) => claimedRow.parse(row));
  }

  async finishMail({ id, attempt }: MailJob, outcome: MailOutcome): Promise<void> {
    await this.query(
      `UPDATE outbox SET state = $1, due_at = coalesce($2, due_at), failure = $3, leased_until = 0
       WHERE id = $4 AND attempts = $5 AND state = 'pending'`,
      outcome.state,
      'dueAt' in outcome ? outcome.dueAt : null,
      'failure' in outcome ? outcome.failure : '',
      id,
      attempt,
    );
  }

  async retryMails(now: number): Promise<number> {
    // A mail given up begins anew, with its five days.
    const rows = await this.query(
      `UPDATE outbox SET due_at = $1, created_at = CASE state WHEN 'dead' THEN $1 ELSE created_at END, state = 'pending'
       WHERE state = 'dead' OR (state = 'pending' AND due_at > $1)
       RETURNING id`,
      now,
    );
    return rows.length;
  }

  async countDeadMails(): Promise<number> {
    const [row] = await this.query("SELECT count(*) AS dead FROM outbox WHERE state = 'dead'");
    return Number(row?.dead);
  }
}
