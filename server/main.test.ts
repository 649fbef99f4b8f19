import { execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { COMPILED, startServer } from '../tests/fixtures/process.ts';
import { VALID } from '../tests/fixtures/service.ts';
import { writeSite } from '../tests/fixtures/site.ts';
import { startSmtp } from '../tests/fixtures/smtp.ts';
import { freePort, listen, openConnection, sendRaw } from '../tests/fixtures/socket.ts';
import { issueToken } from './enquiry/token.ts';
import { lastMonday } from './mail/digest.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { DAY } from './time.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

let site: Awaited<ReturnType<typeof writeSite>>;
beforeAll(async () => {
  site = await writeSite();
});
afterAll(() => site.remove());

/** Default settings of a test server, with some overridden. */
const settings = (variables: Record<string, string>) => ({
  DIST: site.folder,
  DATA: join(site.folder, 'data'),
  LOG_LEVEL: 'warn',
  ...variables,
});

async function serve(variables: Record<string, string> = {}) {
  const server = await startServer(settings(variables));
  onTestFinished(() => void server.end('SIGKILL'));
  return server;
}

/** Starts a server with the given standard streams. */
function spawnServer(program: string, args: string[], variables: object, stdio: StdioOptions) {
  const env = { ...COMPILED, PATH: process.env.PATH, PORT: '0', ...settings({}), ...variables };
  const child = spawn(program, args, { env, stdio });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Requests a page, or sends a form. @returns the status */
const ask = async (port: number, agent: Agent | false, form: string | undefined) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent =
    form === undefined
      ? sendRaw(port, 'GET', '/services', {}, '', agent)
      : sendRaw(port, 'POST', '/enquiries', headers, form, agent);
  return (await sent).status;
};

const checkout = folderForEach();

test('the start prints addresses, data folders and their risks; SIGTERM ends the process', async () => {
  mkdirSync(join(checkout, '.git'));
  const data = join(checkout, 'data');
  const server = await serve({ DATA: data, METRICS: '0' });
  expect(await (await fetch(`${server.url}/services`)).text()).toContain('<h1>Services</h1>');
  const [, metrics = ''] = /^Metrics are at (\S+)$/m.exec(server.log()) ?? [];
  expect(await (await fetch(metrics)).text()).toContain('site_store_up 1');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.log()).toBe(
    'Requests count as plain HTTP: TRUST_PROXY names no proxy that could say otherwise\n' +
      `Metrics are at ${metrics}\n` +
      `Enquiries are stored in ${data}/enquiries.sqlite; ` +
      `mails are kept in ${data}/outbox, not mailed (SMTP_URL sends them)\n` +
      `${data} lies in the git checkout ${checkout}: git clean -x deletes it. DATA names another folder\n` +
      `The site is at ${server.url} (Press Ctrl+C to stop)\n`,
  );
});

test('a form and a visit that arrive while the process is told to stop twice are answered and stored', async () => {
  const data = join(site.folder, 'flight');
  const server = await serve({ DATA: data, VISITS: 'count' });
  await using store = new SqliteStore(join(data, 'enquiries.sqlite'));
  const token = issueToken(await store.secret(), Date.now());
  const form = new URLSearchParams({ ...VALID, token }).toString();
  const { socket, closed } = await openConnection(server.port);
  socket.write(
    'POST /enquiries HTTP/1.1\r\nHost: localhost\r\n' +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  socket.write(form.slice(0, 20));
  const page = await openConnection(server.port);
  page.socket.write('GET /services HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Firefox\r\n');
  await fetch(server.url);
  server.child.kill('SIGINT');
  const ended = server.end('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 100));
  page.socket.write('\r\n');
  await page.closed;
  socket.write(form.slice(20));
  expect(await closed).toMatch(/^HTTP\/1\.1 303 /);
  expect(await ended).toBe(0);
  expect(await store.list()).toHaveLength(1);
  const visits = await store.visitsSince('2026-11-22');
  expect(visits.map(({ name, count }) => [name, count])).toContainEqual(['/services', 1]);
});

test("an unreachable mail server is reported and doesn't delay the start", async () => {
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const server = await serve({ ...smtp, DATA: join(site.folder, 'mail') });
  expect((await fetch(server.url)).status).toBe(200);
  await expect
    .poll(server.log, { timeout: 120_000 })
    .toContain("The mail server 127.0.0.1 doesn't answer as it should (E");
});

test('a digest that is cut off by the stop is left to the next process', async () => {
  const data = join(site.folder, 'digest');
  await using store = new SqliteStore(join(data, 'enquiries.sqlite'));
  const week = lastMonday(Date.now());
  await store.claimDigest(week - 7 * DAY);
  const asked = Promise.withResolvers<void>();
  await using smtp = await startSmtp({ onMailFrom: () => asked.resolve() });
  const server = await serve({ SMTP_URL: smtp.url, DATA: data });
  await asked.promise;
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await store.claimDigest(week)).toBe(true);
});

test('restarts on a socket of systemd refuse no request and lose no form', async () => {
  // Acts as systemd: holds the listening socket, and starts a server on it for each line of input.
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  // Node's types lack the handle with the file descriptor.
  const { port } = listening.address() as AddressInfo;
  const { fd } = (listening as unknown as { _handle: { fd: number } })._handle;
  const start = `echo PID $$; LISTEN_FDS=1 LISTEN_PID=$$ exec ${process.execPath} ${MAIN}`;
  const loop = `while read line; do (sh -c '${start}'; echo GONE) & done`;
  const variables = { DATA: join(site.folder, 'handed'), ENQUIRY_LIMIT: '1000000' };
  const holder = spawnServer('sh', ['-c', loop], variables, ['pipe', 'pipe', 'inherit', fd]);
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
  /** Stops the last server, and waits until it has exited. */
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
  // Half of the clients reuse their connections, as browsers do. The others open one per request.
  const client = async (agent: Agent | false, withForms: boolean) => {
    while (!done) {
      const form = new URLSearchParams({ ...VALID, token: issueToken(secret, Date.now()) });
      try {
        const status = await ask(port, agent, withForms ? form.toString() : undefined);
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
    // As in a restart by systemd, the next server starts when the last one has exited.
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
  [{ LISTEN_FDS: '2' }, 'One socket can be handed over, not 2: give the unit one ListenStream\n'],
  [{ HOST: '192.0.2.1' }, "HOST takes an address of this machine, which 192.0.2.1 isn't\n"],
])('the start with %o fails with one line', async (variables, line) => {
  await expect(startServer(settings(variables))).rejects.toThrow(
    new Error(`the server did not start (exit code 1, signal null): ${line}`),
  );
});

test('a build with more files than the process may open is served', async () => {
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

test('a port in use fails the start with a suggestion', async () => {
  const other = createServer();
  const port = await listen(other);
  await expect(startServer(settings({ PORT: String(port) }))).rejects.toThrow(
    `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start\n`,
  );
  other.close();
});

test('the young generation of the heap grows to the size set in npm run serve', () => {
  const root = join(import.meta.dirname, '..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const options: string[] = scripts.serve.split(' ').slice(1, -1);
  // Objects that survive some garbage collections, like those of many parallel requests.
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

// Skipped on systems without this device.
test.skipIf(!existsSync('/dev/full'))(
  "a full disk under the log doesn't end the server",
  async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const variables = { PORT: String(port), LOG_LEVEL: 'info' };
    const child = spawnServer(process.execPath, [MAIN], variables, ['ignore', full, 'inherit']);
    closeSync(full);
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
  },
);
