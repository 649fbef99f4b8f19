/** `npm run bench -- --rates`: requests per second of processor time for our server and for nginx, and forms likewise. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { isForServer } from '../contract/build-files.ts';
import { siteTables } from '../contract/site-tables.ts';
import { mailFolder } from '../server/mail/mail-sender.ts';
import { startNginx } from '../tests/fixtures/nginx.ts';
import { type Running, startServer } from '../tests/fixtures/process.ts';
import { freePort, listen } from '../tests/fixtures/socket.ts';
import { cpuSeconds, memoryOf, pidOf } from './process-use.ts';
import { quantile, whole, writeResult } from './report.ts';
import { makeGround, nextForm, secretOf, sendForm, until, webhookAt } from './torture/harness.ts';

const DIST = resolve(import.meta.dirname, '../dist');

const BOUNDS = { shareOfNginx: 1 / 4, megabytes: 200, enquiries: 700 };

/** Rounds, and seconds of load on each server per round. The median of the rounds counts. */
const ROUNDS = 5;
const ROUND_SECONDS = 4;

/** Requests after which our server's memory is measured. */
const REQUESTS = 100_000;

const CONNECTIONS = 32;

/**
 * Forms without a file: those that warm the server up (the JIT compiler takes about a thousand), those of each measured
 * round, the number of rounds, and how many forms are sent at a time.
 */
const WARM_UP_FORMS = 1_500;
const FORMS = 500;
const FORM_ROUNDS = 7;
const FORM_CLIENTS = 8;
const ALL_FORMS = WARM_UP_FORMS + FORM_ROUNDS * FORMS;

/** Milliseconds by which nginx must answer. */
const START_LIMIT = 20_000;

/** Milliseconds by which the mails of all forms must be written. */
const MAIL_LIMIT = 1_800_000;

/** The largest requested file, in bytes: it includes pages, styles, scripts, pictures and fonts, but no films. */
const LARGEST = 200_000;

/** Pages without an address, or generated for each request. */
const NOT_STATIC = new Set([
  '404.html',
  ...Object.values(siteTables.parse(JSON.parse(readFileSync('dist/server.json', 'utf8'))).forms)
    .flat()
    .map(({ page }) => page),
]);

const median = (values: readonly number[]) => quantile(values, 0.5);

/** The version of a program, which Debian's package of that name has. */
function needs(program: string): string {
  const { status, stdout, stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  if (status === null) {
    console.error(
      `npm run bench -- --rates needs ${program}: install it (apt-get install ${program})`,
    );
    process.exit(1);
  }
  const [number = ''] = /\d+\.\d[\d.]*/.exec(stdout + stderr) ?? [];
  return `${program} ${number}`;
}

/** The addresses that both servers serve, sorted. */
const addresses = () =>
  globSync('**/*.*', { cwd: DIST })
    .filter((path) => !/\.(?:br|gz)$/.test(path) && !isForServer(path) && !NOT_STATIC.has(path))
    .filter((path) => statSync(join(DIST, path)).size <= LARGEST)
    .map((path) => `/${path.replace(/(?:^index)?\.html$/, '')}`)
    .sort();

/** Starts nginx with one worker on the same files. Its settings beyond the defaults are there for speed. */
async function startFileServer(folder: string) {
  const port = await freePort();
  const child = startNginx(
    folder,
    `types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
    sendfile on; tcp_nopush on; keepalive_requests 100000000; gzip_static on; gzip_vary on;
    server { listen 127.0.0.1:${port}; root ${DIST}; location / { try_files $uri $uri.html /index.html; } }`,
  );
  const url = `http://127.0.0.1:${port}`;
  const isAnswered = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await until(isAnswered, START_LIMIT))) throw new Error('nginx does not answer');
  return { url, child };
}

/** Writes a script for wrk that requests each address in turn, and prints the numbers of answers and of failures. */
function writeScript(folder: string, paths: readonly string[]): string {
  const file = join(folder, 'requests.lua');
  writeFileSync(
    file,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
     local at = 0
     wrk.headers["Accept-Encoding"] = "gzip"
     function request() at = at % #paths + 1; return wrk.format("GET", paths[at]) end
     function done(summary)
       local e = summary.errors
       print("COUNT " .. summary.requests .. " " .. e.connect + e.read + e.write + e.status + e.timeout)
     end`,
  );
  return file;
}

/** Sends requests for some seconds. Synchronous, so that this process uses no processor time meanwhile. */
function load({ url, pid }: { url: string; pid: number }, script: string) {
  const before = cpuSeconds(pid);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${ROUND_SECONDS}s`, '-s', script, url];
  const { stdout, stderr } = spawnSync('wrk', options, { encoding: 'utf8' });
  const [, requests, errors] = /^COUNT (\d+) (\d+)$/m.exec(stdout) ?? [];
  if (errors !== '0')
    throw new Error(`${errors} of ${requests} requests failed at ${url}\n${stdout}${stderr}`);
  return { requests: Number(requests), rate: Number(requests) / (cpuSeconds(pid) - before) };
}

async function compareFiles(running: Running, folder: string, paths: readonly string[]) {
  const server = await startFileServer(folder);
  const script = writeScript(folder, paths);
  const ours = { url: running.url, pid: pidOf(running) };
  const nginx = { url: server.url, pid: pidOf(server) };
  for (const each of [ours, nginx]) load(each, script);
  const rates: { ours: number; nginx: number }[] = [];
  let requests = 0;
  while (rates.length < ROUNDS || requests < REQUESTS) {
    const our = load(ours, script);
    const their = load(nginx, script);
    requests += our.requests;
    rates.push({ ours: our.rate, nginx: their.rate });
    console.log(`  ours ${whole(our.rate)}, nginx ${whole(their.rate)} a CPU-second`);
  }
  server.child.kill('SIGTERM');
  await once(server.child, 'close');
  const share = median(rates.map((each) => each.ours / each.nginx));
  return { rates, share, requests, megabytes: memoryOf(ours.pid).now };
}

/** Sends `count` forms without a file, and expects all to be acknowledged. */
async function sendForms(count: number, url: string, secret: Buffer): Promise<void> {
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const status = await sendForm(url, secret, { ...nextForm(), file: undefined });
      if (status !== 201) throw new Error(`a form was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: FORM_CLIENTS }, client));
}

/** Forms per second of processor time, by round. Differences between rounds show other work on the machine. */
async function countRounds(pid: number, round: (index: number) => Promise<void>) {
  const rates: number[] = [];
  while (rates.length < FORM_ROUNDS) {
    const before = cpuSeconds(pid);
    await round(rates.length);
    rates.push(FORMS / (cpuSeconds(pid) - before));
  }
  return rates;
}

/**
 * Enquiries acknowledged per second of processor time. Mail server and webhook accept connections but stay silent, since
 * sending would count as time for enquiries, and varies between runs.
 */
async function acknowledgeForms(env: Record<string, string>, data: string) {
  const silent = createServer();
  const port = await listen(silent);
  const running = await startServer({
    ...env,
    ...webhookAt(`http://127.0.0.1:${port}/`),
    DATA: data,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const pid = pidOf(running);
  const secret = await secretOf(data);
  await sendForms(WARM_UP_FORMS, running.url, secret);
  const acknowledged = await countRounds(pid, () => sendForms(FORMS, running.url, secret));
  // A graceful stop would wait for the mails.
  await running.end('SIGKILL');
  silent.close();
  return acknowledged;
}

/** Enquiries stored and mailed, as files, per second of processor time, and the memory used afterwards. */
async function mailForms(running: Running, data: string) {
  const pid = pidOf(running);
  const secret = await secretOf(data);
  const written = async (forms: number) => {
    const isWritten = async () => (await readdir(mailFolder(data))).length >= 2 * forms;
    if (!(await until(isWritten, MAIL_LIMIT))) throw new Error('mails are missing');
  };
  await sendForms(WARM_UP_FORMS, running.url, secret);
  await written(WARM_UP_FORMS);
  const mailed = await countRounds(pid, async (index) => {
    await sendForms(FORMS, running.url, secret);
    await written(WARM_UP_FORMS + (index + 1) * FORMS);
  });
  return { mailed, megabytes: memoryOf(pid).now };
}

const tools = [needs('wrk'), needs('nginx')];
const ground = await makeGround();
const env = { ...ground.env, DIST, LOG_LEVEL: 'warn' };
const paths = addresses();
let running = await startServer(env);
const files = await compareFiles(running, ground.folder, paths);
await running.end('SIGTERM');
running = await startServer(env);
const { mailed, megabytes: afterForms } = await mailForms(running, env.DATA);
await running.end('SIGTERM');
const acknowledged = await acknowledgeForms(env, join(ground.folder, 'unmailed'));
await ground.remove();

const { shareOfNginx, megabytes, enquiries } = BOUNDS;
const inWords = (rates: readonly number[]) =>
  `${whole(median(rates))} (${whole(Math.min(...rates))} to ${whole(Math.max(...rates))})`;
writeResult('rates', {
  figures: [
    {
      what: 'Files a second of processor time, as a share of what nginx serves',
      found: files.share.toFixed(2),
      wanted: `at least ${shareOfNginx}`,
      ok: files.share >= shareOfNginx,
    },
    {
      what: 'Enquiries acknowledged a second of processor time',
      found: inWords(acknowledged),
      wanted: `at least ${enquiries}`,
      ok: median(acknowledged) >= enquiries,
    },
    { what: 'The same with their mails written', found: inWords(mailed) },
    {
      what: `Memory after ${whole(files.requests)} requests for files, after ${whole(ALL_FORMS)} enquiries`,
      found: `${whole(files.megabytes)} MB, ${whole(afterForms)} MB`,
      wanted: `below ${megabytes} MB`,
      ok: files.megabytes < megabytes && afterForms < megabytes,
    },
  ],
  rows: [{ tools, files, acknowledged, mailed, afterForms }],
});
