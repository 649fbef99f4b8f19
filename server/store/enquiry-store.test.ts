import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore } from './enquiry-store.ts';
import { sampleEnquiry } from './fixture-enquiry.ts';
import { type PostgresFixture, startPostgres } from './fixture-postgres.ts';
import { PostgresStore } from './postgres-store.ts';
import { SqliteStore } from './sqlite-store.ts';

/** Milliseconds; what a test of leases calls a minute. */
const MINUTE = 60_000;

/** Where one kind of store can be had, for tests that hold for both. */
interface Kind {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** A function that opens the same empty store as often as it is called. */
  fresh: () => Promise<() => Promise<EnquiryStore>>;
  /** Every file of the store, in one buffer. */
  files: () => Promise<Buffer>;
}

async function readAll(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
  );
}

function sqlite(): Kind {
  let folder = '';
  return {
    start: async () => {},
    stop: () => rm(folder, { recursive: true, force: true }),
    fresh: async () => {
      if (folder) await rm(folder, { recursive: true });
      folder = mkdtempSync(join(tmpdir(), 'store-'));
      return async () => SqliteStore.open(join(folder, 'enquiries.sqlite'));
    },
    files: () => readAll(folder),
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
      url = await fixture.createDatabase();
      return () => PostgresStore.open(url);
    },
    // The tables of this database; the server's own log of changes is cut by its settings, not by us.
    files: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('CHECKPOINT');
      const { rows } = await client.query(
        'SELECT oid FROM pg_database WHERE datname = current_database()',
      );
      await client.end();
      return readAll(join(fixture.folder, 'base', String(rows[0]?.oid)));
    },
  };
}

describe.each([
  ['SQLite', sqlite()],
  ['Postgres', postgres()],
])('%s', (_name, kind) => {
  let open: () => Promise<EnquiryStore>;
  let store: EnquiryStore;
  const opened: EnquiryStore[] = [];

  beforeAll(() => kind.start(), 60_000);
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await kind.stop();
  });
  beforeEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    open = await kind.fresh();
    store = await open();
    opened.push(store);
  });

  test('an enquiry comes back as it went in', async () => {
    const { nonce: _nonce, digest: _digest, mails: _mails, ...enquiry } = sampleEnquiry();
    expect(await store.add({ ...sampleEnquiry(), ...enquiry })).toBe('stored');
    expect(await store.find(enquiry.id)).toMatchObject({ ...enquiry, attachment: undefined });
    expect(await store.find('NOBODY')).toBeUndefined();
  });

  test('so does its file, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    const attachment = { name: 'plan “A”.pdf', type: 'application/pdf', bytes };
    const enquiry = sampleEnquiry({ attachment });
    await store.add(enquiry);
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

  test('what closed is there when it opens again', async () => {
    const secret = await store.secret();
    const enquiry = sampleEnquiry();
    await store.add(enquiry);
    await store.close();
    opened.splice(0);
    const again = await open();
    opened.push(again);
    expect(await again.find(enquiry.id)).toBeDefined();
    expect(await again.secret()).toEqual(secret);
    expect(secret).toHaveLength(32);
  });

  test('one nonce 50 times at once is one enquiry with two mails', async () => {
    const other = await open();
    opened.push(other);
    const nonce = 'the-same';
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? store : other).add(sampleEnquiry({ nonce })),
      ),
    );
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result === 'repeated')).toHaveLength(49);
    expect(await store.list()).toHaveLength(1);
    expect(await store.claimMails(MINUTE * 60, MINUTE, 100)).toHaveLength(2);
  });

  test('a nonce that comes back with other words is told apart', async () => {
    await store.add(sampleEnquiry({ nonce: 'n' }));
    expect(await store.add(sampleEnquiry({ nonce: 'n', digest: 'other' }))).toBe('changed');
  });

  test('the list is newest first, by status, as long as asked', async () => {
    const [first, spam, last] = [
      sampleEnquiry(),
      sampleEnquiry({ status: 'spam', mails: [] }),
      sampleEnquiry(),
    ];
    for (const enquiry of [first, spam, last]) await store.add(enquiry);
    const ids = async (filter: Parameters<EnquiryStore['list']>[0]) =>
      (await store.list(filter)).map(({ id }) => id);
    expect(await ids({})).toEqual([last.id, spam.id, first.id]);
    expect(await ids({ status: 'spam' })).toEqual([spam.id]);
    expect(await ids({ limit: 1 })).toEqual([last.id]);
    const [{ mails = [] } = {}] = await store.list({ limit: 1 });
    expect(mails.map(({ kind, state, attempts }) => [kind, state, attempts])).toEqual([
      ['team', 'pending', 0],
      ['confirmation', 'pending', 0],
    ]);
  });

  test('spam that is released is an enquiry like any other, once', async () => {
    const { mails, ...spam } = sampleEnquiry({ status: 'spam', receivedAt: 1 });
    await store.add({ ...spam, mails: [] });
    const results = await Promise.all([1, 2].map(() => store.release(spam.id, mails, MINUTE)));
    expect(results.sort()).toEqual([false, true]);
    expect((await store.find(spam.id))?.status).toBe('new');
    const claimed = await store.claimMails(MINUTE, MINUTE, 10);
    expect(claimed.map(({ kind, createdAt }) => [kind, createdAt]).sort()).toEqual([
      ['confirmation', MINUTE],
      ['team', MINUTE],
    ]);
    expect(await store.release('NOBODY', mails, MINUTE)).toBe(false);
  });

  test('removal by id, by address in any case, and by age', async () => {
    const early = sampleEnquiry({ receivedAt: 10 });
    const ada = sampleEnquiry({ email: 'Ada@Example.com', receivedAt: 20 });
    const bob = sampleEnquiry({ email: 'bob@example.com', receivedAt: 30 });
    const spam = sampleEnquiry({ email: 'eve@example.com', receivedAt: 40, status: 'spam' });
    for (const enquiry of [early, ada, bob, spam]) await store.add(enquiry);
    expect(await store.remove({ before: 100, status: 'spam' })).toEqual([spam.id]);
    expect(await store.remove({ before: 11 })).toEqual([early.id]);
    expect(await store.remove({ email: 'ada@example.COM' })).toEqual([ada.id]);
    expect(await store.remove({ id: 'NOBODY' })).toEqual([]);
    expect(await store.remove({ id: bob.id })).toEqual([bob.id]);
    expect(await store.list()).toEqual([]);
    expect(await store.claimMails(MINUTE * 60, MINUTE, 100)).toEqual([]);
  });

  test('a great many are removed in one go', async () => {
    for (let index = 0; index < 120; index += 1) await store.add(sampleEnquiry({ receivedAt: 5 }));
    expect(new Set(await store.remove({ before: 6 })).size).toBe(120);
  });

  test('no byte of what was removed is left in the files', async () => {
    const marks = ['Zebulon-7', 'zebulon@quagga.example', 'okapi-message', 'gnu-file-bytes'];
    const [name = '', email = '', message = '', file = ''] = marks;
    const bytes = Buffer.from(`${file} `.repeat(4000));
    const attachment = { name: 'plan.txt', type: 'text/plain', bytes };
    for (let index = 0; index < 3; index += 1) {
      await store.add(
        sampleEnquiry({ name, email, message: `${message} `.repeat(50), attachment }),
      );
      await store.add(sampleEnquiry());
    }
    const before = await kind.files();
    for (const mark of [name, email]) expect(before.includes(mark)).toBe(true);
    await store.remove({ email });
    await store.scrub();
    const after = await kind.files();
    for (const mark of marks) expect(after.includes(mark), mark).toBe(false);
    expect(await store.list()).toHaveLength(3);
  }, 30_000);

  test('a mail that is due belongs to one until its lease ends', async () => {
    const other = await open();
    opened.push(other);
    const enquiry = sampleEnquiry({ receivedAt: MINUTE });
    await store.add(enquiry);
    expect(await store.claimMails(MINUTE - 1, MINUTE, 10)).toEqual([]);
    const mine = await store.claimMails(MINUTE, MINUTE, 1);
    const theirs = await other.claimMails(MINUTE, MINUTE, 10);
    const nobodys = await other.claimMails(MINUTE + 1, MINUTE, 10);
    expect([mine.length, theirs.length, nobodys.length]).toEqual([1, 1, 0]);
    expect([...mine, ...theirs].map(({ kind }) => kind).sort()).toEqual(['confirmation', 'team']);
    expect(mine[0]).toMatchObject({
      enquiryId: enquiry.id,
      messageId: `<${enquiry.id}.${mine[0]?.kind}@example.com>`,
      attempt: 1,
      createdAt: MINUTE,
    });
    const again = await other.claimMails(2 * MINUTE, MINUTE, 10);
    expect(again.map(({ attempt }) => attempt)).toEqual([2, 2]);
    // The first holder comes back too late: its word no longer counts.
    for (const job of mine) await store.finishMail(job, { state: 'dead', failure: 'LATE' });
    expect(await store.countDeadMails()).toBe(0);
  });

  test('many workers take each mail once', async () => {
    const stores = [store, await open(), await open(), await open()];
    opened.push(...stores.slice(1));
    for (let index = 0; index < 40; index += 1) await store.add(sampleEnquiry({ receivedAt: 1 }));
    const claimed: number[] = [];
    await Promise.all(
      stores.map(async (each) => {
        for (;;) {
          const jobs = await each.claimMails(MINUTE, MINUTE, 3);
          if (jobs.length === 0) return;
          claimed.push(...jobs.map(({ id }) => id));
        }
      }),
    );
    // Where rows were locked by another a worker may see none and leave early; then one more look finds the rest.
    const rest = await store.claimMails(MINUTE, MINUTE, 100);
    claimed.push(...rest.map(({ id }) => id));
    expect([claimed.length, new Set(claimed).size]).toEqual([80, 80]);
  });

  test('a mail is sent, tried later, or given up and asked for again', async () => {
    const enquiry = sampleEnquiry({ receivedAt: 0 });
    await store.add(enquiry);
    const [first, second] = await store.claimMails(0, MINUTE, 10);
    if (!first || !second) throw new Error('two mails were ordered');
    await store.finishMail(first, { state: 'sent' });
    await store.finishMail(second, {
      state: 'pending',
      dueAt: 5 * MINUTE,
      failure: 'ECONNREFUSED',
    });
    expect(await store.claimMails(5 * MINUTE - 1, MINUTE, 10)).toEqual([]);
    const [later] = await store.claimMails(5 * MINUTE, MINUTE, 10);
    expect(later).toMatchObject({ id: second.id, attempt: 2 });
    if (!later) throw new Error('the mail was due again');
    await store.finishMail(later, { state: 'dead', failure: '550' });
    expect(await store.countDeadMails()).toBe(1);
    expect(await store.claimMails(MINUTE * 9999, MINUTE, 10)).toEqual([]);
    const states = (await store.find(enquiry.id))?.mails;
    expect(states?.map(({ state, failure }) => `${state} ${failure}`).sort()).toEqual([
      'dead 550',
      'sent ',
    ]);
    expect(await store.retryMails(9 * MINUTE)).toBe(1);
    expect(await store.countDeadMails()).toBe(0);
    expect(await store.claimMails(9 * MINUTE, MINUTE, 10)).toMatchObject([
      { id: second.id, attempt: 3, createdAt: 9 * MINUTE },
    ]);
  });

  test('asking for a mail again does not take it from who is sending it', async () => {
    await store.add(sampleEnquiry({ receivedAt: 0, mails: [{ kind: 'team', messageId: 'm' }] }));
    await store.claimMails(0, MINUTE, 10);
    await store.retryMails(1);
    expect(await store.claimMails(2, MINUTE, 10)).toEqual([]);
  });
});
