import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { COMPILED, startServer } from '../tests/fixtures/process.ts';
import { VALID } from '../tests/fixtures/service.ts';
import { writeSite } from '../tests/fixtures/site.ts';
import { freePort, listen, openConnection } from '../tests/fixtures/socket.ts';
import { issueToken } from './enquiry/token.ts';
import { SqliteStore } from './store/sqlite-store.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

let site: Awaited<ReturnType<typeof writeSite>>;
beforeAll(async () => {
  site = await writeSite();
});
afterAll(() => site.remove());

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** The settings of a server, some of them given. */
const environment = (variables: Record<string, string>) => ({
  ...COMPILED,
  PATH: process.env.PATH,
  DIST: site.folder,
  DATA: join(site.folder, 'data'),
  PORT: '0',
  ...variables,
});

/** Starts the server as an operator would. */
function launch(variables: Record<string, string>) {
  const env = environment(variables);
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const output = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.error += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }));
  return { child, output, ended };
}

/** Asks for a page, or sends a form, and resolves with the status. Nothing is tried twice. */
function askOnce(port: number, agent: Agent | false, form: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = ask(
      {
        port,
        host: '127.0.0.1',
        agent,
        path: form === undefined ? '/services' : '/enquiries',
        method: form === undefined ? 'GET' : 'POST',
        headers: form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject).end(form);
  });
}

/** Starts the server and waits for its first line. */
async function launchReady(variables: Record<string, string> = {}) {
  const launched = launch(variables);
  await once(launched.child.stdout, 'data');
  const [address = ''] = /(?<=^The site is at )\S+/m.exec(launched.output.out) ?? [];
  return { ...launched, address };
}

const checkout = folderForEach();

test('prints its addresses, where data go and what endangers them, serves, and stops at once', async () => {
  mkdirSync(join(checkout, '.git'));
  const data = join(checkout, 'data');
  const { child, address, output, ended } = await launchReady({ DATA: data, METRICS: '0' });
  expect(await (await fetch(`${address}/services`)).text()).toContain('<h1>Services</h1>');
  const [, metrics = ''] = /^Metrics are at (\S+)$/m.exec(output.out) ?? [];
  expect(await (await fetch(metrics)).text()).toContain('site_store_up 1');
  child.kill('SIGTERM');
  expect(await ended).toEqual({
    code: 0,
    out:
      'Requests count as plain HTTP: TRUST_PROXY names no proxy that could say otherwise\n' +
      `Metrics are at ${metrics}\n` +
      `Enquiries are stored in ${data}/enquiries.sqlite; ` +
      `mails are kept in ${data}/outbox, not mailed (SMTP_URL sends them)\n` +
      `${data} lies in the git checkout ${checkout}: git clean -x deletes it. DATA names another folder\n` +
      `The site is at ${address} (Press Ctrl+C to stop)\n`,
    error: '',
  });
});

/** A valid form with a token of the store's. */
async function filledForm(data: string) {
  const store = new SqliteStore(join(data, 'enquiries.sqlite'));
  const token = issueToken(await store.secret(), Date.now());
  await store.close();
  return new URLSearchParams({ ...VALID, token }).toString();
}

test('a form in flight while the process is told to stop, even twice, is stored and answered', async () => {
  const data = join(site.folder, 'flight');
  const { child, address, ended } = await launchReady({ DATA: data });
  const form = await filledForm(data);
  const { socket, closed } = await openConnection(Number(new URL(address).port));
  socket.write(
    'POST /enquiries HTTP/1.1\r\nHost: localhost\r\n' +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  socket.write(form.slice(0, 20));
  await fetch(address);
  child.kill('SIGINT');
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(form.slice(20));
  expect(await closed).toMatch(/^HTTP\/1\.1 303 /);
  expect((await ended).code).toBe(0);
  await using store = new SqliteStore(join(data, 'enquiries.sqlite'));
  expect(await store.list()).toHaveLength(1);
});

test('the start says that the mail server does not answer, and does not wait for it', async () => {
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const server = await launchReady({ ...smtp, DATA: join(site.folder, 'mail') });
  expect((await fetch(server.address)).status).toBe(200);
  while (!server.output.out.includes('The mail server')) await once(server.child.stdout, 'data');
  expect(server.output.out).toContain("The mail server 127.0.0.1 doesn't answer as it should (E");
  server.child.kill('SIGTERM');
  await server.ended;
});

test('one process follows another on a socket that is handed over: nothing is refused or reset', async () => {
  // Stands for systemd: holds the listening socket, and starts a server on it for each line of input.
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  // A listening TCP server has an address and a handle with a descriptor, of which Node's types know nothing.
  const { port } = listening.address() as AddressInfo;
  const { fd } = (listening as unknown as { _handle: { fd: number } })._handle;
  const start = `echo PID $$; LISTEN_FDS=1 LISTEN_PID=$$ exec ${process.execPath} ${MAIN}`;
  const loop = `while read line; do (sh -c '${start}'; echo GONE) & done`;
  const holder = spawn('sh', ['-c', loop], {
    env: environment({ DATA: join(site.folder, 'handed'), ENQUIRY_LIMIT: '1000000' }),
    stdio: ['pipe', 'pipe', 'inherit', fd],
  });
  children.push(holder);
  listening.close();
  let said = '';
  holder.stdout?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const pids = () => [...said.matchAll(/^PID (\d+)$/gm)].map(([, pid]) => Number(pid));
  const starts = () => said.match(/^The site is at/gm)?.length ?? 0;
  const launchNext = async () => {
    const before = starts();
    holder.stdin?.write('start\n');
    while (starts() === before) await once(holder.stdout ?? holder, 'data');
  };
  /** Tells the last one to stop, and waits until it has gone. */
  const endLast = async () => {
    const gone = said.split('GONE').length;
    process.kill(pids().at(-1) ?? 0, 'SIGTERM');
    while (said.split('GONE').length === gone) await once(holder.stdout ?? holder, 'data');
  };
  await launchNext();

  const store = new SqliteStore(join(site.folder, 'handed', 'enquiries.sqlite'));
  const secret = await store.secret();
  const failures: unknown[] = [];
  let answered = 0;
  let acknowledged = 0;
  let done = false;
  // Half of the clients keep their connections, as browsers do; the others open one for each request.
  const client = async (agent: Agent | false, withForms: boolean) => {
    while (!done) {
      const form = new URLSearchParams({ ...VALID, token: issueToken(secret, Date.now()) });
      try {
        const status = await askOnce(port, agent, withForms ? form.toString() : undefined);
        if (status === (withForms ? 303 : 200)) answered += 1;
        else failures.push(status);
        if (status === 303) acknowledged += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const agents = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const clients = [...agents, false as const, false as const].flatMap((agent) => [
    client(agent, false),
    client(agent, true),
  ]);
  for (let restart = 0; restart < 2; restart += 1) {
    const before = answered;
    while (answered < before + 50) await new Promise((resolve) => setTimeout(resolve, 10));
    // As systemd does for a restart: the next one starts when the last one has gone.
    await endLast();
    await launchNext();
  }
  done = true;
  await Promise.all(clients);
  for (const agent of agents) agent.destroy();
  expect(failures).toEqual([]);
  expect(await store.list()).toHaveLength(acknowledged);
  await store.close();
  await endLast();
});

test.each([
  [
    { DATA: '/dev/null/data' },
    "DATA takes a folder that can be written to, which /dev/null/data isn't (ENOTDIR)\n",
  ],
  [
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/site' },
    "DATABASE_URL takes a Postgres database that answers, which this one doesn't (ECONNREFUSED)\n",
  ],
  [{ SMTPURL: 'smtp://localhost' }, 'SMTPURL is no setting: did you mean SMTP_URL?\n'],
  [{ LISTEN_FDS: '2' }, 'One socket can be handed over, not 2: give the unit one ListenStream\n'],
  [{ HOST: '192.0.2.1' }, "HOST takes an address of this machine, which 192.0.2.1 isn't\n"],
])('%o ends the start with one line', async (variables, line) => {
  expect(await launch(variables).ended).toEqual({ code: 1, out: '', error: line });
});

test('a build may have more files than the process may hold open', async () => {
  await using site = await writeSite();
  for (let count = 0; count < 400; count++) writeFileSync(join(site.folder, `${count}.txt`), '');
  const server = await startServer({ DIST: site.folder, DATA: join(site.folder, 'data') }, [
    'sh',
    '-c',
    'ulimit -n 256; exec "$0" "$@"',
  ]);
  expect((await fetch(`${server.url}/399.txt`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a port in use is named, with the way to another one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await launch({ PORT: String(port) }).ended).toEqual({
    code: 1,
    out: '',
    error: `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start\n`,
  });
  other.close();
});

test('the nursery of the heap grows as far as the start allows: in a smaller one, requests under way fill the old heap', () => {
  const root = join(import.meta.dirname, '..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const options: string[] = scripts.serve.split(' ').slice(1, -1);
  // Objects that live through some collections, as those of many requests at a time do.
  const work = `
    let most = 0;
    let kept = [];
    for (let count = 0; count < 2_000_000; count += 1) {
      kept.push({ count });
      if (kept.length > 20_000) kept = [];
      if (count % 10_000 > 0) continue;
      const spaces = require('node:v8').getHeapSpaceStatistics();
      most = Math.max(most, spaces.find(({ space_name: name }) => name === 'new_space').space_size);
    }
    console.log(most);`;
  const most = Number(execFileSync(process.execPath, [...options, '-e', work]));
  const megabytes = Number(/--max-semi-space-size=(\d+)/.exec(scripts.serve)?.[1]);
  expect(most).toBeGreaterThan(megabytes * 1024 * 1024);
});

test('standard output that nobody reads any more ends no server', async () => {
  // It says nothing until nobody reads, so that the line about it comes afterwards.
  const mailServer = createServer();
  const asked = once(mailServer, 'connection');
  const port = await listen(mailServer);
  const { child, ended, address } = await launchReady({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const [connection] = await asked;
  child.stdout.destroy();
  connection.destroy();
  for (let index = 0; index < 10; index += 1) expect((await fetch(address)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, error: '' });
  mailServer.close();
});

// Reported as skipped where there is no such device.
test.skipIf(!existsSync('/dev/full'))('a full disk under the log ends no server', async () => {
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const env = environment({ PORT: String(port), LOG_LEVEL: 'info' });
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', full, 'inherit'] });
  closeSync(full);
  children.push(child);
  const ended = once(child, 'close');
  const status = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.status,
      () => 0,
    );
  while ((await status()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  for (let index = 0; index < 10; index += 1) expect(await status()).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
