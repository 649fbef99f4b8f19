import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sampleEnquiry } from '../tests/fixtures/enquiry.ts';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { ONE_THREAD, type Running, startServer } from '../tests/fixtures/process.ts';
import { postForm } from '../tests/fixtures/service.ts';
import { WORDS, writeSite } from '../tests/fixtures/site.ts';
import { startSmtp } from '../tests/fixtures/smtp.ts';
import { SqliteStore } from './store/sqlite-store.ts';

/** Options of expect.poll, in milliseconds. */
const PATIENT = { timeout: 120_000, interval: 200 };

/** The largest file that the server may write. Beyond it the system refuses writes, as on a full disk, even for root. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The unit of `ulimit -f` in POSIX. */
const BLOCK_BYTES = 512;

let site: Awaited<ReturnType<typeof writeSite>>;
const folder = folderForEach();
const data = join(folder, 'data');
const file = join(data, 'enquiries.sqlite');
let running: Running | undefined;
beforeAll(async () => {
  site = await writeSite();
});
afterAll(() => site.remove());
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
});

async function start(
  variables: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<Running> {
  const env = { DIST: site.folder, DATA: data, LOG_LEVEL: 'warn', ...variables };
  running = await startServer(env, wrapper);
  return running;
}

/** Sends a form with a fresh token, and a file of `size` bytes. */
async function send({ url }: Running, email = 'ada@example.com', size = 0): Promise<Response> {
  const { token }: { token: string } = await (await fetch(`${url}/enquiries/token`)).json();
  const files = size > 0 ? [{ name: 'a.txt', bytes: Buffer.alloc(size, 'a') }] : [];
  return postForm(url, { token, email }, files);
}

const statusOf = async (server: Running) => (await send(server)).status;

/** Expects that pages are served, and that a form is shown again with its text. */
async function expectOutage(server: Running): Promise<void> {
  expect((await fetch(`${server.url}/services`)).status).toBe(200);
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  const refused = await send(server);
  expect(refused.status).toBe(503);
  const page = await refused.text();
  expect(page).toContain(WORDS.texts.answers.unavailable.title);
  expect(page).toContain('value="Ada Lovelace"');
}

test('with a damaged store pages are served, and a restored backup is used at once', async () => {
  const store = new SqliteStore(file);
  await store.add(sampleEnquiry());
  const backup = join(folder, 'backup.sqlite');
  await store.backup(backup);
  await store.close();
  await writeFile(file, 'no database, '.repeat(1000));
  const server = await start();
  await expectOutage(server);
  expect(server.log()).toContain(
    `No enquiries for now, forms answer 503. ${file} is damaged (SQLITE_NOTADB): put a backup in its place with npm run enquiries -- restore FILE\n`,
  );
  expect(server.log()).not.toMatch(/^\s+at |"stack":"[^"]/m);
  const program = join(import.meta.dirname, 'enquiries.ts');
  const restored = spawnSync(process.execPath, [ONE_THREAD, program, 'restore', backup], {
    encoding: 'utf8',
    env: { DATA: data },
  });
  expect(restored.status, restored.stderr).toBe(0);
  await expect.poll(() => statusOf(server), PATIENT).toBe(303);
  await using opened = new SqliteStore(file);
  expect((await opened.list()).length).toBeGreaterThanOrEqual(2);
});

test('a store that is locked at the start is used once it is free', async () => {
  await (await new SqliteStore(file).ready()).close();
  const other = new DatabaseSync(file);
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  const server = await start();
  await expectOutage(server);
  expect(server.log()).toContain(
    'The store of enquiries is unavailable (SQLITE_BUSY): try again\n',
  );
  other.close();
  await expect.poll(() => statusOf(server), PATIENT).toBe(303);
  await expect.poll(() => server.log(), PATIENT).toContain('the store is available');
});

test('on a full disk a form gets 503 and is shown again, and nothing is half stored', async () => {
  const limit = `ulimit -f ${MOST_BYTES / BLOCK_BYTES}; exec "$0" "$@"`;
  const server = await start({}, ['sh', '-c', limit]);
  expect((await send(server, 'first@example.com')).status).toBe(303);
  const refused = await send(server, 'refused@example.com', 2 * MOST_BYTES);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  const page = await refused.text();
  expect(page).toContain(WORDS.texts.answers.unavailable.title);
  expect(page).toContain('value="refused@example.com"');
  expect((await send(server, 'last@example.com')).status).toBe(303);

  const database = new DatabaseSync(file);
  const senders = database.prepare('SELECT email FROM enquiries ORDER BY received_at').all();
  const [integrity] = database.prepare('PRAGMA integrity_check').all();
  database.close();
  expect(senders.map(({ email }) => email)).toEqual(['first@example.com', 'last@example.com']);
  expect(integrity).toEqual({ integrity_check: 'ok' });
});

test('a store of a newer version fails the start with one line', async () => {
  await (await new SqliteStore(file).ready()).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  await expect(start()).rejects.toThrow(
    'The enquiries were last written by a newer version of this program: start that one, or restore a backup that this one made\n',
  );
});

test('a stop waits for mails that are being sent: each arrives once', async () => {
  await using smtp = await startSmtp({}, 0, 1_500);
  const variables = { SMTP_URL: smtp.url };
  const server = await start(variables);
  for (let form = 0; form < 5; form += 1) expect(await statusOf(server)).toBe(303);
  expect(await server.end('SIGTERM')).toBe(0);
  const opened = new SqliteStore(file);
  await start(variables);
  await expect
    .poll(
      async () =>
        (await opened.list()).every(({ jobs }) => jobs.every(({ state }) => state === 'sent')),
      PATIENT,
    )
    .toBe(true);
  await opened.close();
  const ids = smtp.received.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  await running?.end('SIGTERM');
});
