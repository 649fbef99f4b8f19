import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { logForEach } from '../../tests/fixtures/log.ts';
import { FORMS } from '../../tests/fixtures/site.ts';
import { freePort, listen } from '../../tests/fixtures/socket.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { queuedJobs } from './compose-mail.ts';
import { Outbox } from './outbox.ts';
import { fillTemplate, isPublicAddress, makeWebhooks } from './webhooks.ts';

const SECRET = 'a secret that nobody guesses';
/** Options of waitUntil, in milliseconds. */
const PATIENT = { timeout: 120_000, interval: 10 };

const FROM = { name: 'Tidewright', address: 'hello@example.com' };

const { lines, log } = logForEach();
const folder = folderForEach();
let store: SqliteStore;
let outbox: Outbox | undefined;
beforeEach(() => {
  store = new SqliteStore(join(folder, 'enquiries.sqlite'));
});
afterEach(async () => {
  await outbox?.stop(0);
  await store.close();
});

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts an HTTP server that ends with the test. `answer` gets the number of the call, from 1. */
async function receiver(answer: (response: ServerResponse, number: number) => void) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    calls.push({ path, headers, body: await text(request) });
    answer(response, calls.length);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/hook?key=hidden`, calls };
}

const take = (response: ServerResponse) => response.writeHead(204).end();

/** Starts an outbox that calls webhooks and discards mails. */
function start(
  urls: string[],
  webhookPrivate: 'allow' | 'deny' = 'allow',
  format: 'json' | 'hubspot' = 'json',
): Outbox {
  const webhooks = urls.map((url) => ({ format, url }));
  outbox = new Outbox({
    store,
    forms: () => FORMS,
    addresses: () => ({ from: FROM, to: [FROM] }),
    send: async () => [],
    webhooks: makeWebhooks({ webhooks, webhookSecret: SECRET, webhookPrivate }, () => FORMS),
    log,
  });
  outbox.start();
  return outbox;
}

/** Stores an enquiry and waits until `isAwaited` holds for its webhooks. */
async function enquire(
  isAwaited: (state: string, failure: string) => boolean,
  changes: Parameters<typeof sampleEnquiry>[0] = {},
) {
  const enquiry = sampleEnquiry({ receivedAt: Date.now(), ...changes });
  await store.add({ ...enquiry, jobs: queuedJobs(enquiry, FROM, true) });
  outbox?.wake();
  return awaited(enquiry.id, isAwaited);
}

const awaited = (id: string, isAwaited: (state: string, failure: string) => boolean) =>
  vi.waitUntil(async () => {
    const webhook = (await store.find(id))?.jobs.find(({ kind }) => kind === 'webhook');
    return webhook && isAwaited(webhook.state, webhook.failure) && webhook;
  }, PATIENT);

const isSent = (state: string) => state === 'sent';
const hasFailed = (_state: string, failure: string) => failure !== '';

test('each enquiry is posted by its template, with a signature that covers the time', async () => {
  const { url, calls } = await receiver(take);
  start([url]);
  const { enquiryId: id } = await enquire(isSent, { name: 'Ada "{email}" Lovelace' });
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.path).toBe('/hook?key=hidden');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    id,
    // Braces in a visitor's text are plain text.
    name: 'Ada "{email}" Lovelace',
  });
  const [, time, signature] =
    /^t=(\d+),v1=([\da-f]{64})$/.exec(String(call?.headers['webhook-signature'])) ?? [];
  expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(60_000);
  const hash = createHmac('sha256', SECRET).update(`${time}.${call?.body}`).digest('hex');
  expect(signature).toBe(hash);
});

test('each of several webhooks has its own state, and a label without secrets', async () => {
  const good = await receiver(take);
  const bad = await receiver((response, number) =>
    response.writeHead(number === 1 ? 500 : 200).end(),
  );
  start([good.url, bad.url]);
  const failed = await enquire(hasFailed);
  expect(failed).toMatchObject({ state: 'pending', failure: 'HTTP 500' });
  expect(failed.deliveries.map(({ state }) => state).sort()).toEqual(['pending', 'sent']);
  expect(JSON.stringify(failed.deliveries) + lines.join('')).not.toContain('hidden');
  await store.retryJobs(Date.now());
  outbox?.wake();
  await awaited(failed.enquiryId, isSent);
  expect([good.calls.length, bad.calls.length]).toEqual([1, 2]);
  const ids = bad.calls.map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[1]);
});

test('a webhook that refuses permanently is not called again', async () => {
  const { url, calls } = await receiver((response) => response.writeHead(410).end());
  start([url]);
  const { state } = await enquire(hasFailed);
  expect([state, calls.length]).toEqual(['dead', 1]);
  expect(lines.join('')).toContain('webhook given up');
});

test('a redirect is not followed', async () => {
  const secret = await receiver(take);
  const { url } = await receiver((response) =>
    response.writeHead(302, { location: secret.url }).end(),
  );
  start([url]);
  const { state, failure } = await enquire(hasFailed);
  expect([state, failure, secret.calls.length]).toEqual(['pending', 'HTTP 302', 0]);
});

test("silent and unreachable webhooks don't delay mails", async () => {
  const silent = await receiver(() => {});
  start([silent.url, `http://127.0.0.1:${await freePort()}/`]);
  for (let number = 0; number < 6; number += 1) {
    const enquiry = sampleEnquiry({ receivedAt: Date.now() });
    await store.add({ ...enquiry, jobs: queuedJobs(enquiry, FROM, true) });
    outbox?.wake();
    await vi.waitUntil(async () => {
      const mails = (await store.find(enquiry.id))?.jobs.filter(({ kind }) => kind !== 'webhook');
      return mails?.every(({ state }) => state === 'sent');
    }, PATIENT);
  }
  expect(silent.calls.length).toBeLessThan(6);
});

describe('private addresses', () => {
  test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
    '%s is not called unless that is allowed',
    async (host) => {
      const { url, calls } = await receiver(take);
      const { port } = new URL(url);
      start([`http://${host}:${port}/`], 'deny');
      const { failure } = await enquire(hasFailed);
      expect([failure, calls.length]).toEqual(['PRIVATE_ADDRESS', 0]);
    },
  );

  test.each([
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['224.0.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:0:a00:1::', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, wanted) => {
    expect(isPublicAddress(address)).toBe(wanted);
  });
});

test("a visitor's markup is escaped for Slack", () => {
  const filled = fillTemplate({ text: '*{name}*' }, 'slack', {
    name: '<!channel> & <https://x|y>',
  });
  expect(JSON.parse(filled)).toEqual({ text: '*&lt;!channel&gt; &amp; &lt;https://x|y&gt;*' });
});

test('a webhook gets the template of its format', async () => {
  const { url, calls } = await receiver(take);
  start([url], 'allow', 'hubspot');
  await enquire(isSent);
  const fields = [{ name: 'email', value: 'ada@example.com' }];
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ fields });
});
