import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { addEnquiry, type sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { logForEach } from '../../tests/fixtures/log.ts';
import { FORMS } from '../../tests/fixtures/site.ts';
import { startSmtp } from '../../tests/fixtures/smtp.ts';
import type { JobState } from '../store/records.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { DAY, HOUR } from '../time.ts';
import { recipientsOf } from './compose-mail.ts';
import {
  failedDelivery,
  folderSender,
  removeMails,
  type SendMail,
  smtpSender,
} from './mail-sender.ts';
import { backoff, Outbox, settle } from './outbox.ts';

const MINUTE = 60_000;

/** Milliseconds of allowed silence: long enough never to be the cause of a failure here. */
const PATIENCE = 120_000;

/** Options of expect.poll and waitUntil. */
const PATIENT = { timeout: PATIENCE, interval: 10 };

/** For folderSender: no enquiry was removed. */
const isKept = async () => true;

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

const SALES = { name: 'Sales', address: 'sales@example.com' };

function start(send: SendMail, to = [SALES]): Outbox {
  outbox = new Outbox({
    store,
    forms: () => FORMS,
    addresses: () => ({ from: { name: 'Tidewright', address: 'hello@example.com' }, to }),
    send,
    log,
  });
  outbox.start();
  return outbox;
}

/** Starts a mail server that ends with the test. */
async function smtp(...options: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...options);
  onTestFinished(server.stop);
  return server;
}

const enquire = (changes: Parameters<typeof sampleEnquiry>[0] = {}) =>
  addEnquiry(store, { receivedAt: Date.now(), ...changes });

/** Only a mail to the team. */
const TEAM_ALONE = { jobs: [{ kind: 'team', messageId: '<m.team@example.com>' } as const] };

/** Waits for a condition on the mails of an enquiry, and returns them. */
const mailsOf = (id: string, areAwaited: (mails: readonly JobState[]) => boolean) =>
  vi.waitUntil(async () => {
    const mails = (await store.find(id))?.jobs ?? [];
    return areAwaited(mails) && mails;
  }, PATIENT);

/** Waits until the mails of an enquiry have these states. */
const inStates = (id: string, states: readonly string[]) =>
  mailsOf(id, (mails) => mails.map(({ state }) => state).join() === states.join());

/** Waits until every mail of an enquiry has this state. */
const settled = (id: string, state: string) =>
  mailsOf(id, (mails) => mails.every((mail) => mail.state === state));

/** The mails of an enquiry without notices. */
const orders = (mails: readonly JobState[]) =>
  mails.filter(({ kind }) => kind === 'team' || kind === 'confirmation');

/** Waits until both mails of an enquiry have failed once. */
const failed = (id: string) =>
  mailsOf(id, (mails) => orders(mails).every(({ failure }) => failure !== ''));

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
  test('the team gets every field, the sender a confirmation that repeats none', async () => {
    const server = await smtp();
    const bytes = Buffer.from('%PDF-1.7 the plan');
    const enquiry = await enquire({
      name: 'Łukasz "Luk" O’Neil',
      company: 'Engines <Ltd> & Sons',
      phone: '+44 20 7946 0999',
      message: 'Line one\nLine <two> & more',
      attachment: { name: '../my plan.pdf', type: 'application/pdf', bytes },
    });
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

  test('no field can add a recipient or a header', async () => {
    const server = await smtp();
    const name = 'Eve, eve@evil.example\r\nBcc: all@evil.example';
    const enquiry = await enquire({ name, company: 'x\r\nBcc: all@evil.example' });
    start(smtpSender(server.url, PATIENCE));
    await settled(enquiry.id, 'sent');
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([
      'ada@example.com',
      'sales@example.com',
    ]);
    for (const { source } of server.received) expect(header(source, 'bcc')).toBeUndefined();
  });

  test.each([
    ['refuses for now', { onRcptTo: answering(() => 451) }, PATIENCE, 'EENVELOPE 451', 'pending'],
    ['refuses for good', { onRcptTo: answering(() => 550) }, PATIENCE, 'EENVELOPE 550', 'dead'],
    ['refuses what it was sent', { onData: refuseData }, PATIENCE, 'EMESSAGE 554', 'dead'],
    ['never greets', { onConnect: () => {} }, 200, 'ETIMEDOUT', 'pending'],
    ['disconnects in the middle', { onMailFrom: hangUp }, PATIENCE, 'ECONNECTION', 'pending'],
  ])(
    'a server that %s gets the same mail later',
    async (_what, options, timeout, failure, state) => {
      const server = await smtp(options);
      const enquiry = await enquire();
      const sending = start(smtpSender(server.url, timeout));
      for (const mail of orders(await failed(enquiry.id))) {
        expect(mail.state).toBe(state);
        expect(mail.failure).toBe(failure);
      }
      expect(lines.join('')).not.toContain('ada@example.com');
      await server.stop();
      const again = await smtp({}, server.port);
      await sending.stop(0);
      await store.retryJobs(Date.now());
      start(smtpSender(again.url, PATIENCE));
      await settled(enquiry.id, 'sent');
      const ids = again.received.map(({ source }) => header(source, 'message-id'));
      expect(ids.filter((id) => !id?.includes('refused')).sort()).toEqual([
        `<${enquiry.id}.confirmation@example.com>`,
        `<${enquiry.id}.team@example.com>`,
      ]);
    },
  );

  test('a server that disconnects within a file gets the whole mail later', async () => {
    const server = await smtp({ onData: hangUpWithinData });
    const bytes = Buffer.alloc(MAX_FILE_BYTES, 'Größe, ');
    const attachment = { name: 'plan.txt', type: 'text/plain', bytes };
    const enquiry = await enquire({ attachment });
    const sending = start(smtpSender(server.url, PATIENCE));
    await failed(enquiry.id);
    await sending.stop(0);
    const again = await smtp();
    await store.retryJobs(Date.now());
    start(smtpSender(again.url, PATIENCE));
    await settled(enquiry.id, 'sent');
    const team = again.received.find(({ to }) => to.includes(SALES.address));
    const unwrapped = team?.source.replaceAll('\r\n', '');
    expect(unwrapped?.includes(bytes.toString('base64'))).toBe(true);
  });

  test('an unreachable server leaves the mails pending', async () => {
    const server = await startSmtp();
    await server.stop();
    const enquiry = await enquire();
    start(smtpSender(server.url, PATIENCE));
    for (const { failure } of await failed(enquiry.id)) expect(failure).toBe('ESOCKET');
  });
});

describe('several recipients', () => {
  const TEAM = ['first', 'second', 'third'].map((name) => ({
    name: '',
    address: `${name}@example.com`,
  }));

  test('each is tried until it accepts or refuses the mail, and the others get a notice', async () => {
    let isLate = true;
    const answers = new Map([
      ['second@example.com', () => (isLate ? 451 : 0)],
      ['third@example.com', () => 550],
    ]);
    const asked: string[] = [];
    const answer = (address: string) => {
      asked.push(address);
      return answers.get(address)?.() ?? 0;
    };
    const server = await smtp({ onRcptTo: answering(answer) });
    const enquiry = await enquire(TEAM_ALONE);
    // Refused under the domain in small letters.
    start(
      smtpSender(server.url, PATIENCE),
      TEAM.with(1, { name: '', address: 'second@Example.COM' }),
    );
    const [waiting] = await failed(enquiry.id);
    expect(waiting?.state).toBe('pending');
    expect(waiting?.deliveries).toEqual([
      { recipient: 'first@example.com', state: 'sent', failure: '' },
      { recipient: 'second@Example.COM', state: 'pending', failure: 'EENVELOPE 451' },
      { recipient: 'third@example.com', state: 'dead', failure: 'EENVELOPE 550' },
    ]);
    isLate = false;
    await store.retryJobs(Date.now());
    outbox?.wake();
    const [mail] = await inStates(enquiry.id, ['dead', 'sent']);
    expect(mail?.deliveries.map(({ state }) => state)).toEqual(['sent', 'sent', 'dead']);
    const [first, second, notice] = server.received;
    expect(first?.to).toEqual(['first@example.com']);
    expect(second?.to).toEqual(['second@example.com']);
    expect(header(second?.source ?? '', 'to')).toContain('first@example.com');
    expect(asked.filter((address) => address === 'third@example.com')).toHaveLength(1);
    expect(notice?.to).toEqual(['first@example.com', 'second@example.com']);
    expect(header(notice?.source ?? '', 'subject')).toBe(`Enquiry ${enquiry.id} not delivered`);
    expect(decoded(notice?.source ?? '')).toContain('third@example.com (EENVELOPE 550)');
    expect(lines.join('')).toContain('"failures":["3 of 3: EENVELOPE 550"]');
    expect((await store.outboxState()).mails.dead).toBe(1);
    // After a retry, only recipients without the mail get it.
    answers.clear();
    await store.retryJobs(Date.now());
    outbox?.wake();
    await settled(enquiry.id, 'sent');
    expect(server.received[3]?.to).toEqual(['third@example.com']);
    expect(server.received).toHaveLength(4);
  });

  test('the team gets one notice about a refused confirmation', async () => {
    const answer = (address: string) => (address.startsWith('ada@') ? 550 : 0);
    const server = await smtp({ onRcptTo: answering(answer) });
    const enquiry = await enquire({ receivedAt: Date.now() - DAY });
    start(smtpSender(server.url, PATIENCE), TEAM);
    await server.arrived(2);
    const notice = server.received.find(({ source }) => source.includes('confirmation-refused'));
    // It has its own date, not that of the form.
    expect(Date.parse(header(notice?.source ?? '', 'date') ?? '')).toBeGreaterThan(
      Date.now() - HOUR,
    );
    expect(notice?.to).toEqual(TEAM.map(({ address }) => address));
    expect(decoded(notice?.source ?? '')).toContain('ada@example.com (EENVELOPE 550)');
    await inStates(enquiry.id, ['sent', 'dead', 'sent']);
    expect(lines.join('')).not.toContain('ada@');
  });

  test('there is no notice if nobody in the team can be reached', async () => {
    const server = await smtp({ onRcptTo: answering(() => 550) });
    const enquiry = await enquire(TEAM_ALONE);
    start(smtpSender(server.url, PATIENCE), TEAM);
    await settled(enquiry.id, 'dead');
    expect((await store.find(enquiry.id))?.jobs).toHaveLength(1);
  });
});

test('a mail that is cut off by the stop is due at once', async () => {
  let isSilent = true;
  const server = await smtp({
    onMailFrom: (_address, _session, done) => {
      if (!isSilent) done();
    },
  });
  const enquiry = await enquire();
  const first = start(smtpSender(server.url, PATIENCE));
  await expect.poll(async () => (await store.claimJobs(Date.now(), 1, 1)).length, PATIENT).toBe(0);
  await first.stop(100);
  isSilent = false;
  start(smtpSender(server.url, PATIENCE));
  await settled(enquiry.id, 'sent');
  const ids = server.received.map(({ source }) => header(source, 'message-id'));
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

test('a mail sent while the store is locked is not sent again', async () => {
  using other = new DatabaseSync(join(folder, 'enquiries.sqlite'));
  let sent = 0;
  const server = await smtp({
    onData: (stream, _session, done) => {
      stream.on('end', () => {
        sent += 1;
        other.exec('BEGIN IMMEDIATE');
        setTimeout(() => other.exec('ROLLBACK'), 1_000);
        done();
      });
      stream.resume();
    },
  });
  const enquiry = await enquire(TEAM_ALONE);
  start(smtpSender(server.url, PATIENCE));
  const [mail] = await settled(enquiry.id, 'sent');
  expect([sent, mail?.attempts]).toEqual([1, 1]);
});

test('a server that is slow to confirm gets each mail once', async () => {
  const silence = 3_000;
  const server = await smtp({
    onData: (stream, _session, done) => {
      // Several such pauses together exceed the allowed silence of a single one.
      stream.on('end', () => setTimeout(done, silence / 2.5)).resume();
    },
    onMailFrom: (_address, _session, done) => void setTimeout(done, silence / 2.5),
    onRcptTo: (_address, _session, done) => void setTimeout(done, silence / 2.5),
  });
  const enquiry = await enquire();
  start(smtpSender(server.url, silence));
  const mails = await settled(enquiry.id, 'sent');
  expect(mails.map(({ attempts }) => attempts)).toEqual([1, 1]);
});

/** Accepts recipients with status 0. Refuses others with the address in the message, as real servers do. */
function answering(statusOf: (address: string) => number) {
  return ({ address }: { address: string }, _session: unknown, done: (error?: Error) => void) => {
    const responseCode = statusOf(address);
    if (responseCode === 0) done();
    else done(Object.assign(new Error(`<${address}> unknown`), { responseCode }));
  };
}

function refuseData(
  stream: NodeJS.ReadableStream,
  _session: unknown,
  done: (error: Error) => void,
) {
  stream.on('end', () => done(Object.assign(new Error('no'), { responseCode: 554 }))).resume();
}

/** The `this` of a mail server's handlers. */
interface Connections {
  connections: Set<{ close: () => void }>;
}

function hangUp(this: Connections) {
  for (const connection of this.connections) connection.close();
}

function hangUpWithinData(this: Connections, stream: NodeJS.ReadableStream) {
  stream.once('data', () => hangUp.call(this));
}

describe('into a folder', () => {
  test('each mail is one file that only its owner can read, removed with its enquiry', async () => {
    const [enquiry, other] = [await enquire(), await enquire()];
    const mails = join(folder, 'outbox');
    start(folderSender(mails, isKept));
    await settled(enquiry.id, 'sent');
    await settled(other.id, 'sent');
    const names = [`${enquiry.id}-confirmation.eml`, `${enquiry.id}-team.eml`];
    expect((await readdir(mails)).sort()).toEqual(
      [...names, `${other.id}-confirmation.eml`, `${other.id}-team.eml`].sort(),
    );
    const team = await readFile(join(mails, `${enquiry.id}-team.eml`), 'utf8');
    expect(header(team, 'to')).toBe('Sales <sales@example.com>');
    expect((await stat(join(mails, `${enquiry.id}-team.eml`))).mode & 0o777).toBe(0o600);
    await writeFile(join(mails, `${enquiry.id}-notes.txt`), 'of the owner');
    await removeMails(mails, [enquiry.id]);
    expect((await readdir(mails)).sort()).toEqual([
      `${enquiry.id}-notes.txt`,
      `${other.id}-confirmation.eml`,
      `${other.id}-team.eml`,
    ]);
    await removeMails(join(folder, 'nowhere'), [enquiry.id]);
  });

  test('an enquiry removed while its mail was written leaves no file', async () => {
    const mails = join(folder, 'outbox');
    const enquiry = await enquire();
    const send = folderSender(mails, async (id) => (await store.find(id)) !== undefined);
    start(async (mail, signal, job) => {
      // As the command line does, before this process has written the file.
      await store.remove({ id: enquiry.id });
      await removeMails(mails, [enquiry.id]);
      return send(mail, signal, job);
    });
    await expect
      .poll(() => lines.join(''), PATIENT)
      .toMatch(new RegExp(`${enquiry.id}.*mail sent`));
    await outbox?.stop(PATIENCE);
    expect(await readdir(mails)).toEqual([]);
  });
});

describe('retries', () => {
  test('wait up to twice as long each time, six hours at most', () => {
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

  const job = { attempts: 9, createdAt: 0 };
  const waiting = { recipient: 'a@example.com', state: 'pending', failure: '' } as const;

  test('end after five days', () => {
    const failed = [failedDelivery(waiting.recipient, new Error('x'))];
    expect(settle(job, [waiting], failed, 5 * DAY)).toMatchObject({ state: 'pending' });
    expect(settle(job, [waiting], failed, 5 * DAY + 1)).toEqual({
      state: 'dead',
      failure: 'Error',
      deliveries: [{ ...waiting, state: 'dead', failure: 'Error' }],
    });
  });

  test.each([
    ['the password', { code: 'EAUTH', permanent: true }],
    ['the connection', { code: 'ECONNECTION', permanent: true }],
    ['the mail for now', { code: 'EMESSAGE', permanent: false }],
  ])('follow if the server refuses %s', (_what, fault) => {
    const error = Object.assign(new Error('x'), fault);
    expect(failedDelivery('a@example.com', error).state).toBe('pending');
  });
});

test('each desk has its own recipients; careers falls back to those of enquiries', () => {
  const from = { name: '', address: 'site@example.com' };
  const to = [{ name: '', address: 'sales@example.com' }];
  const careers = [{ name: '', address: 'people@example.com' }];
  const application = { email: 'ada@example.com', jobs: [], desk: 'careers' as const };
  const enquiry = { ...application, desk: 'enquiries' as const };
  expect(recipientsOf('team', application, { from, to, careers })).toEqual(['people@example.com']);
  expect(recipientsOf('team', enquiry, { from, to, careers })).toEqual(['sales@example.com']);
  expect(recipientsOf('team', application, { from, to })).toEqual(['sales@example.com']);
  expect(recipientsOf('confirmation', application, { from, to, careers })).toEqual([
    'ada@example.com',
  ]);
});
