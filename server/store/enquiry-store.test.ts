import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addEnquiry, sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { type PostgresFixture, startPostgres } from '../../tests/fixtures/postgres.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { type Dialect, FIRST_VERSION, migrations } from './migrations.ts';
import { POSTGRES, PostgresStore } from './postgres-store.ts';
import { SQLITE, SqliteStore } from './sqlite-store.ts';

const MINUTE = 60_000;

/** A kind of store, for tests that run on both. */
interface Kind {
  start?: () => Promise<void>;
  stop?: () => Promise<void>;
  /** Makes an empty store. Returns a function that opens it, any number of times. */
  fresh: () => Promise<() => Promise<EnquiryStore>>;
  /** Runs SQL directly on the database. */
  sql: (text: string) => Promise<void>;
  dialect: Dialect;
  /** The SQL that sets the schema version. */
  versionIs: (version: number) => string;
}

function sqlite(): Kind {
  const folder = folderForEach();
  const file = join(folder, 'enquiries.sqlite');
  return {
    fresh: async () => {
      await rm(folder, { recursive: true });
      await mkdir(folder);
      return () => new SqliteStore(file).ready();
    },
    sql: async (text) => {
      using database = new DatabaseSync(file);
      database.exec(text);
    },
    dialect: SQLITE,
    versionIs: (version) => `PRAGMA user_version = ${version}`,
  };
}

function postgres(): Kind {
  let fixture: PostgresFixture;
  let url = '';
  return {
    start: async () => {
      fixture = await startPostgres();
    },
    stop: () => fixture.stop(),
    fresh: async () => {
      url = await fixture.emptyDatabase();
      return () => new PostgresStore(url).ready();
    },
    sql: async (text) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(text);
      await client.end();
    },
    dialect: POSTGRES,
    versionIs: (version) =>
      `CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL);
       DELETE FROM schema_version; INSERT INTO schema_version VALUES (${version})`,
  };
}

describe.each([
  ['SQLite', sqlite()],
  ['Postgres', postgres()],
])('%s', (_name, kind) => {
  let open: () => Promise<EnquiryStore>;
  let store: EnquiryStore;
  const opened: EnquiryStore[] = [];

  beforeAll(() => kind.start?.());
  afterAll(() => kind.stop?.());
  beforeEach(async () => {
    const fresh = await kind.fresh();
    open = async () => {
      const another = await fresh();
      opened.push(another);
      return another;
    };
    store = await open();
  });
  afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

  /** Claims a due mail. */
  const claimOne = async (now: number) => {
    const [job] = await store.claimJobs(now, MINUTE, 1);
    if (!job) throw new Error('no mail is due');
    return job;
  };

  /** Adds enquiries with the same nonce at the same time, through two stores. Counts the results. */
  const addAtOnce = async (nonce: string) => {
    const stores = [store, await open()];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => stores[index % 2]?.add(sampleEnquiry({ nonce }))),
    );
    return ['stored', 'repeated', 'changed'].map(
      (wanted) => results.filter((result) => result === wanted).length,
    );
  };

  test('an enquiry is read as it was stored', async () => {
    const { nonce: _nonce, digest: _digest, jobs: _jobs, ...enquiry } = sampleEnquiry();
    expect(await store.add({ ...sampleEnquiry(), ...enquiry })).toBe('stored');
    expect(await store.find(enquiry.id)).toMatchObject({ ...enquiry, attachment: undefined });
    expect(await store.find('NOBODY')).toBeUndefined();
  });

  test('a file is read as it was stored, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    const attachment = { name: 'plan “A”.pdf', type: 'application/pdf', bytes };
    const enquiry = await addEnquiry(store, { attachment });
    const stored = await store.attachment(enquiry.id);
    expect(stored).toMatchObject({ name: attachment.name, type: attachment.type });
    expect(bytes.equals(stored?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect((await store.find(enquiry.id))?.attachment).toEqual({
      name: attachment.name,
      type: attachment.type,
      size: 100_000,
    });
    expect(await store.attachment('NOBODY')).toBeUndefined();
  });

  test('enquiries and the key are there after reopening', async () => {
    const secret = await store.secret();
    const enquiry = await addEnquiry(store);
    await store.close();
    const again = await open();
    expect(await again.find(enquiry.id)).toBeDefined();
    expect(await again.secret()).toEqual(secret);
    expect(secret).toHaveLength(32);
  });

  test('the same nonce 50 times at once stores one enquiry with two mails', async () => {
    expect(await addAtOnce('n')).toEqual([1, 49, 0]);
    expect(await store.list()).toHaveLength(1);
    expect(await store.claimJobs(MINUTE * 60, MINUTE, 100)).toHaveLength(2);
  });

  test('a known nonce with other content is reported as changed', async () => {
    await store.add(sampleEnquiry({ nonce: 'n' }));
    expect(await store.add(sampleEnquiry({ nonce: 'n', digest: 'other' }))).toBe('changed');
  });

  test('a list is newest first, and may be limited by status and number', async () => {
    const [first, spam, last] = [
      sampleEnquiry(),
      sampleEnquiry({ status: 'spam', jobs: [] }),
      sampleEnquiry(),
    ];
    for (const enquiry of [first, spam, last]) await store.add(enquiry);
    const ids = async (...filter: Parameters<EnquiryStore['list']>) =>
      (await store.list(...filter)).map(({ id }) => id);
    expect(await ids()).toEqual([last.id, spam.id, first.id]);
    expect(await ids('spam')).toEqual([spam.id]);
    expect(await ids('', 1)).toEqual([last.id]);
    const [{ jobs = [] } = {}] = await store.list('', 1);
    expect(jobs.map(({ kind, state, attempts }) => [kind, state, attempts])).toEqual([
      ['team', 'pending', 0],
      ['confirmation', 'pending', 0],
    ]);
  });

  test('spam is released once, with its mails', async () => {
    const { jobs, ...spam } = sampleEnquiry({ status: 'spam', receivedAt: 1 });
    await store.add({ ...spam, jobs: [] });
    const results = await Promise.all([1, 2].map(() => store.release(spam.id, jobs, MINUTE)));
    expect(results.sort()).toEqual([false, true]);
    expect((await store.find(spam.id))?.status).toBe('new');
    const claimed = await store.claimJobs(MINUTE, MINUTE, 10);
    expect(claimed.map(({ kind, createdAt }) => [kind, createdAt]).sort()).toEqual([
      ['confirmation', MINUTE],
      ['team', MINUTE],
    ]);
    const webhook = { kind: 'webhook', messageId: 'w' } as const;
    expect(await store.release(spam.id, [webhook], MINUTE)).toBe(false);
    expect((await store.find(spam.id))?.jobs).toHaveLength(2);
    expect(await store.release('NOBODY', jobs, MINUTE)).toBe(false);
  });

  test('enquiries are removed by id, by address in any case, and by age', async () => {
    const early = sampleEnquiry({ receivedAt: 10, jobs: [] });
    const ada = sampleEnquiry({ email: 'Ada@Example.com', receivedAt: 20 });
    const bob = sampleEnquiry({ email: 'bob@example.com', receivedAt: 30 });
    const spam = sampleEnquiry({
      email: 'eve@example.com',
      receivedAt: 40,
      status: 'spam',
      jobs: [],
    });
    for (const enquiry of [early, ada, bob, spam]) await store.add(enquiry);
    expect(await store.remove({ before: 100, status: 'spam' })).toEqual([spam.id]);
    expect(await store.remove({ before: 11 })).toEqual([early.id]);
    expect(await store.remove({ email: 'ada@example.COM' })).toEqual([ada.id]);
    expect(await store.remove({ id: 'NOBODY' })).toEqual([]);
    expect(await store.remove({ id: bob.id })).toEqual([bob.id]);
    expect(await store.list()).toEqual([]);
    expect(await store.claimJobs(MINUTE * 60, MINUTE, 100)).toEqual([]);
  });

  test('more enquiries than one batch are removed', async () => {
    for (let index = 0; index < 120; index += 1)
      await store.add(sampleEnquiry({ receivedAt: 5, jobs: [] }));
    expect(new Set(await store.remove({ before: 6 })).size).toBe(120);
  });

  test('removal by age spares enquiries with unsent mails', async () => {
    const waiting = sampleEnquiry({ receivedAt: 10 });
    const sent = sampleEnquiry({ receivedAt: 10 });
    const dead = sampleEnquiry({ receivedAt: 10 });
    for (const enquiry of [waiting, sent, dead]) await store.add(enquiry);
    for (const job of await store.claimJobs(MINUTE, MINUTE, 10)) {
      if (job.enquiryId === sent.id) await store.finishJob(job, { state: 'sent' }, MINUTE);
      if (job.enquiryId === dead.id) {
        await store.finishJob(job, { state: 'dead', failure: 'x' }, MINUTE);
      }
    }
    expect(await store.countHeld(11)).toBe(1);
    expect((await store.remove({ before: 11 })).sort()).toEqual([sent.id, dead.id].sort());
    expect((await store.list()).map(({ id }) => id)).toEqual([waiting.id]);
    expect(await store.remove({ id: waiting.id })).toEqual([waiting.id]);
  });

  test('an enquiry received with the clock behind counts from the latest noted time', async () => {
    expect(await store.lastSeen()).toBe(0);
    await store.noteTime(50 * MINUTE);
    await store.noteTime(40 * MINUTE);
    expect(await store.lastSeen()).toBe(50 * MINUTE);
    const enquiry = await addEnquiry(store, { receivedAt: 0, jobs: [] });
    expect(await store.remove({ before: 50 * MINUTE })).toEqual([]);
    expect(await store.remove({ before: 50 * MINUTE + 1 })).toEqual([enquiry.id]);
  });

  test('ids of removed enquiries are kept for as long as asked', async () => {
    const [first, second] = [sampleEnquiry(), sampleEnquiry()];
    for (const { id } of [first, second]) {
      await store.add(sampleEnquiry({ id }));
      await store.remove({ id });
    }
    expect((await store.removedIds()).sort()).toEqual([first.id, second.id].sort());
    expect(await store.removedIds(Date.now() + MINUTE)).toEqual([]);
  });

  test("spam sent again as a person's form is replaced by one enquiry", async () => {
    const spam = sampleEnquiry({ nonce: 'n', status: 'spam', jobs: [] });
    const again = sampleEnquiry({ nonce: 'n' });
    expect(await store.add(spam)).toBe('stored');
    expect(await store.add({ ...spam, id: 'OTHER' })).toBe('repeated');
    expect(await store.add(again)).toBe('stored');
    const list = await store.list();
    expect(list.map(({ id, status, jobs }) => [id, status, jobs.length])).toEqual([
      [again.id, 'new', 2],
    ]);
    // Sending it again, with or without the hidden field, changes nothing.
    expect(await store.add(sampleEnquiry({ nonce: 'n' }))).toBe('repeated');
    expect(await store.add({ ...spam, id: 'ANOTHER' })).toBe('repeated');
    expect(await store.list()).toEqual(list);
  });

  test('spam sent again 50 times at once is replaced by one enquiry', async () => {
    await store.add(sampleEnquiry({ nonce: 'n', status: 'spam', jobs: [] }));
    expect(await addAtOnce('n')).toEqual([1, 49, 0]);
    expect((await store.list()).map(({ jobs }) => jobs.length)).toEqual([2]);
  });

  test('a store of a newer version is refused and not changed', async () => {
    await store.close();
    await kind.sql(kind.versionIs(99));
    await expect(async () => open()).rejects.toMatchObject({ code: 'SCHEMA_NEWER' });
    // The failed attempt has not lowered the version.
    await expect(async () => open()).rejects.toMatchObject({ code: 'SCHEMA_NEWER' });
  });

  const EARLIER = migrations(SQLITE)
    .slice(1)
    .map((_step, index) => FIRST_VERSION + index);
  test.each(EARLIER)('a store of version %i is migrated with all its data', async (version) => {
    await store.close();
    const anew = await kind.fresh();
    const [first = '', ...next] = migrations(kind.dialect);
    await kind.sql(first);
    const byte = kind.dialect === SQLITE ? "x'61'" : "'a'";
    await kind.sql(
      `UPDATE clock SET seen_at = 70;
         INSERT INTO enquiries VALUES ('OLD', 'n', 'd', 'enquiry', 'new', 70, 'Ada', '', 'a@example.com', '', 'other', 'Hi', '', '/', 'yes', 70, 0, 'enquiries', '', '', '');
         INSERT INTO attachments VALUES ('OLD', 'a.txt', 'text/plain', ${byte});
         INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at, failure) VALUES ('OLD', 'team', '<m>', 70, 70, 'x');
         INSERT INTO outbox (enquiry_id, kind, message_id, created_at, due_at, state) VALUES ('OLD', 'confirmation', '<n>', 70, 70, 'dead')`,
    );
    await kind.sql([...next.slice(0, version - FIRST_VERSION), kind.versionIs(version)].join(';'));
    const renewed = await anew();
    opened.push(renewed);
    expect(await renewed.find('OLD')).toMatchObject({
      name: 'Ada',
      language: '',
      consent: 'yes',
      attachment: { name: 'a.txt', size: 1 },
      jobs: [
        { kind: 'team', state: 'pending', failure: 'x', deliveries: [] },
        { kind: 'confirmation', state: 'dead' },
      ],
    });
    expect(await renewed.lastSeen()).toBe(70);
    const [job] = await renewed.claimJobs(MINUTE, MINUTE, 10);
    expect(job).toMatchObject({ enquiryId: 'OLD', kind: 'team', messageId: '<m>' });
    expect(await renewed.remove({ id: 'OLD' })).toEqual(['OLD']);
    expect(await renewed.add(sampleEnquiry())).toBe('stored');
  });

  test("a sender's limit may be used all at once; then one form per interval is allowed", async () => {
    const now = Date.UTC(2026, 0, 1);
    const third = 20 * MINUTE;
    const takeAtOnce = async (time: number) => {
      const takes = Array.from({ length: 9 }, () => store.countForm('a', third, time));
      return (await Promise.all(takes)).sort();
    };
    expect(await takeAtOnce(now - 60 * MINUTE)).toEqual([0, 0, 0, ...Array(6).fill(third)]);
    expect(await takeAtOnce(now)).toEqual([0, 0, 0, ...Array(6).fill(third)]);
    expect(await store.countForm('b', third, now)).toBe(0);
    expect(await store.countForm('a', third, now + third - 1)).toBe(1);
    expect(await store.countForm('a', third, now + third)).toBe(0);
    expect(await store.countForm('a', third, now + third)).toBe(third);
    // As after the clock was corrected, which had been a day ahead.
    expect(await store.countForm('a', third, now - 24 * 60 * MINUTE)).toBe(0);
    // Senders with their full limit are deleted, so that on Postgres this insert meets no duplicate.
    await store.forgetSenders(now);
    await kind.sql("INSERT INTO senders VALUES ('a', 1)");
  });

  test('visits add up, and those older than 400 days are deleted', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const page = { day: today, kind: 'page', name: '/', count: 2 } as const;
    const host = { day: today, kind: 'host', name: 'news.example', count: 1 } as const;
    const old = { ...page, day: '2020-01-01' };
    await store.addVisits([old]);
    expect(await store.visitsSince('2020-01-01')).toEqual([old]);
    await store.addVisits([page, host]);
    await store.addVisits([page]);
    expect(await store.visitsSince('2020-01-01')).toEqual([host, { ...page, count: 4 }]);
    expect(await store.visitsSince('2999-01-01')).toEqual([]);
  });

  test('a due mail belongs to one process until its lease ends', async () => {
    const other = await open();
    const enquiry = await addEnquiry(store, { receivedAt: MINUTE });
    expect(await store.claimJobs(MINUTE - 1, MINUTE, 10)).toEqual([]);
    const mine = await store.claimJobs(MINUTE, MINUTE, 1);
    const theirs = await other.claimJobs(MINUTE, MINUTE, 10);
    const nobodys = await other.claimJobs(MINUTE + 1, MINUTE, 10);
    expect([mine.length, theirs.length, nobodys.length]).toEqual([1, 1, 0]);
    expect([...mine, ...theirs].map(({ kind }) => kind).sort()).toEqual(['confirmation', 'team']);
    expect(mine[0]).toMatchObject({
      enquiryId: enquiry.id,
      messageId: `<${enquiry.id}.${mine[0]?.kind}@example.com>`,
      attempts: 1,
      createdAt: MINUTE,
    });
    const again = await other.claimJobs(2 * MINUTE, MINUTE, 10);
    expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
    // The first holder reports too late and is ignored.
    for (const job of mine) await store.finishJob(job, { state: 'dead', failure: 'LATE' }, MINUTE);
    expect((await store.outboxState()).mails.dead).toBe(0);
  });

  test('many workers claim each mail once', async () => {
    const stores = [store, await open(), await open(), await open()];
    for (let index = 0; index < 40; index += 1) await store.add(sampleEnquiry({ receivedAt: 1 }));
    const claimed: number[] = [];
    await Promise.all(
      stores.map(async (each) => {
        for (;;) {
          const jobs = await each.claimJobs(MINUTE, MINUTE, 3);
          if (jobs.length === 0) return;
          claimed.push(...jobs.map(({ id }) => id));
        }
      }),
    );
    // A worker may have found only rows locked by others and stopped early. One more claim gets the rest.
    const rest = await store.claimJobs(MINUTE, MINUTE, 100);
    claimed.push(...rest.map(({ id }) => id));
    expect([claimed.length, new Set(claimed).size]).toEqual([80, 80]);
  });

  test('a mail is sent, retried later, or given up until the owner retries it', async () => {
    const enquiry = await addEnquiry(store, { receivedAt: 0 });
    const [first, second] = [await claimOne(0), await claimOne(0)];
    await store.finishJob(first, { state: 'sent' }, MINUTE);
    const waits = { state: 'pending', dueAt: 5 * MINUTE, failure: 'ECONNREFUSED' } as const;
    await store.finishJob(second, waits, MINUTE);
    expect(await store.claimJobs(5 * MINUTE - 1, MINUTE, 10)).toEqual([]);
    const later = await claimOne(5 * MINUTE);
    expect(later).toMatchObject({ id: second.id, attempts: 2 });
    await store.finishJob(later, { state: 'dead', failure: '550' }, MINUTE);
    expect((await store.outboxState()).mails.dead).toBe(1);
    expect(await store.claimJobs(MINUTE * 9999, MINUTE, 10)).toEqual([]);
    const states = (await store.find(enquiry.id))?.jobs;
    expect(states?.map(({ state, failure }) => `${state} ${failure}`).sort()).toEqual([
      'dead 550',
      'sent ',
    ]);
    expect(await store.retryJobs(9 * MINUTE)).toEqual({ mails: 1, webhooks: 0 });
    expect((await store.outboxState()).mails.dead).toBe(0);
    expect(await store.claimJobs(9 * MINUTE, MINUTE, 10)).toMatchObject([
      { id: second.id, attempts: 3, createdAt: 9 * MINUTE },
    ]);
  });

  test('each recipient of a mail has its own state', async () => {
    const enquiry = await addEnquiry(store, { receivedAt: 0 });
    const job = await claimOne(0);
    const sent = { recipient: 'a@example.com', state: 'sent', failure: '' } as const;
    const late = { recipient: 'b@example.com', state: 'pending', failure: '451' } as const;
    const gone = { recipient: 'c@example.com', state: 'dead', failure: '550' } as const;
    const waits = {
      state: 'pending',
      dueAt: 1,
      failure: '451',
      deliveries: [sent, late, gone],
    } as const;
    await store.finishJob(job, { ...waits, deliveries: [...waits.deliveries] }, 0);
    const mailOf = async () =>
      (await store.find(enquiry.id))?.jobs.find(({ kind }) => kind === job.kind);
    expect((await mailOf())?.deliveries).toEqual([sent, late, gone]);
    const [again] = (await store.claimJobs(1, MINUTE, 9)).filter(({ id }) => id === job.id);
    if (!again) throw new Error('the mail was due again');
    const notice = { kind: 'team-refused', messageId: '<notice>' } as const;
    const arrived = { ...late, state: 'sent', failure: '' } as const;
    const outcome = { state: 'dead', failure: '550', deliveries: [arrived], notice } as const;
    await store.finishJob(again, { ...outcome, deliveries: [arrived] }, 7);
    // A late report of the first attempt is ignored and queues no second notice.
    await store.finishJob(job, { ...outcome, deliveries: [gone] }, 8);
    expect(await mailOf()).toMatchObject({ state: 'dead', deliveries: [sent, arrived, gone] });
    expect(await store.claimJobs(7, MINUTE, 9)).toMatchObject([
      { kind: 'team-refused', messageId: '<notice>', createdAt: 7 },
    ]);
    expect(await store.retryJobs(9)).toEqual({ mails: 1, webhooks: 0 });
    // Whoever has no state is tried, so that an address that was taken out of the settings doesn't stay pending.
    expect((await mailOf())?.deliveries.map(({ state }) => state)).toEqual(['sent', 'sent']);
    await store.remove({ id: enquiry.id });
    expect(await store.claimJobs(MINUTE * 60, MINUTE, 9)).toEqual([]);
  });

  test("the late outcome of a removed mail isn't taken for another's", async () => {
    const order = { kind: 'team', messageId: 'm' } as const;
    const [gone, next] = [1, 2].map(() => sampleEnquiry({ receivedAt: 0, jobs: [order] }));
    if (!gone || !next) throw new Error('two were made');
    await store.add(gone);
    const late = await claimOne(0);
    await store.remove({ id: gone.id });
    await store.add(next);
    expect(await store.claimJobs(0, MINUTE, 1)).toHaveLength(1);
    expect(await store.renewLease(late, 9 * MINUTE)).toBe(false);
    await store.finishJob(late, { state: 'sent' }, 0);
    expect((await store.find(next.id))?.jobs[0]?.state).toBe('pending');
  });

  test('a lease lasts as long as it is renewed', async () => {
    const order = { kind: 'team', messageId: 'm' } as const;
    const enquiry = await addEnquiry(store, { receivedAt: 0, jobs: [order] });
    const job = await claimOne(0);
    expect(await store.renewLease(job, 3 * MINUTE)).toBe(true);
    expect(await store.claimJobs(2 * MINUTE, MINUTE, 1)).toEqual([]);
    expect(await store.claimJobs(3 * MINUTE, MINUTE, 1)).toHaveLength(1);
    expect(await store.renewLease(job, 9 * MINUTE)).toBe(false);
    await store.remove({ id: enquiry.id });
    expect(await store.renewLease({ ...job, attempts: 2 }, 9 * MINUTE)).toBe(false);
  });

  test("times stored while the clock was years ahead don't delay mails", async () => {
    const years = 3 * 365 * 24 * 60 * MINUTE;
    await store.add(sampleEnquiry({ receivedAt: years }));
    const [failed] = [await claimOne(years), await claimOne(years)];
    const waits = { state: 'pending', dueAt: years + MINUTE, failure: 'x' } as const;
    await store.finishJob(failed, waits, years);
    expect(await store.claimJobs(0, MINUTE, 9)).toHaveLength(2);
  });

  test('one process claims the digest of a week, and none that of the first week', async () => {
    const week = Date.UTC(2026, 10, 23, 6);
    const stores = [store, await open(), await open()];
    const claims = async (time: number) =>
      (await Promise.all(stores.map((each) => each.claimDigest(time)))).filter(Boolean);
    expect(await claims(week)).toEqual([]);
    expect(await claims(week + 7 * 24 * 60 * MINUTE)).toEqual([true]);
    // As after the clock was corrected, which had been years ahead.
    const years = week + 700 * 24 * 60 * MINUTE;
    expect(await claims(years)).toEqual([true]);
    expect(await claims(years - 7 * 24 * 60 * MINUTE)).toEqual([]);
    expect(await claims(week + 14 * 24 * 60 * MINUTE)).toEqual([true]);
  });

  test("a retry doesn't take a mail from the process that is sending it", async () => {
    await store.add(sampleEnquiry({ receivedAt: 0, jobs: [{ kind: 'team', messageId: 'm' }] }));
    await store.claimJobs(0, MINUTE, 10);
    await store.retryJobs(1);
    expect(await store.claimJobs(2, MINUTE, 10)).toEqual([]);
  });
});
