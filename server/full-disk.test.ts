import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../tests/fixtures/process.ts';
import { multipartBody, VALID } from '../tests/fixtures/service.ts';
import { WORDS, writeSite } from '../tests/fixtures/site.ts';

/** Bytes that a file of the server may hold; the system refuses the rest, as it does on a full disk, to everybody. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The unit of `ulimit -f`, as POSIX has it. */
const BLOCK_BYTES = 512;

let site: Awaited<ReturnType<typeof writeSite>>;
let server: Running;
beforeAll(async () => {
  site = await writeSite();
  server = await startServer({ DIST: site.folder, DATA: join(site.folder, 'data') }, [
    'sh',
    '-c',
    `ulimit -f ${MOST_BYTES / BLOCK_BYTES}; exec "$0" "$@"`,
  ]);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await site.remove();
});

async function send(email: string, fileBytes: number) {
  const token: { token: string } = await (await fetch(`${server.url}/enquiries/token`)).json();
  const files = fileBytes > 0 ? [{ name: 'a.txt', bytes: Buffer.alloc(fileBytes, 'a') }] : [];
  const fields = Object.entries({ ...VALID, ...token, email });
  const { payload, headers } = multipartBody(fields, files);
  const body = new Uint8Array(payload);
  return fetch(`${server.url}/enquiries`, { method: 'POST', headers, body, redirect: 'manual' });
}

test('where no more can be written: 503 with the form kept, nothing half stored, and got over', async () => {
  expect((await send('first@example.com', 0)).status).toBe(303);
  const refused = await send('refused@example.com', 2 * MOST_BYTES);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  const page = await refused.text();
  expect(page).toContain(WORDS.texts.answers.unavailable.title);
  expect(page).toContain('value="refused@example.com"');
  expect((await send('last@example.com', 0)).status).toBe(303);

  const database = new DatabaseSync(join(site.folder, 'data/enquiries.sqlite'));
  const senders = database.prepare('SELECT email FROM enquiries ORDER BY received_at').all();
  const [integrity] = database.prepare('PRAGMA integrity_check').all();
  database.close();
  expect(senders.map(({ email }) => email)).toEqual(['first@example.com', 'last@example.com']);
  expect(integrity).toEqual({ integrity_check: 'ok' });
});
