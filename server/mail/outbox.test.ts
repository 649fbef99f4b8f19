import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FORMS } from '../fixture-site.ts';
import { sampleEnquiry } from '../store/fixture-enquiry.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { startSmtp } from './fixture-smtp.ts';
import { removeMails } from './mail-folder.ts';
import { folderSender, type SendMail, smtpSender } from './mail-sender.ts';
import { afterFailure, backoff, Outbox } from './outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds for a mail where the server is well: never the reason for a failure here. */
const PATIENCE = 20_000;

let folder: string;
let store: SqliteStore;
let outbox: Outbox | undefined;
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  store = SqliteStore.open(join(folder, 'enquiries.sqlite'));
});
afterEach(async () => {
  await outbox?.stop();
  for (const stop of stops.splice(0)) await stop();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const lines: string[] = [];
const log = {
  info: (...parts: unknown[]) => lines.push(JSON.stringify(parts)),
  warn: (...parts: unknown[]) => lines.push(JSON.stringify(parts)),
  error: (...parts: unknown[]) => lines.push(JSON.stringify(parts)),
};

function start(send: SendMail): Outbox {
  outbox = new Outbox({
    store,
    forms: FORMS,
    addresses: {
      from: { name: 'Tidewright', address: 'hello@example.com' },
      to: [{ name: 'Sales', address: 'sales@example.com' }],
    },
    send,
    timeout: 2_000,
    log,
  });
  outbox.start();
  return outbox;
}

/** Starts a mail server that ends with the test. */
async function smtp(...options: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...options);
  stops.push(server.stop);
  return server;
}

/** Waits until the store says that every mail of an enquiry is in this state. */
async function settled(id: string, state: string) {
  for (;;) {
    const mails = (await store.find(id))?.mails ?? [];
    if (mails.every((mail) => mail.state === state)) return mails;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until both mails of an enquiry have failed once. */
async function failed(id: string) {
  for (;;) {
    const mails = (await store.find(id))?.mails ?? [];
    if (mails.every(({ failure }) => failure !== '')) return mails;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A mail's header, with folded lines joined. */
function header(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1];
}

/** The decoded text parts of a mail. */
function decoded(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}

describe('through a mail server', () => {
  test('the team gets everything, the sender a confirmation that repeats nothing', async () => {
    const server = await smtp();
    const bytes = Buffer.from('%PDF-1.7 the plan');
    const enquiry = sampleEnquiry({
      name: 'Łukasz "Luk" O’Neil',
      company: 'Engines <Ltd> & Sons',
      phone: '+44 20 7946 0999',
      message: 'Line one\nLine <two> & more',
      attachment: { name: '../my plan.pdf', type: 'application/pdf', bytes },
    });
    await store.add(enquiry);
    start(smtpSender(server.url, PATIENCE));
    await settled(enquiry.id, 'sent');

    const team = server.received.find(({ to }) => to.includes('sales@example.com'));
    const confirmation = server.received.find(({ to }) => to.includes('ada@example.com'));
    if (!team || !confirmation) throw new Error('both mails were sent');
    expect(server.received).toHaveLength(2);

    expect([team.from, team.to]).toEqual(['hello@example.com', ['sales@example.com']]);
    expect(header(team.source, 'reply-to')).toMatch(/<ada@example\.com>$/);
    expect(header(team.source, 'message-id')).toBe(`<${enquiry.id}.team@example.com>`);
    const text = decoded(team.source);
    for (const part of [
      'Web Development',
      'Engines <Ltd> & Sons',
      'Engines &lt;Ltd&gt; &amp; Sons',
      '+44 20 7946 0999',
      'Line one',
      'Line &lt;two&gt; &amp; more',
      '/services/qa',
      'I allow it',
      enquiry.id,
    ]) {
      expect(text).toContain(part);
    }
    expect(team.source).toContain(`filename=enquiry-${enquiry.id}.pdf`);
    expect(team.source).toContain(bytes.toString('base64'));
    for (const type of ['text/plain', 'text/html', 'application/pdf']) {
      expect(team.source).toContain(`Content-Type: ${type}`);
    }

    expect(confirmation.to).toEqual(['ada@example.com']);
    const reply = decoded(confirmation.source);
    expect(reply).toContain(enquiry.id);
    expect(reply).toContain('Content-Type: text/html');
    expect(header(confirmation.source, 'auto-submitted')).toBe('auto-replied');
    expect(header(confirmation.source, 'reply-to')).toBe('Sales <sales@example.com>');
    expect(reply).not.toMatch(/Line|Engines|ukasz|7946|plan/);
    expect(lines.join('')).not.toMatch(/ada@|ukasz|Engines/);
  });

  test('nothing typed can add a receiver or a header', async () => {
    const server = await smtp();
    const name = 'Eve, eve@evil.example\r\nBcc: all@evil.example';
    const enquiry = sampleEnquiry({ name, company: 'x\r\nBcc: all@evil.example' });
    await store.add(enquiry);
    start(smtpSender(server.url, PATIENCE));
    await settled(enquiry.id, 'sent');
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([
      'ada@example.com',
      'sales@example.com',
    ]);
    for (const { source } of server.received) expect(header(source, 'bcc')).toBeUndefined();
  });

  test.each([
    ['refuses for now', { onRcptTo: refuse(451) }, PATIENCE, 'EENVELOPE 451'],
    ['refuses for good', { onRcptTo: refuse(550) }, PATIENCE, 'EENVELOPE 550'],
    ['refuses what it was sent', { onData: refuseData }, PATIENCE, 'EMESSAGE 554'],
    ['never greets', { onConnect: () => {} }, 200, 'ETIMEDOUT'],
    ['hangs up in the middle', { onMailFrom: hangUp }, PATIENCE, 'ECONNECTION'],
  ])('a server that %s gets the same mail later', async (_what, options, timeout, failure) => {
    const server = await smtp(options);
    const enquiry = sampleEnquiry({ receivedAt: Date.now() });
    await store.add(enquiry);
    const sending = start(smtpSender(server.url, timeout));
    const mails = await failed(enquiry.id);
    for (const mail of mails) {
      expect(mail.state).toBe('pending');
      expect(mail.failure).toBe(failure);
    }
    expect(lines.join('')).not.toContain('ada@example.com');
    await server.stop();
    const again = await smtp({}, server.port);
    await sending.stop();
    await store.retryMails(Date.now());
    start(smtpSender(again.url, PATIENCE));
    await settled(enquiry.id, 'sent');
    expect(again.received.map(({ source }) => header(source, 'message-id')).sort()).toEqual([
      `<${enquiry.id}.confirmation@example.com>`,
      `<${enquiry.id}.team@example.com>`,
    ]);
  });

  test('a server that isn’t there', async () => {
    const server = await startSmtp();
    await server.stop();
    const enquiry = sampleEnquiry({ receivedAt: Date.now() });
    await store.add(enquiry);
    start(smtpSender(server.url, PATIENCE));
    for (const { failure } of await failed(enquiry.id)) expect(failure).toBe('ESOCKET');
  });
});

/** Refuses every receiver, with the address in its words, as servers do. */
function refuse(responseCode: number) {
  return ({ address }: { address: string }, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(`<${address}> unknown`), { responseCode }));
}

function refuseData(
  stream: NodeJS.ReadableStream,
  _session: unknown,
  done: (error: Error) => void,
) {
  stream.on('end', () => done(Object.assign(new Error('no'), { responseCode: 554 }))).resume();
}

function hangUp(this: { connections: Set<{ close: () => void }> }) {
  for (const connection of this.connections) connection.close();
}

describe('into a folder', () => {
  test('each mail is one file, written anew when sent again, and removed with its enquiry', async () => {
    const enquiry = sampleEnquiry();
    const other = sampleEnquiry();
    await store.add(enquiry);
    await store.add(other);
    const mails = join(folder, 'outbox');
    start(folderSender(mails));
    await settled(enquiry.id, 'sent');
    await settled(other.id, 'sent');
    const names = [`${enquiry.id}-confirmation.eml`, `${enquiry.id}-team.eml`];
    expect((await readdir(mails)).sort()).toEqual(
      [...names, `${other.id}-confirmation.eml`, `${other.id}-team.eml`].sort(),
    );
    const team = await readFile(join(mails, `${enquiry.id}-team.eml`), 'utf8');
    expect(header(team, 'to')).toBe('Sales <sales@example.com>');
    expect((await stat(join(mails, `${enquiry.id}-team.eml`))).mode & 0o777).toBe(0o600);
    await removeMails(mails, [enquiry.id]);
    expect((await readdir(mails)).sort()).toEqual([
      `${other.id}-confirmation.eml`,
      `${other.id}-team.eml`,
    ]);
    await removeMails(join(folder, 'nowhere'), [enquiry.id]);
  });
});

describe('how long a mail waits', () => {
  test('up to twice as long each time, six hours at most', () => {
    expect([1, 2, 3, 10, 11, 60].map((attempt) => backoff(attempt, 1))).toEqual([
      30_000,
      MINUTE,
      2 * MINUTE,
      256 * MINUTE,
      6 * HOUR,
      6 * HOUR,
    ]);
    expect(backoff(5, 0)).toBe(0);
  });

  test('after five days it is given up', () => {
    const job = {
      id: 1,
      enquiryId: 'A',
      kind: 'team',
      messageId: 'm',
      attempt: 9,
      createdAt: 0,
    } as const;
    expect(afterFailure(job, new Error('x'), 5 * DAY)).toMatchObject({ state: 'pending' });
    expect(afterFailure(job, new Error('x'), 5 * DAY + 1)).toEqual({
      state: 'dead',
      failure: 'Error',
    });
  });
});
