/**
 * `npm run bench -- --crash`: kills the server or its database repeatedly under load, and checks that no acknowledged form is
 * lost.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryStore } from '../../server/store/enquiry-store.ts';
import { openStore } from '../../server/store/open-store.ts';
import { StoreUnavailable } from '../../server/store/records.ts';
import { type PostgresFixture, startPostgres } from '../../tests/fixtures/postgres.ts';
import { type Running, startServer } from '../../tests/fixtures/process.ts';
import { startSmtp } from '../../tests/fixtures/smtp.ts';
import { listen } from '../../tests/fixtures/socket.ts';
import { programs } from '../../tests/programs.ts';
import { type Figure, report } from '../report.ts';
import {
  expectValue,
  makeGround,
  nextForm,
  type SentForm,
  secretOf,
  sendForm,
  until,
  webhookAt,
} from './harness.ts';

/** Queue entries for each enquiry: two mails and a webhook call. */
const ORDERS = 3;

const CLIENTS = 8;

/** Minimum and maximum load before a kill, in milliseconds. */
const LOAD = { least: 20, most: 220 };

/** Milliseconds by which mails must arrive after the last start, including the leases of killed processes. */
const RECOVERY = 900_000;

/** Milliseconds between two checks for arrived mails. */
const RETRY_PAUSE = 2_000;

/** Characters of the log that are quoted if the server ended by itself. */
const LAST_WORDS = 1_000;

interface CrashPlan {
  kind: 'sqlite' | 'postgres';
  /** `kill -9` of our process. */
  kills: number;
  databaseKills: number;
}

/** Keeps sending forms until it is stopped. Acknowledged forms are added to `acknowledged`. */
async function load(
  { url }: Pick<Running, 'url'>,
  secret: Buffer,
  stop: AbortSignal,
  acknowledged: SentForm[],
): Promise<void> {
  const client = async () => {
    while (!stop.aborted) {
      const form = nextForm();
      const status = await sendForm(url, secret, form, stop);
      if (status === 201) acknowledged.push(form);
      // The server or its database is down for a moment.
      else if (!stop.aborted) await pause(10);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Kills a Postgres server abruptly, and starts it again. */
async function killPostgres({ folder, server }: PostgresFixture): Promise<void> {
  const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // Until its child processes have noticed and ended, the data folder is locked.
  for (let attempt = 0; ; attempt += 1) {
    await pause(300);
    try {
      await server.start();
      return;
    } catch (error) {
      if (attempt === 400) throw error;
    }
  }
}

/**
 * Compares the store with the acknowledged forms.
 *
 * @param orders the number of mails and webhook calls for each enquiry
 */
async function compare(store: EnquiryStore, acknowledged: readonly SentForm[], orders: number) {
  const stored = await store.list();
  const byEmail = new Map(stored.map((enquiry) => [enquiry.email, enquiry]));
  let lost = 0;
  let half = stored.filter(({ jobs }) => jobs.length !== orders).length;
  for (const { email, message, file } of acknowledged) {
    const enquiry = byEmail.get(email);
    if (enquiry === undefined) {
      lost += 1;
      continue;
    }
    const kept = await store.attachment(enquiry.id);
    const sameFile =
      file === undefined ? kept === undefined : file.equals(kept?.bytes ?? Buffer.alloc(0));
    if (enquiry.message !== message || !sameFile) half += 1;
  }
  return { stored, lost, half };
}

async function startHook() {
  const heard = new Set<string>();
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    heard.add(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.end());
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/`,
    heard,
    calls: () => calls,
    stop: () => server.close(),
  };
}

/** Scrapes the metrics, as Prometheus does. */
async function scrape({ log }: Running): Promise<void> {
  const [, url = ''] = /^Metrics are at (\S+)$/m.exec(log()) ?? [];
  await (await fetch(url)).text();
}

/** Runs the plan. The server is restarted after every kill. */
export async function runCrash({ kind, kills, databaseKills }: CrashPlan): Promise<Figure[]> {
  const ground = await makeGround();
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const smtp = await startSmtp();
  const hook = await startHook();
  const databaseUrl = await postgres?.emptyDatabase();
  const env: Record<string, string> = {
    ...ground.env,
    SMTP_URL: smtp.url,
    MAIL_TIMEOUT: '2',
    ...webhookAt(hook.url),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const open = () => openStore({ databaseUrl, data: ground.env.DATA });
  const acknowledged: SentForm[] = [];
  try {
    let running = await startServer(env);
    const secret = await secretOf(ground.env.DATA, databaseUrl);
    for (let kill = 0; kill < kills + databaseKills; kill += 1) {
      const stop = new AbortController();
      const before = acknowledged.length;
      const loading = load(running, secret, stop.signal, acknowledged);
      await until(() => acknowledged.length > before, 20_000);
      await pause(LOAD.least + Math.random() * (LOAD.most - LOAD.least));
      await scrape(running);
      if (kill < kills) await running.end('SIGKILL');
      else if (postgres) await killPostgres(postgres);
      stop.abort();
      await loading;
      if (kill < kills) running = await startServer(env);
      if ((kill + 1) % 20 === 0) {
        console.log(`  ${kill + 1} kills, ${acknowledged.length} forms acknowledged`);
      }
    }

    const store = await open();
    const { stored, lost, half } = await compare(store, acknowledged, ORDERS);
    const ids = () => smtp.received.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
    const isGone = () => running.child.exitCode !== null;
    await until(async () => {
      if (isGone()) return true;
      // Mails that failed during an outage are waiting; this makes them due. If the store is busy with the server's
      // writes, the next round tries again.
      await store.retryJobs(Date.now()).catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      });
      await pause(RETRY_PAUSE);
      if (new Set(ids()).size < stored.length * 2) return false;
      // A mail that arrived just before a kill is not recorded as sent, and will be sent again.
      return (await store.list()).every(({ jobs }) => jobs.every(({ state }) => state === 'sent'));
    }, RECOVERY);
    const ended = isGone() || undefined;
    // The graceful stop lets the server record the last mails, which it does a moment after they arrive.
    await running.end('SIGTERM');
    const left = await store.list();
    const waiting = left.flatMap(({ jobs }) => jobs).filter(({ state }) => state !== 'sent').length;
    await store.close();

    const delivered = new Set(ids());
    const undelivered = stored
      .flatMap(({ id }) =>
        ['team', 'confirmation'].map((mail) => `<${id.toLowerCase()}.${mail}@example.com>`),
      )
      .filter((id) => !delivered.has(id)).length;
    return [
      { what: 'kills', found: `${kills} of the server, ${databaseKills} of the database` },
      expectValue('how the server ended', ended && running.log().slice(-LAST_WORDS), undefined),
      { what: 'acknowledged', found: `${acknowledged.length}`, ok: acknowledged.length > 0 },
      expectValue('acknowledged and lost', lost, 0),
      expectValue('half stored', half, 0),
      {
        what: 'stored without the sender having heard of it',
        found: `${stored.length - acknowledged.length + lost}`,
      },
      ...(postgres ? [] : [expectValue('integrity', integrity(ground.env.DATA), 'ok')]),
      expectValue('mails waiting', waiting, 0),
      expectValue('mails not delivered', undelivered, 0),
      { what: 'mails delivered', found: `${ids().length}` },
      { what: 'of these more than once', found: `${ids().length - delivered.size}` },
      expectValue('enquiries that the webhook did not hear of', left.length - hook.heard.size, 0),
      { what: 'calls of the webhook', found: `${hook.calls()}` },
    ];
  } finally {
    await smtp.stop();
    hook.stop();
    await postgres?.stop();
    await ground.remove();
  }
}

function integrity(data: string): string {
  const database = new DatabaseSync(join(data, 'enquiries.sqlite'));
  const row = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return String(row?.integrity_check);
}

/**
 * Traces the server's system calls while it receives forms one by one, and checks that each acknowledgement follows a
 * flush to disk. Needs strace.
 *
 * @param forms the number of forms
 */
export async function traceFlushes(forms: number): Promise<Figure[]> {
  const what = 'acknowledgements in the trace';
  if (!programs.strace) return [{ what, found: 'not looked at: no strace here' }];
  const ground = await makeGround();
  const trace = join(ground.folder, 'trace');
  const calls = 'trace=fsync,fdatasync,write,writev,sendmsg,sendto';
  const options = ['-f', '-s', '16', '-o', trace, '-e', calls];
  const running = await startServer(ground.env, [programs.strace, ...options]);
  const secret = await secretOf(ground.env.DATA);
  let acknowledged = 0;
  for (let form = 0; form < forms; form += 1) {
    if ((await sendForm(running.url, secret, nextForm())) === 201) acknowledged += 1;
  }
  // To the traced process, since strace would only detach from it.
  const { pid } = running.child;
  const traced = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  process.kill(Number(traced), 'SIGTERM');
  await once(running.child, 'close');
  let flushed = false;
  let answers = 0;
  let unflushed = 0;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (/\bf(?:data)?sync\(.*= 0/.test(line) || /f(?:data)?sync resumed.*= 0/.test(line))
      flushed = true;
    if (line.includes('"HTTP/1.1 201')) {
      answers += 1;
      if (!flushed) unflushed += 1;
      flushed = false;
    }
  }
  await ground.remove();
  return [
    expectValue(what, answers, acknowledged),
    expectValue('of these without a flush before', unflushed, 0),
  ];
}

if (import.meta.main) {
  report(
    'SQLite, 200 times kill -9',
    await runCrash({ kind: 'sqlite', kills: 200, databaseKills: 0 }),
  );
  report(
    'Postgres, 40 times kill -9 of the server and 15 times of the database',
    await runCrash({ kind: 'postgres', kills: 40, databaseKills: 15 }),
  );
  report('System calls', await traceFlushes(50));
}
