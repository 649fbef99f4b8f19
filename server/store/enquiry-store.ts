import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Desk } from '../../contract/names.ts';
import { CLOCK_TOLERANCE, DAY, dayOf, HOUR } from '../time.ts';
import {
  type Attachment,
  attachmentSchema,
  deliverySchema,
  type Enquiry,
  enquirySchema,
  type Job,
  type JobOutcome,
  jobSchema,
  type NewEnquiry,
  outboxSchema,
  type QueuedJob,
  type Removal,
  type StoredEnquiry,
  type VisitCount,
  visitSchema,
} from './records.ts';

type SqlValue = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

/** A statement with the values of `$1`, `$2` and so on. */
export type Statement = readonly [sql: string, values: readonly SqlValue[]];

/** Enquiries removed in one transaction: few, so that other processes don't wait long. */
const REMOVAL_BATCH = 50;

/** Bytes of the key that tokens are signed with. */
const SECRET_BYTES = 32;

/** Milliseconds for which visits are kept: 13 months, to compare with the year before. */
const VISITS_KEPT = 400 * DAY;

/**
 * The longest wait for a next attempt, and the longest lease, in milliseconds. A later time in the store was written while
 * the clock was wrong.
 */
const LONGEST_WAIT = 7 * HOUR;

/** Columns, or expressions, that can't be derived from the field's name. */
const COLUMNS: Readonly<Record<string, string>> = {
  from: 'from_path',
  when: 'call_time',
  count: 'visits',
  size: 'length(bytes)',
};

const columnOf = (field: string) =>
  COLUMNS[field] ?? field.replace(/-|(?=[A-Z])/g, '_').toLowerCase();

/** The columns to select for a record, each under the name of its field. */
const columnsFor = ({ shape }: z.ZodObject) =>
  Object.keys(shape)
    .map((field) => `${columnOf(field)} AS "${field}"`)
    .join(', ');

const deliveryRow = deliverySchema.extend({ mailId: z.number() });
const fileRow = z.object({
  enquiryId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
});

const ENQUIRY_FIELDS = [...enquirySchema.keyof().options, 'nonce', 'digest'] as const;

/** A week as bytes that sort by time. */
const weekValue = (week: number): Uint8Array => Buffer.from(new Date(week).toISOString());

/** Queues a job for an enquiry, if the store has it in this state and the job has not been queued before. */
const queueJob = (
  { id, status }: Pick<Enquiry, 'id' | 'status'>,
  { kind, messageId }: QueuedJob,
  now: number,
): Statement => [
  `INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at)
   SELECT id, $3, $4, $5, $5 FROM enquiries WHERE id = $1 AND status = $2 ON CONFLICT DO NOTHING`,
  [id, status, kind, messageId, now],
];

/** SQL condition: a mail that is due at `$1` and not leased. `$2` is later than any time written with a correct clock. */
const DUE = `state = 'pending'
  AND (due_at <= $1 OR due_at > $2) AND (leased_until <= $1 OR leased_until > $2)`;

const OF_SORT = { mails: "kind <> 'webhook'", webhooks: "kind = 'webhook'" };

/** SQL condition: an enquiry without an unsent mail. */
const UNHELD = `NOT EXISTS
  (SELECT 1 FROM outbox WHERE outbox.enquiry_id = enquiries.id AND outbox.state = 'pending')`;

/** A removal as an SQL condition whose values start at `$2`. */
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
 * The store of enquiries, in SQL that both databases understand. Subclasses run the statements. Every method may throw
 * StoreUnavailable. Once `add` has returned, the enquiry is on disk.
 */
export abstract class EnquiryStore {
  /** The location of the store, for the operator; holds no secret. */
  abstract readonly location: string;
  /** Ends a query that selects rows to change, and locks these. SQLite has only one writer at a time. */
  protected readonly lockRows: string = '';
  /** Follows it where rows that another process has locked are left to that process. */
  protected readonly skipLocked: string = '';

  /** Runs statements in one transaction. @returns the rows of each statement */
  protected abstract run(statements: readonly Statement[]): Promise<Row[][]>;

  /**
   * Frees the space of removed enquiries. With SQLite, no file holds any of their data afterwards. For Postgres see
   * docs/enquiries.md.
   */
  abstract scrub(): Promise<void>;
  /** Writes a consistent copy to a new file that only its owner can read. */
  abstract backup(file: string): Promise<void>;
  abstract close(): Promise<void>;

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  protected async query(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    const [rows = []] = await this.run([[sql, values]]);
    return rows;
  }

  /** Reads a table's rows in the shape of a schema. @param rest the SQL after the table's name */
  async #read<Schema extends z.ZodObject>(
    table: string,
    schema: Schema,
    rest: string,
    ...values: SqlValue[]
  ): Promise<z.output<Schema>[]> {
    const sql = `SELECT ${columnsFor(schema)} FROM ${table} ${rest}`;
    return z.array(schema).parse(await this.query(sql, ...values));
  }

  /** Opens the store if necessary, and checks that it can be read. */
  async ready(): Promise<this> {
    await this.query('SELECT name FROM settings LIMIT 1');
    return this;
  }

  /** The key that signs tokens. All processes that share the store get the same one. */
  async secret(): Promise<Buffer> {
    const fresh = randomBytes(SECRET_BYTES);
    await this.query("INSERT INTO settings VALUES ('secret', $1) ON CONFLICT DO NOTHING", fresh);
    const [row] = await this.query("SELECT value FROM settings WHERE name = 'secret'");
    return row?.value instanceof Uint8Array ? Buffer.from(row.value) : fresh;
  }

  /**
   * Stores an enquiry with its file and its jobs, all or nothing. It replaces spam with the same nonce: a sender who
   * clears the hidden field and sends the form again is a person.
   *
   * @returns `repeated` if the nonce is known with the same content, `changed` if with other content
   */
  async add(enquiry: NewEnquiry): Promise<'stored' | 'repeated' | 'changed'> {
    const { id, nonce, digest, attachment, jobs, receivedAt } = enquiry;
    const statements: Statement[] = [
      [
        "DELETE FROM enquiries WHERE nonce = $1 AND status = 'spam' AND $2 = 'new'",
        [nonce, enquiry.status],
      ],
      [
        // not_before is the latest time in the store, in case the clock is now behind.
        `INSERT INTO enquiries (${ENQUIRY_FIELDS.map(columnOf).join(', ')}, not_before)
         VALUES (${ENQUIRY_FIELDS.map((_field, index) => `$${index + 1}`).join(', ')},
           (SELECT max(seen_at) FROM clock))
         ON CONFLICT (nonce) DO NOTHING RETURNING id`,
        ENQUIRY_FIELDS.map((field) => enquiry[field]),
      ],
    ];
    // If the nonce is known, no enquiry has the new id, and the following statements insert nothing.
    if (attachment) {
      const { name, type, bytes } = attachment;
      statements.push([
        'INSERT INTO attachments SELECT id, $2, $3, $4 FROM enquiries WHERE id = $1',
        [id, name, type, bytes],
      ]);
    }
    statements.push(...jobs.map((job) => queueJob(enquiry, job, receivedAt)));
    const [, stored] = await this.run(statements);
    if (stored?.length === 1) return 'stored';
    const [known] = await this.query('SELECT digest FROM enquiries WHERE nonce = $1', nonce);
    return known?.digest === digest ? 'repeated' : 'changed';
  }

  /** Turns spam into a normal enquiry and queues its jobs. Returns false, and changes nothing, if there is no such spam. */
  async release(id: string, jobs: readonly QueuedJob[], now: number): Promise<boolean> {
    const results = await this.run([
      ...jobs.map((job) => queueJob({ id, status: 'spam' }, job, now)),
      ["UPDATE enquiries SET status = 'new' WHERE id = $1 AND status = 'spam' RETURNING id", [id]],
    ]);
    return results.at(-1)?.length === 1;
  }

  /** Newest first. */
  async list(status: Enquiry['status'] | '' = '', limit = Number.MAX_SAFE_INTEGER) {
    const chosen = `WHERE $1 = '' OR status = $1 ORDER BY received_at DESC, id LIMIT $2`;
    return this.#enquiries(chosen, status, limit);
  }

  async find(id: string): Promise<StoredEnquiry | undefined> {
    return (await this.#enquiries('WHERE id = $1', id))[0];
  }

  /** Enquiries with their file and jobs. @param which the SQL after the table's name */
  async #enquiries(which: string, ...values: SqlValue[]): Promise<StoredEnquiry[]> {
    const enquiries = await this.#read('enquiries', enquirySchema, which, ...values);
    // A list as an object's keys, since both databases can read these in the same way.
    const ids = JSON.stringify(Object.fromEntries(enquiries.map(({ id }) => [id, 0])));
    const chosen = 'enquiry_id IN (SELECT key FROM json_each($1))';
    const theirMails = `mail_id IN (SELECT id FROM outbox WHERE ${chosen})`;
    const [files, jobs, deliveries] = await Promise.all([
      this.#read('attachments', fileRow, `WHERE ${chosen}`, ids),
      this.#read('outbox', jobSchema, `WHERE ${chosen} ORDER BY id`, ids),
      this.#read('deliveries', deliveryRow, `WHERE ${theirMails} ORDER BY recipient`, ids),
    ]);
    const deliveriesOf = Map.groupBy(deliveries, ({ mailId }) => mailId);
    const jobsOf = Map.groupBy(jobs, ({ enquiryId }) => enquiryId);
    const fileOf = new Map(files.map(({ enquiryId, ...file }) => [enquiryId, file]));
    return enquiries.map((enquiry) => ({
      ...enquiry,
      attachment: fileOf.get(enquiry.id),
      jobs: (jobsOf.get(enquiry.id) ?? []).map((job) => ({
        ...job,
        deliveries: (deliveriesOf.get(job.id) ?? []).map(({ mailId: _, ...delivery }) => delivery),
      })),
    }));
  }

  async attachment(id: string): Promise<Attachment | undefined> {
    return (await this.#read('attachments', attachmentSchema, 'WHERE enquiry_id = $1', id))[0];
  }

  /** Removes enquiries with their files and jobs. Returns their ids, which the store remembers as removed. */
  async remove(which: Removal): Promise<string[]> {
    const ids: string[] = [];
    const now = Date.now();
    const [condition, values] = chosenBy(which);
    for (;;) {
      const [batch = []] = await this.run([
        [
          `INSERT INTO removals (id, removed_at)
             SELECT id, $1 FROM enquiries WHERE ${condition}
             ORDER BY id LIMIT ${REMOVAL_BATCH} ${this.lockRows}
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

  /** Takes over what another copy of the store remembers as removed, and removes these enquiries too. */
  async adoptRemovals(removals: readonly { id: string; removedAt: number }[]): Promise<void> {
    await this.run(
      removals.flatMap(({ id, removedAt }): Statement[] => [
        [
          `INSERT INTO removals (id, removed_at) VALUES ($1, $2)
           ON CONFLICT (id) DO UPDATE SET removed_at = excluded.removed_at`,
          [id, removedAt],
        ],
        ['DELETE FROM enquiries WHERE id = $1', [id]],
      ]),
    );
  }

  /** How many enquiries received before this time, of one desk or of all, are kept only because of an unsent mail. */
  async countHeld(before: number, desk: Desk | '' = ''): Promise<number> {
    const [row] = await this.query(
      `SELECT count(*) AS held FROM enquiries
       WHERE received_at < $1 AND ($2 = '' OR desk = $2) AND NOT (${UNHELD})`,
      ...[before, desk],
    );
    return Number(row?.held);
  }

  /** The ids of removed enquiries. First forgets those removed before `forgetBefore`. */
  async removedIds(forgetBefore = 0): Promise<string[]> {
    const [, rows = []] = await this.run([
      ['DELETE FROM removals WHERE removed_at < $1', [forgetBefore]],
      ['SELECT id FROM removals', []],
    ]);
    return rows.map(({ id }) => String(id));
  }

  /** The latest time passed to `noteTime`; 0 if there was none. */
  async lastSeen(): Promise<number> {
    const [row] = await this.query('SELECT max(seen_at) AS seen FROM clock');
    return Number(row?.seen);
  }

  /** Stores the time if it is later than the stored one. */
  async noteTime(now: number): Promise<void> {
    await this.query('UPDATE clock SET seen_at = $1 WHERE seen_at < $1', now);
  }

  /** Leases jobs of one sort that are due. No other process gets them until the lease ends. */
  async claimJobs(
    now: number,
    lease: number,
    limit: number,
    sort: 'mails' | 'webhooks' = 'mails',
  ): Promise<Job[]> {
    const due = `SELECT id AS due_id FROM outbox WHERE ${DUE} AND ${OF_SORT[sort]} ORDER BY due_at LIMIT $3`;
    const values = [now, now + LONGEST_WAIT, limit];
    // Usually nothing is due, and unlike an update, reading needs no lock.
    if ((await this.query(due, ...values)).length === 0) return [];
    const rows = await this.query(
      `WITH due AS (${due} ${this.lockRows} ${this.skipLocked})
       UPDATE outbox SET attempts = attempts + 1, leased_until = $4
       FROM due WHERE id = due_id
       RETURNING ${columnsFor(jobSchema)}`,
      ...[...values, now + lease],
    );
    return z.array(jobSchema).parse(rows);
  }

  /** Extends a lease to a time. Returns false if another process has the job, or it is gone. */
  async renewLease({ id, attempts }: Job, until: number): Promise<boolean> {
    const renewed = await this.query(
      `UPDATE outbox SET leased_until = $1 WHERE id = $2 AND attempts = $3 AND state = 'pending'
       RETURNING id`,
      ...[until, id, attempts],
    );
    return renewed.length === 1;
  }

  /** Stores the outcome of an attempt. Has no effect if the lease ended and another process has taken the job. */
  async finishJob({ id, attempts }: Job, outcome: JobOutcome, now: number): Promise<void> {
    const mine = "id = $1 AND attempts = $2 AND state = 'pending'";
    const { state, dueAt = null, failure = '', deliveries = [], notice } = outcome;
    await this.run([
      [
        // Locks the enquiry before the job, as a removal does. If it has just been removed, nothing below finds the job.
        `UPDATE enquiries SET status = status
         WHERE id = (SELECT enquiry_id FROM outbox WHERE ${mine})`,
        [id, attempts],
      ],
      ...deliveries.map(
        (delivery): Statement => [
          `INSERT INTO deliveries SELECT id, $3, $4, $5 FROM outbox WHERE ${mine}
           ON CONFLICT (mail_id, recipient)
           DO UPDATE SET state = excluded.state, failure = excluded.failure`,
          [id, attempts, delivery.recipient, delivery.state, delivery.failure],
        ],
      ),
      ...(notice
        ? [
            [
              `INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at)
               SELECT enquiry_id, $3, $4, $5, $5 FROM outbox WHERE ${mine} ON CONFLICT DO NOTHING`,
              [id, attempts, notice.kind, notice.messageId, now],
            ] satisfies Statement,
          ]
        : []),
      [
        `UPDATE outbox SET state = $3, due_at = coalesce($4, due_at), failure = $5, leased_until = 0
         WHERE ${mine}`,
        [id, attempts, state, dueAt, failure],
      ],
    ]);
  }

  /** Makes every unsent mail and webhook call due, including those given up. Returns how many. */
  async retryJobs(now: number): Promise<{ mails: number; webhooks: number }> {
    const [, rows = []] = await this.run([
      [
        // Recipients without a state are tried, those that the settings still name.
        `DELETE FROM deliveries WHERE state = 'dead'
           AND mail_id IN (SELECT id FROM outbox WHERE state = 'dead')`,
        [],
      ],
      [
        // A mail that was given up gets another five days.
        `UPDATE outbox SET due_at = $1, created_at = CASE state WHEN 'dead' THEN $1 ELSE created_at END, state = 'pending'
         WHERE state = 'dead' OR (state = 'pending' AND due_at > $1)
         RETURNING kind`,
        [now],
      ],
    ]);
    const webhooks = rows.filter(({ kind }) => kind === 'webhook').length;
    return { mails: rows.length - webhooks, webhooks };
  }

  /** The number of pending and of dead mails and webhook calls, and when the oldest pending one was queued. */
  async outboxState() {
    const stateOf = async (sort: keyof typeof OF_SORT) => {
      // Partial indexes serve each subquery, so that sent mails are never read.
      const [row] = await this.query(
        `SELECT
           (SELECT count(*) FROM outbox WHERE state = 'pending' AND ${OF_SORT[sort]}) AS pending,
           (SELECT min(created_at) FROM outbox WHERE state = 'pending' AND ${OF_SORT[sort]}) AS oldest,
           (SELECT count(*) FROM outbox WHERE state = 'dead' AND ${OF_SORT[sort]}) AS dead`,
      );
      return outboxSchema.parse(row);
    };
    return { mails: await stateOf('mails'), webhooks: await stateOf('webhooks') };
  }

  /** Adds to the visit counts, and deletes those older than 400 days. */
  async addVisits(counts: readonly VisitCount[]): Promise<void> {
    const oldest = dayOf(Date.now() - VISITS_KEPT);
    const keyOf = ({ day, kind, name }: VisitCount) => `${day} ${kind} ${name}`;
    // In one order for all processes, since two that lock the same rows in different orders deadlock.
    const inOrder = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    await this.run([
      ['DELETE FROM visits WHERE day < $1', [oldest]],
      ...inOrder.map(
        ({ day, kind, name, count }): Statement => [
          `INSERT INTO visits VALUES ($1, $2, $3, $4)
           ON CONFLICT (day, kind, name) DO UPDATE SET visits = visits.visits + excluded.visits`,
          [day, kind, name, count],
        ],
      ),
    ]);
  }

  /** Visits from a day on, such as `2026-11-22`. */
  async visitsSince(day: string): Promise<VisitCount[]> {
    return this.#read('visits', visitSchema, 'WHERE day >= $1 ORDER BY day, kind, name', day);
  }

  /**
   * Counts one more form of a sender: on Postgres for all processes, on SQLite for this one.
   *
   * @param key identifies the sender without revealing the address
   * @param interval milliseconds between two forms at an even pace; an hour's worth may come all at once
   * @returns 0 if the form is allowed, else the milliseconds to wait
   */
  async countForm(key: string, interval: number, now: number): Promise<number> {
    // even_time: when all forms so far would have come at an even pace. It may be an hour ahead, this form included,
    // and never starts in the past. A later one was written while the clock was ahead, and counts as absent.
    const [time, step] = ['CAST($2 AS BIGINT)', 'CAST($3 AS BIGINT)'];
    const next = `CASE WHEN known.even_time BETWEEN ${time} AND $5 THEN known.even_time ELSE ${time} END + ${step}`;
    const passed = await this.query(
      `INSERT INTO senders AS known VALUES ($1, ${time} + ${step})
       ON CONFLICT (sender) DO UPDATE SET even_time = ${next} WHERE ${next} <= $4
       RETURNING sender`,
      ...[key, now, interval, now + HOUR, now + HOUR + CLOCK_TOLERANCE],
    );
    if (passed.length === 1) return 0;
    const [known] = await this.query('SELECT even_time FROM senders WHERE sender = $1', key);
    return Math.max(1, Number(known?.even_time) + interval - now - HOUR);
  }

  /** Forgets senders whose full limit is available again: an hour after their last form at most. */
  async forgetSenders(now: number): Promise<void> {
    await this.query('DELETE FROM senders WHERE even_time <= $1', now);
  }

  /** Counts the enquiries received between two times, and all spam. */
  async countDigest(from: number, to: number): Promise<{ enquiries: number; spam: number }> {
    const [row] = await this.query(
      `SELECT
         (SELECT count(*) FROM enquiries
          WHERE status = 'new' AND received_at >= $1 AND received_at < $2) AS enquiries,
         (SELECT count(*) FROM enquiries WHERE status = 'spam') AS spam`,
      ...[from, to],
    );
    return { enquiries: Number(row?.enquiries), spam: Number(row?.spam) };
  }

  /**
   * Claims the digest of a week for this process. Returns false if it was claimed before, or at the first call for a
   * store, which has no full week to report. A claim of more than a week ahead was made while the clock was wrong.
   *
   * @param week the end of the week
   */
  async claimDigest(week: number): Promise<boolean> {
    const value = weekValue(week);
    const [, claimed] = await this.run([
      ["INSERT INTO settings VALUES ('digest', $1) ON CONFLICT DO NOTHING", [value]],
      [
        `UPDATE settings SET value = $1
         WHERE name = 'digest' AND (value < $1 OR value > $2) RETURNING name`,
        [value, weekValue(week + 7 * DAY)],
      ],
    ]);
    return claimed?.length === 1;
  }

  /** Undoes a claim when the digest could not be sent. @param week the last week that was sent */
  async returnDigest(week: number): Promise<void> {
    await this.query("UPDATE settings SET value = $1 WHERE name = 'digest'", weekValue(week));
  }
}
