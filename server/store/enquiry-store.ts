import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DAY, dayOf, HOUR } from '../time.ts';
import type { Dialect } from './migrations.ts';
import {
  type Attachment,
  attachmentSchema,
  type DigestCounts,
  deliverySchema,
  digestSchema,
  type EnquiryStatus,
  enquirySchema,
  jobSchema,
  type MailJob,
  type MailOrder,
  type MailOutcome,
  mailSchema,
  type NewEnquiry,
  outboxSchema,
  type Removal,
  type StoredEnquiry,
  type VisitCount,
  visitSchema,
} from './records.ts';

/** What a database gives and takes. */
type SqlValue = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

/** A statement with the values of `$1`, `$2` and so on. */
export type Statement = readonly [sql: string, values: readonly SqlValue[]];

/** Enquiries removed in one transaction: few enough not to keep other processes waiting. */
const REMOVAL_BATCH = 50;

/** Bytes of the key that tokens are signed with. */
const SECRET_BYTES = 32;

/** Milliseconds for which visits are kept: a year and a month, to compare with. */
const VISITS_KEPT = 400 * DAY;

/**
 * Milliseconds. No mail waits longer than this for its next try or holds a lease for longer: a time beyond that was noted
 * while the clock was wrong.
 */
export const LONGEST_WAIT = 7 * HOUR;

/** Columns whose names don't follow from those of the fields in them. */
const COLUMNS: Readonly<Record<string, string>> = {
  from: 'from_path',
  when: 'call_time',
  count: 'visits',
};

const columnOf = (field: string) =>
  COLUMNS[field] ?? field.replace(/-|(?=[A-Z])/g, '_').toLowerCase();

/** What of a table is read for a record, each column under the name of its field. */
const fieldsIn = (table: string, { shape }: z.ZodObject) =>
  Object.keys(shape)
    .map((field) => `${table}.${columnOf(field)} AS "${field}"`)
    .join(', ');

const mailRow = mailSchema.extend({ id: z.number(), enquiryId: z.string() });
const deliveryRow = deliverySchema.extend({ mailId: z.number() });
const fileRow = z.object({
  enquiryId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
});

/** The fields of a row of `enquiries`. */
const ENQUIRY_FIELDS = [...enquirySchema.keyof().options, 'nonce', 'digest'] as const;

/** A week as bytes that are in the order of time. */
const weekValue = (week: number): Uint8Array => Buffer.from(new Date(week).toISOString());

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

/**
 * Where enquiries are kept, in SQL that both databases understand; how statements get there is theirs. Every function may throw
 * StoreUnavailable; an enquiry for which `add` returned is on disk.
 */
export abstract class EnquiryStore {
  /** Where that is, in words for the operator, without any secret. */
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

  /**
   * Gives back the room of what was removed. No file of a SQLite store holds a byte of it afterwards; what Postgres keeps
   * is said in docs/enquiries.md.
   */
  abstract scrub(): Promise<void>;
  /** Writes a consistent copy to a new file, which nobody else can read at any moment. */
  abstract backup(file: string): Promise<void>;
  abstract close(): Promise<void>;

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** Runs one statement and returns its rows. */
  protected async query(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    const [rows = []] = await this.run([[sql, values]]);
    return rows;
  }

  /** Reads rows of a table as a schema has them. @param rest of the statement */
  async #read<Schema extends z.ZodObject>(
    table: string,
    schema: Schema,
    rest: string,
    ...values: SqlValue[]
  ): Promise<z.output<Schema>[]> {
    const sql = `SELECT ${fieldsIn(table, schema)} FROM ${table} ${rest}`;
    return z.array(schema).parse(await this.query(sql, ...values));
  }

  /** Opens the store where it isn't open, and looks whether it can be read. */
  async ready(): Promise<this> {
    await this.query('SELECT name FROM settings LIMIT 1');
    return this;
  }

  /** The key that tokens are signed with: the same for every process that shares the store. */
  async secret(): Promise<Buffer> {
    const fresh = randomBytes(SECRET_BYTES);
    await this.query("INSERT INTO settings VALUES ('secret', $1) ON CONFLICT DO NOTHING", fresh);
    const [row] = await this.query("SELECT value FROM settings WHERE name = 'secret'");
    return row?.value instanceof Uint8Array ? Buffer.from(row.value) : fresh;
  }

  /**
   * Stores an enquiry with its file and its mails, all or nothing. It takes the place of spam with its nonce: what
   * filled in the hidden field was no program, since it sent the form again without that.
   *
   * @returns `repeated` where the very same was stored under its nonce before, `changed` where something else was
   */
  async add(enquiry: NewEnquiry): Promise<'stored' | 'repeated' | 'changed'> {
    const { id, nonce, digest, attachment, mails, receivedAt } = enquiry;
    const statements: Statement[] = [
      [
        "DELETE FROM enquiries WHERE nonce = $1 AND status = 'spam' AND $2 = 'new'",
        [nonce, enquiry.status],
      ],
      [
        // Whatever the clock says now, it is later than the latest time that was noted.
        `INSERT INTO enquiries (${ENQUIRY_FIELDS.map(columnOf).join(', ')}, not_before)
         VALUES (${ENQUIRY_FIELDS.map((_field, index) => `$${index + 1}`).join(', ')},
           (SELECT max(seen_at) FROM clock))
         ON CONFLICT (nonce) DO NOTHING RETURNING id`,
        ENQUIRY_FIELDS.map((field) => enquiry[field]),
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

  /**
   * Makes spam an enquiry like any other, and orders its mails.
   *
   * @param now milliseconds since 1970
   * @returns false where there is no such spam; then nothing has changed
   */
  async release(id: string, mails: readonly MailOrder[], now: number): Promise<boolean> {
    const [released] = await this.run([
      ["UPDATE enquiries SET status = 'new' WHERE id = $1 AND status = 'spam' RETURNING id", [id]],
      ...mails.map((mail) => orderMail(id, mail, now)),
    ]);
    return released?.length === 1;
  }

  /** Newest first. */
  async list(status: EnquiryStatus | '' = '', limit = Number.MAX_SAFE_INTEGER) {
    const chosen = `WHERE $1 = '' OR status = $1 ORDER BY received_at DESC, id LIMIT $2`;
    return this.#enquiries(chosen, status, limit);
  }

  async find(id: string): Promise<StoredEnquiry | undefined> {
    return (await this.#enquiries('WHERE id = $1', id))[0];
  }

  async has(id: string): Promise<boolean> {
    return (await this.query('SELECT 1 FROM enquiries WHERE id = $1', id)).length === 1;
  }

  /** Enquiries with what belongs to each. @param which the rest of the statement that reads them */
  async #enquiries(which: string, ...values: SqlValue[]): Promise<StoredEnquiry[]> {
    const enquiries = await this.#read('enquiries', enquirySchema, which, ...values);
    const ids = JSON.stringify(enquiries.map(({ id }) => id));
    const chosen = `enquiry_id IN (${this.#dialect.elements})`;
    const theirMails = `mail_id IN (SELECT id FROM outbox WHERE ${chosen})`;
    const [files, mails, deliveries] = await Promise.all([
      this.query(
        `SELECT enquiry_id AS "enquiryId", name, type, length(bytes) AS size FROM attachments WHERE ${chosen}`,
        ids,
      ),
      this.#read('outbox', mailRow, `WHERE ${chosen} ORDER BY id`, ids),
      this.#read('deliveries', deliveryRow, `WHERE ${theirMails} ORDER BY recipient`, ids),
    ]);
    const deliveriesOf = Map.groupBy(deliveries, ({ mailId }) => mailId);
    const mailsOf = Map.groupBy(mails, ({ enquiryId }) => enquiryId);
    const fileOf = new Map(
      z
        .array(fileRow)
        .parse(files)
        .map(({ enquiryId, ...file }) => [enquiryId, file]),
    );
    return enquiries.map((enquiry) => ({
      ...enquiry,
      attachment: fileOf.get(enquiry.id),
      mails: (mailsOf.get(enquiry.id) ?? []).map(({ id, enquiryId: _, ...mail }) => ({
        ...mail,
        deliveries: (deliveriesOf.get(id) ?? []).map(({ mailId: __, ...delivery }) => delivery),
      })),
    }));
  }

  async attachment(id: string): Promise<Attachment | undefined> {
    return (await this.#read('attachments', attachmentSchema, 'WHERE enquiry_id = $1', id))[0];
  }

  /** Removes enquiries with everything that belongs to them. Returns their ids, which the store keeps as removed. */
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

  /** How many enquiries were received before this and stay only because a mail of theirs is still to be sent. */
  async countHeld(before: number): Promise<number> {
    const [row] = await this.query(
      `SELECT count(*) AS held FROM enquiries WHERE received_at < $1 AND NOT (${UNHELD})`,
      before,
    );
    return Number(row?.held);
  }

  /** The ids of what was removed, as long as they are kept; `forgetBefore` drops those removed before then. */
  async removedIds(forgetBefore = 0): Promise<string[]> {
    const [, rows = []] = await this.run([
      ['DELETE FROM removals WHERE removed_at < $1', [forgetBefore]],
      ['SELECT id FROM removals', []],
    ]);
    return rows.map(({ id }) => String(id));
  }

  /** The latest time that the store was told, in milliseconds since 1970; 0 where it never was. */
  async lastSeen(): Promise<number> {
    const [row] = await this.query('SELECT max(seen_at) AS seen FROM clock');
    return Number(row?.seen);
  }

  /** Tells the store the time; an earlier one than it knows changes nothing. It forgets senders who have been quiet for an hour. */
  async noteTime(now: number): Promise<void> {
    await this.run([
      ['UPDATE clock SET seen_at = $1 WHERE seen_at < $1', [now]],
      // They begin anew anyway.
      ['DELETE FROM senders WHERE even_time <= $1', [now]],
    ]);
  }

  /**
   * Takes mails that are due, or calls of webhooks, for nobody else until the lease ends. `now` and `lease` are in
   * milliseconds.
   */
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
       RETURNING ${fieldsIn('outbox', jobSchema)}`,
      ...[now + lease, now, limit, now + LONGEST_WAIT],
    );
    return z.array(jobSchema).parse(rows);
  }

  /** Makes a lease last until then, in milliseconds since 1970. Returns false where the mail is somebody else's now, or gone. */
  async renewLease({ id, attempts }: MailJob, until: number): Promise<boolean> {
    const renewed = await this.query(
      `UPDATE outbox SET leased_until = $1 WHERE id = $2 AND attempts = $3 AND state = 'pending'
       RETURNING id`,
      ...[until, id, attempts],
    );
    return renewed.length === 1;
  }

  /** Notes what came of a try at `now`; without effect where the lease ended and somebody else took the mail. */
  async finishMail(
    { id, enquiryId, attempts }: MailJob,
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
          [id, attempts, recipient, state, failure],
        ],
      ),
      ...(notice
        ? [
            orderMail(
              enquiryId,
              notice,
              now,
              'AND EXISTS (SELECT 1 FROM outbox WHERE id = $5 AND attempts = $6)',
              [id, attempts],
            ),
          ]
        : []),
      [
        `UPDATE outbox SET state = $3, due_at = coalesce($4, due_at), failure = $5, leased_until = 0
         WHERE ${mine}`,
        [
          id,
          attempts,
          outcome.state,
          'dueAt' in outcome ? outcome.dueAt : null,
          ('failure' in outcome && outcome.failure) || '',
        ],
      ],
    ]);
  }

  /** Makes every unsent mail due, dead ones too. Returns how many. */
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

  /** What waits in the outbox, and what was given up, of each sort. */
  async outboxState() {
    const stateOf = async (sort: keyof typeof CHOSEN) => {
      // Each part has an index of its own: what was sent, however much, isn't looked at.
      const [row] = await this.query(
        `SELECT
           (SELECT count(*) FROM outbox WHERE state = 'pending' AND ${CHOSEN[sort]}) AS pending,
           (SELECT min(created_at) FROM outbox WHERE state = 'pending' AND ${CHOSEN[sort]}) AS oldest,
           (SELECT count(*) FROM outbox WHERE state = 'dead' AND ${CHOSEN[sort]}) AS dead`,
      );
      return outboxSchema.parse(row);
    };
    return { mails: await stateOf('mails'), webhooks: await stateOf('webhooks') };
  }

  /** Adds to the visits that were counted, and forgets what is older than 400 days. */
  async addVisits(counts: readonly VisitCount[]): Promise<void> {
    const oldest = dayOf(Date.now() - VISITS_KEPT);
    await this.run([
      ['DELETE FROM visits WHERE day < $1', [oldest]],
      ...counts.map(
        ({ day, kind, name, count }): Statement => [
          `INSERT INTO visits VALUES ($1, $2, $3, $4)
           ON CONFLICT (day, kind, name) DO UPDATE SET visits = visits.visits + excluded.visits`,
          [day, kind, name, count],
        ],
      ),
    ]);
  }

  /** Visits since a day, `2026-11-22`, that day included. */
  async visitsSince(day: string): Promise<VisitCount[]> {
    return this.#read('visits', visitSchema, 'WHERE day >= $1 ORDER BY day, kind, name', day);
  }

  /**
   * Counts one more of a sender, for all processes that share the store.
   *
   * @param key names the sender without giving it away
   * @param interval milliseconds that lie between two at an even pace; what was not used in an hour may come all at once
   * @param now milliseconds since 1970
   * @returns 0 where it is let through, else the milliseconds after which it would be
   */
  async takeTurn(key: string, interval: number, now: number): Promise<number> {
    // When all that was sent would have come at an even pace: at most an hour from now, this one included.
    // Whoever was quiet for long begins now.
    const [time, step] = ['CAST($2 AS BIGINT)', 'CAST($3 AS BIGINT)'];
    const next = `CASE WHEN known.even_time > ${time} THEN known.even_time ELSE ${time} END + ${step}`;
    const passed = await this.query(
      `INSERT INTO senders AS known VALUES ($1, ${time} + ${step})
       ON CONFLICT (sender) DO UPDATE SET even_time = ${next} WHERE ${next} <= $4
       RETURNING sender`,
      ...[key, now, interval, now + HOUR],
    );
    if (passed.length === 1) return 0;
    const [known] = await this.query('SELECT even_time FROM senders WHERE sender = $1', key);
    return Math.max(1, Number(known?.even_time) + interval - now - HOUR);
  }

  /** Counts what was received from one moment to another, in milliseconds since 1970, and what waits. */
  async countDigest(from: number, to: number): Promise<DigestCounts> {
    const [row] = await this.query(
      `SELECT
         (SELECT count(*) FROM enquiries
          WHERE status = 'new' AND received_at >= $1 AND received_at < $2) AS enquiries,
         (SELECT count(*) FROM enquiries WHERE status = 'spam') AS spam,
         (SELECT count(*) FROM outbox WHERE state = 'pending') AS waiting,
         (SELECT count(*) FROM outbox WHERE state = 'dead') AS dead`,
      ...[from, to],
    );
    return digestSchema.parse(row);
  }

  /**
   * Takes the digest of a week for this process. Returns false where it was taken before, or where the store has never
   * been asked and no week is behind it.
   *
   * @param week its end, in milliseconds since 1970
   */
  async claimDigest(week: number): Promise<boolean> {
    const value = weekValue(week);
    const [, claimed] = await this.run([
      ["INSERT INTO settings VALUES ('digest', $1) ON CONFLICT DO NOTHING", [value]],
      [
        "UPDATE settings SET value = $1 WHERE name = 'digest' AND value < $1 RETURNING name",
        [value],
      ],
    ]);
    return claimed?.length === 1;
  }

  /** Gives the digest back that could not be sent: the last one was that of this week. */
  async returnDigest(week: number): Promise<void> {
    await this.query("UPDATE settings SET value = $1 WHERE name = 'digest'", weekValue(week));
  }
}
