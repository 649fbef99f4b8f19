import { randomBytes } from 'node:crypto';
import { digestsIn } from './digests.ts';
import type {
  Attachment,
  EnquiryStatus,
  EnquiryStore,
  MailJob,
  MailOrder,
  MailOutcome,
  NewEnquiry,
  OutboxState,
  Removal,
  StoredEnquiry,
} from './enquiry-store.ts';
import { assemble, claimedRow, ENQUIRY_COLUMNS, enquiryValues } from './rows.ts';
import { forgetQuiet, sendersIn } from './senders.ts';
import type { Dialect, Row, SqlValue, Statement } from './sql.ts';
import { visitsIn } from './visits.ts';

/** Enquiries removed in one transaction: few enough not to keep other processes waiting. */
const REMOVAL_BATCH = 50;

/** Bytes of the key that tokens are signed with. */
const SECRET_BYTES = 32;

/**
 * Milliseconds. No mail waits longer than this for its next try or holds a lease for longer: a time beyond that was noted
 * while the clock was wrong.
 */
export const LONGEST_WAIT = 7 * 60 * 60 * 1000;

/**
 * Orders a mail for an enquiry, if that is in the store and the mail was not ordered before.
 *
 * @param condition what else has to hold, with values from `$5` on
 */
const orderMail = (
  id: string,
  { kind, messageId }: MailOrder,
  now: number,
  condition = '',
  values: SqlValue[] = [],
): Statement => [
  `INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at)
   SELECT id, $2, $3, $4, $4 FROM enquiries WHERE id = $1 ${condition} ON CONFLICT DO NOTHING`,
  [id, kind, messageId, now, ...values],
];

/** True of a mail that nobody else has and that may be tried at `now`; `never` is later than any time noted correctly. */
export const isDue = (now: string, never: string) => `state = 'pending'
  AND (due_at <= ${now} OR due_at > ${never}) AND (leased_until <= ${now} OR leased_until > ${never})`;

/** True of the orders of each sort. */
export const CHOSEN = { mails: "kind <> 'webhook'", webhooks: "kind = 'webhook'" };

/** True of an enquiry that no mail holds back. */
const UNHELD = `NOT EXISTS
  (SELECT 1 FROM outbox WHERE outbox.enquiry_id = enquiries.id AND outbox.state = 'pending')`;

/** A removal as a condition whose values begin at `$2`. */
function chosenBy(which: Removal): [condition: string, values: SqlValue[]] {
  if ('id' in which) return ['id = $2', [which.id]];
  if ('email' in which) return ['lower(email) = lower($2)', [which.email]];
  const { before, status = '', desk = '' } = which;
  return [
    `received_at < $2 AND not_before < $2 AND ($3 = '' OR status = $3) AND ($4 = '' OR desk = $4)
     AND ${UNHELD}`,
    [before, status, desk],
  ];
}

/** What a store does in SQL that both databases understand; how statements get there is theirs. */
export abstract class SqlStore implements EnquiryStore {
  abstract readonly place: string;
  readonly visits = visitsIn((statements) => this.run(statements));
  readonly senders = sendersIn((statements) => this.run(statements));
  readonly digests = digestsIn((statements) => this.run(statements));
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

  abstract ready(): Promise<void>;
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
        "DELETE FROM enquiries WHERE nonce = $1 AND status = 'spam' AND $2 = 'new'",
        [nonce, enquiry.status],
      ],
      [
        // Whatever the clock says now, it is later than the latest time that was noted.
        `INSERT INTO enquiries (${ENQUIRY_COLUMNS.join(', ')}, not_before)
         VALUES (${ENQUIRY_COLUMNS.map((_column, index) => `$${index + 1}`).join(', ')},
           (SELECT max(seen_at) FROM clock))
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
    const [, stored] = await this.run(statements);
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

  async has(id: string): Promise<boolean> {
    return (await this.query('SELECT 1 FROM enquiries WHERE id = $1', id)).length === 1;
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
    // Most mails are sent at their first try and have none.
    const isTroubled = mails.some(
      ({ attempts, failure }) => Number(attempts) > 1 || failure !== '',
    );
    const deliveries = isTroubled
      ? await this.query(
          `SELECT * FROM deliveries WHERE mail_id IN (SELECT id FROM outbox WHERE ${chosen})
           ORDER BY recipient`,
          ids,
        )
      : [];
    return assemble(enquiries, files, mails, deliveries);
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
    const now = Date.now();
    const [condition, values] = chosenBy(which);
    for (;;) {
      const [batch = []] = await this.run([
        [
          `INSERT INTO removals (id, removed_at)
             SELECT id, $1 FROM enquiries WHERE ${condition} LIMIT ${REMOVAL_BATCH}
           ON CONFLICT (id) DO UPDATE SET removed_at = excluded.removed_at RETURNING id`,
          [now, ...values],
        ],
        [
          'DELETE FROM enquiries WHERE id IN (SELECT id FROM removals WHERE removed_at = $1)',
          [now],
        ],
      ]);
      ids.push(...batch.map(({ id }) => String(id)));
      if (batch.length < REMOVAL_BATCH) return ids;
    }
  }

  async countHeld(before: number): Promise<number> {
    const [row] = await this.query(
      `SELECT count(*) AS held FROM enquiries WHERE received_at < $1 AND NOT (${UNHELD})`,
      before,
    );
    return Number(row?.held);
  }

  async removedIds(forgetBefore = 0): Promise<string[]> {
    const [, rows = []] = await this.run([
      ['DELETE FROM removals WHERE removed_at < $1', [forgetBefore]],
      ['SELECT id FROM removals', []],
    ]);
    return rows.map(({ id }) => String(id));
  }

  async lastSeen(): Promise<number> {
    const [row] = await this.query('SELECT max(seen_at) AS seen FROM clock');
    return Number(row?.seen);
  }

  async noteTime(now: number): Promise<void> {
    await this.run([['UPDATE clock SET seen_at = $1 WHERE seen_at < $1', [now]], forgetQuiet(now)]);
  }

  async claimMails(
    now: number,
    lease: number,
    limit: number,
    what: 'mails' | 'webhooks' = 'mails',
  ): Promise<MailJob[]> {
    const rows = await this.query(
      `WITH due AS (
         SELECT id FROM outbox WHERE ${isDue('$2', '$4')} AND ${CHOSEN[what]}
         ORDER BY due_at LIMIT $3 ${this.#dialect.lockRows}
       )
       UPDATE outbox SET attempts = attempts + 1, leased_until = $1
       FROM due WHERE outbox.id = due.id
       RETURNING outbox.id, enquiry_id, kind, message_id, attempts, created_at`,
      ...[now + lease, now, limit, now + LONGEST_WAIT],
    );
    return rows.map((row) => claimedRow.parse(row));
  }

  async renewLease({ id, attempt }: MailJob, until: number): Promise<boolean> {
    const renewed = await this.query(
      `UPDATE outbox SET leased_until = $1 WHERE id = $2 AND attempts = $3 AND state = 'pending'
       RETURNING id`,
      ...[until, id, attempt],
    );
    return renewed.length === 1;
  }

  async finishMail(
    { id, enquiryId, attempt }: MailJob,
    outcome: MailOutcome,
    now: number,
  ): Promise<void> {
    const mine = "id = $1 AND attempts = $2 AND state = 'pending'";
    const notice = 'notice' in outcome ? outcome.notice : undefined;
    await this.run([
      ...(outcome.deliveries ?? []).map(
        ({ recipient, state, failure }): Statement => [
          `INSERT INTO deliveries SELECT id, $3, $4, $5 FROM outbox WHERE ${mine}
           ON CONFLICT (mail_id, recipient)
           DO UPDATE SET state = excluded.state, failure = excluded.failure`,
          [id, attempt, recipient, state, failure],
        ],
      ),
      ...(notice
        ? [
            orderMail(
              enquiryId,
              notice,
              now,
              'AND EXISTS (SELECT 1 FROM outbox WHERE id = $5 AND attempts = $6)',
              [id, attempt],
            ),
          ]
        : []),
      [
        `UPDATE outbox SET state = $3, due_at = coalesce($4, due_at), failure = $5, leased_until = 0
         WHERE ${mine}`,
        [
          id,
          attempt,
          outcome.state,
          'dueAt' in outcome ? outcome.dueAt : null,
          ('failure' in outcome && outcome.failure) || '',
        ],
      ],
    ]);
  }

  async retryMails(now: number): Promise<number> {
    const [, rows = []] = await this.run([
      [
        `UPDATE deliveries SET state = 'pending' WHERE state = 'dead'
           AND mail_id IN (SELECT id FROM outbox WHERE state = 'dead')`,
        [],
      ],
      [
        // A mail given up begins anew, with its five days.
        `UPDATE outbox SET due_at = $1, created_at = CASE state WHEN 'dead' THEN $1 ELSE created_at END, state = 'pending'
         WHERE state = 'dead' OR (state = 'pending' AND due_at > $1)
         RETURNING id`,
        [now],
      ],
    ]);
    return rows.length;
  }

  async outboxState() {
    const stateOf = async (sort: keyof typeof CHOSEN): Promise<OutboxState> => {
      // Each part has an index of its own: what was sent, however much, isn't looked at.
      const [row] = await this.query(
        `SELECT
           (SELECT count(*) FROM outbox WHERE state = 'pending' AND ${CHOSEN[sort]}) AS pending,
           (SELECT min(created_at) FROM outbox WHERE state = 'pending' AND ${CHOSEN[sort]}) AS oldest,
           (SELECT count(*) FROM outbox WHERE state = 'dead' AND ${CHOSEN[sort]}) AS dead`,
      );
      const { pending, oldest, dead } = row ?? {};
      return {
        pending: Number(pending),
        dead: Number(dead),
        oldest: oldest === null ? undefined : Number(oldest),
      };
    };
    return { mails: await stateOf('mails'), webhooks: await stateOf('webhooks') };
  }

  async countDeadMails(): Promise<number> {
    const [row] = await this.query("SELECT count(*) AS dead FROM outbox WHERE state = 'dead'");
    return Number(row?.dead);
  }
}
