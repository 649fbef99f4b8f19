/** Takes forms while the mail server is in trouble, and counts what arrives when it is well again. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SMTPServer } from 'smtp-server';
import { openStore } from '../../server/store/open-store.ts';
import { startServer } from '../../tests/fixtures/process.ts';
import { startSmtp } from '../../tests/fixtures/smtp.ts';
import { freePort } from '../../tests/fixtures/socket.ts';
import { expectValue, type Finding, makeGround, nextForm, sendForm, until } from './harness.ts';

const ENQUIRIES = resolve(import.meta.dirname, '../../server/enquiries.ts');

/** Milliseconds that mails have to arrive once the mail server is well. */
const RECOVERY = 600_000;

/** Milliseconds by which the median answer may be slower than with a good mail server; forms share the process with tries. */
const TOLERANCE = 25;

/**
 * Seconds for which a mail server may be silent: few where it is, and otherwise more than a busy machine takes, since a mail
 * whose confirmation comes too late is sent again.
 */
const SILENCE = { silent: '4', other: '120' };

const run = promisify(execFile);

/** A trouble in which each mail is confirmed after so many milliseconds. */
const SLOW_TO_CONFIRM = 'slow to confirm';
const CONFIRMATION = 2_500;

const messageId = (source: string) => /^Message-ID: (\S+)/im.exec(source)?.[1];

type SmtpOptions = NonNullable<Parameters<typeof startSmtp>[0]>;
type Done = (error?: Error | null) => void;

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

/** What a mail server can do to its clients. `undefined`: there is none. */
export const TROUBLES: Readonly<Record<string, SmtpOptions | undefined>> = {
  good: {},
  down: undefined,
  slow: { onMailFrom: (_address, _session, done: Done) => void pause(1500).then(() => done()) },
  [SLOW_TO_CONFIRM]: {},
  silent: { onConnect: () => {} },
  'refusing for now': { onRcptTo: (_address, _session, done: Done) => done(refusal(451)) },
  'refusing for good': { onRcptTo: (_address, _session, done: Done) => done(refusal(550)) },
  'refusing the content': {
    onData: (stream, _session, done: Done) => {
      stream.on('end', () => done(refusal(554))).resume();
    },
  },
  'hanging up': {
    // The library calls its handlers on the server itself, which its types don't say.
    onData(this: SMTPServer, stream) {
      stream.once('data', () => {
        for (const connection of this.connections) connection.close();
      });
    },
  },
};

/**
 * Stops the server while its mails are under way, by a mail server that confirms each after 1.5 s, and starts it again.
 *
 * @param forms sent before that
 */
export async function runStop(forms: number): Promise<Finding[]> {
  const ground = await makeGround();
  const smtp = await startSmtp({}, 0, 1_500);
  const env = { ...ground.env, SMTP_URL: smtp.url };
  const running = await startServer(env);
  const store = await openStore({ databaseUrl: undefined, data: ground.env.DATA });
  const secret = await store.secret();
  for (let form = 0; form < forms; form += 1) await sendForm(running.url, secret, nextForm());
  const started = performance.now();
  const code = await running.end('SIGTERM');
  const seconds = (performance.now() - started) / 1000;
  const next = await startServer(env);
  const isSent = async () =>
    (await store.list()).every(({ mails }) => mails.every(({ state }) => state === 'sent'));
  await until(isSent, RECOVERY);
  await store.close();
  await next.end('SIGTERM');
  await smtp.stop();
  await ground.remove();
  const ids = smtp.received.map(({ source }) => messageId(source));
  return [
    { what: 'a clean stop took', found: `${seconds.toFixed(1)} s`, ok: seconds < 10, timed: true },
    expectValue('  exit code', code, 0),
    expectValue('  mails', ids.length, forms * 2),
    expectValue('  of these different', new Set(ids).size, forms * 2),
  ];
}

/** @returns the median in milliseconds of the times to an answer, and the mails missing and doubled in the end */
async function endure(name: string, forms: number) {
  const trouble = TROUBLES[name];
  const confirmation = name === SLOW_TO_CONFIRM ? CONFIRMATION : 0;
  const silence = name === 'silent' ? SILENCE.silent : SILENCE.other;
  const ground = await makeGround();
  const port = await freePort();
  const troubled = trouble && (await startSmtp(trouble, port, confirmation));
  const env = { ...ground.env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TIMEOUT: silence };
  const running = await startServer(env);
  const store = await openStore({ databaseUrl: undefined, data: ground.env.DATA });
  const secret = await store.secret();
  const times: number[] = [];
  let acknowledged = 0;
  for (let form = 0; form < forms; form += 1) {
    const started = performance.now();
    if ((await sendForm(running.url, secret, nextForm())) === 201) acknowledged += 1;
    times.push(performance.now() - started);
  }
  // Let it try while the trouble lasts, then end the trouble.
  await pause(500);
  await troubled?.stop();
  const good = await startSmtp({}, port);
  const sent = () => [...(troubled?.received ?? []), ...good.received].map(({ source }) => source);
  // Without the notices that the team gets where a confirmation was refused.
  const orders = () =>
    sent()
      .map(messageId)
      .filter((id) => !id?.includes('-refused@'));
  const ids = () => new Set(orders());
  await until(async () => {
    const { PATH = '' } = process.env;
    const env = { PATH, DATA: ground.env.DATA };
    // Beside this process, which is the mail server. Where the store is busy, the next time will do.
    await run(process.execPath, [ENQUIRIES, 'retry'], { env }).catch(() => {});
    await pause(500);
    return ids().size >= forms * 2;
  }, RECOVERY);
  const result = {
    median: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    acknowledged,
    missing: forms * 2 - ids().size,
    doubled: orders().length - ids().size,
  };
  await store.close();
  await running.end('SIGTERM');
  await good.stop();
  await ground.remove();
  return result;
}

/**
 * @param forms sent in each trouble
 * @param troubles names of those to endure; the good server is always the first, to compare with
 */
export async function runMail(forms: number, troubles: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  let usual = 0;
  for (const name of ['good', ...troubles.filter((trouble) => trouble !== 'good')]) {
    const { median, acknowledged, missing, doubled } = await endure(name, forms);
    if (name === 'good') usual = median;
    findings.push(
      {
        what: `mail server ${name}: median answer`,
        found: `${median.toFixed(1)} ms`,
        ok: median < usual + TOLERANCE,
        timed: true,
      },
      expectValue('  acknowledged', acknowledged, forms),
      expectValue('  mails missing after recovery', missing, 0),
      expectValue('  mails that came twice', doubled, 0),
    );
  }
  return findings;
}
