import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addEnquiry, sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { startLine } from '../../tests/fixtures/line.ts';
import { type PostgresFixture, startPostgres } from '../../tests/fixtures/postgres.ts';
import { startServer } from '../../tests/fixtures/process.ts';
import { startService } from '../../tests/fixtures/service.ts';
import { writeSite } from '../../tests/fixtures/site.ts';
import { listen } from '../../tests/fixtures/socket.ts';
import { awaitStore } from './open-store.ts';
import { PostgresStore } from './postgres-store.ts';

let postgres: PostgresFixture;
let url: string;
/** A second connection, besides the store's. */
let other: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.emptyDatabase();
  other = new pg.Client({ connectionString: url });
  await other.connect();
});
afterEach(() => other.end());

test('space is freed without a lock that forms would wait for', async () => {
  await using store = await new PostgresStore(url).ready();
  const [gone, kept] = [sampleEnquiry(), sampleEnquiry()];
  await store.add(gone);
  await store.add(kept);
  await store.remove({ id: gone.id });
  // A long-running reader and writer, such as a backup and another instance.
  await other.query('BEGIN');
  await other.query('SELECT count(*) FROM enquiries');
  await other.query('UPDATE outbox SET attempts = attempts');
  await store.scrub();
  expect(await store.add(sampleEnquiry())).toBe('stored');
  await other.query('ROLLBACK');
});

test('a table that is locked at the start is waited for', async () => {
  await (await new PostgresStore(url).ready()).close();
  await other.query('BEGIN; LOCK TABLE settings, enquiries, outbox IN ACCESS EXCLUSIVE MODE');
  const { store, fault } = await awaitStore({ databaseUrl: url, data: '' });
  expect(fault).toBe('The store of enquiries is unavailable (57014): try again');
  await other.query('ROLLBACK');
  expect(await store.add(sampleEnquiry())).toBe('stored');
  await store.close();
});

test('a missing table is an outage, and used again once it is back', async () => {
  await using store = await new PostgresStore(url).ready();
  await other.query('ALTER TABLE enquiries RENAME TO elsewhere');
  await expect(store.add(sampleEnquiry())).rejects.toMatchObject({
    name: 'StoreUnavailable',
    code: '42P01',
  });
  await other.query('ALTER TABLE elsewhere RENAME TO enquiries');
  expect(await store.add(sampleEnquiry())).toBe('stored');
});

test('a connection that breaks while space is freed is an outage, and ends no process', async () => {
  const line = await startLine(url);
  const store = await new PostgresStore(line.url).ready();
  await other.query('BEGIN; LOCK TABLE enquiries IN ACCESS EXCLUSIVE MODE');
  const outage = expect(store.scrub()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  while ((await other.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount === 0);
  line.cut();
  await outage;
  await other.query('ROLLBACK');
  await store.close();
  line.close();
});

test('an enquiry with a lost commit answer is an outage, and added again is the same', async () => {
  const line = await startLine(url);
  const store = await new PostgresStore(line.url).ready();
  const enquiry = sampleEnquiry();
  line.loseNextCommit();
  await expect(store.add(enquiry)).rejects.toMatchObject({ name: 'StoreUnavailable' });
  expect(await store.add({ ...enquiry, id: 'AGAIN' })).toBe('repeated');
  await store.close();
  line.close();
});

test('instances that change the same rows at once never deadlock', async () => {
  const [one, two] = [new PostgresStore(url), new PostgresStore(url)];
  const visits = Array.from({ length: 200 }, (_, page) => {
    return { day: '2999-01-01', kind: 'page', name: `/${page}`, count: 1 } as const;
  });
  await one.addVisits(visits);
  await Promise.all([one.addVisits(visits), two.addVisits(visits.toReversed())]);
  const enquiries = Array.from({ length: 20 }, () => sampleEnquiry());
  for (const enquiry of enquiries) await one.add(enquiry);
  const jobs = await one.claimJobs(Date.now(), 60_000, 20);
  const notice = { kind: 'team-refused', messageId: '<n>' } as const;
  const deliveries = Array.from({ length: 20 }, (_, number) => {
    return { recipient: `${number}`, state: 'dead', failure: '550' } as const;
  });
  await Promise.all(
    jobs.flatMap((job) => [
      one.finishJob(job, { state: 'dead', deliveries, notice }, 1),
      two.remove({ id: job.enquiryId }),
    ]),
  );
  await Promise.all([one.close(), two.close()]);
});

test('instances that remove old enquiries at once remove and report each once', async () => {
  const [one, two] = [await new PostgresStore(url).ready(), await new PostgresStore(url).ready()];
  const old = Array.from({ length: 120 }, () => sampleEnquiry({ receivedAt: 1, jobs: [] }));
  const kept = await addEnquiry(one);
  for (const enquiry of old) await one.add(enquiry);
  const removals = await Promise.all([one, two].map((store) => store.remove({ before: 2 })));
  expect(removals.flat().sort()).toEqual(old.map(({ id }) => id).sort());
  expect((await one.list()).map(({ id }) => id)).toEqual([kept.id]);
  await Promise.all([one.close(), two.close()]);
});

test('spam that is released while old spam is removed stays', async () => {
  await using store = await new PostgresStore(url).ready();
  const spam = await addEnquiry(store, { receivedAt: 1, status: 'spam', jobs: [] });
  await other.query('BEGIN');
  await other.query("UPDATE enquiries SET status = 'new'");
  const removal = store.remove({ before: 2, status: 'spam' });
  while ((await other.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount === 0);
  await other.query('COMMIT');
  expect(await removal).toEqual([]);
  expect(await store.find(spam.id)).toBeDefined();
});

test('a connection starts without parameters that PgBouncer refuses', async () => {
  const server = createServer();
  const address = `postgres://site:secret@127.0.0.1:${await listen(server)}/site`;
  const store = new PostgresStore(address);
  const outage = expect(store.ready()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  const [socket] = await once(server, 'connection');
  const [start] = await once(socket, 'data');
  socket.destroy();
  await outage;
  // Names and values follow the length and the version, four bytes each.
  const names = String(start.subarray(8))
    .split('\0')
    .filter((_part, index) => index % 2 === 0);
  const known = ['user', 'database', 'application_name', 'client_encoding', ''];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  await store.close();
  server.close();
});

test('instances share the limit of a sender, and tokens', async () => {
  const options = { databaseUrl: url, enquiryLimit: 3, trustProxy: ['127.0.0.1'] };
  await using one = await startService(options);
  await using two = await startService(options);
  const statuses: number[] = [];
  for (const [to, other] of [
    [one, two],
    [two, one],
    [one, two],
    [two, one],
  ] as const) {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    statuses.push((await to.send({ token: other.token() }, [], from)).statusCode);
  }
  expect(statuses).toEqual([303, 303, 303, 429]);
  expect((await one.send({}, [], { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(303);
});

test('a server deletes the senders that no longer count towards their limit', async () => {
  await (await new PostgresStore(url).ready()).close();
  const later = Date.now() + 60_000;
  await other.query("INSERT INTO senders VALUES ('past', 1), ('counting', $1)", [later]);
  const site = await writeSite();
  const server = await startServer({ DIST: site.folder, DATABASE_URL: url });
  const left = async () => (await other.query('SELECT sender FROM senders')).rows;
  await expect.poll(left, { timeout: 60_000 }).toEqual([{ sender: 'counting' }]);
  await server.end('SIGTERM');
  await site.remove();
});
