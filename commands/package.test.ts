import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TokenAnswer } from '../contract/answers.ts';
import { PATHS } from '../contract/names.ts';
import { folderForFile } from '../tests/fixtures/folder.ts';
import { startNginx } from '../tests/fixtures/nginx.ts';
import { VALID } from '../tests/fixtures/service.ts';
import { writeSite } from '../tests/fixtures/site.ts';
import { freePort, listen } from '../tests/fixtures/socket.ts';
import { programs } from '../tests/programs.ts';
import { makePackage } from './package.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The site's public host name. */
const NAME = 'example.com';

const folder = folderForFile();
const site = join(folder, 'package');
const data = join(folder, 'data');
const children: ChildProcess[] = [];
let upstream = '';

function start(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: '/usr/sbin:/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** The project as after `npm start` on a clean machine, without the packages of its workspaces. */
function withoutWorkspaces(): string {
  const project = join(folder, 'project');
  const { workspaces } = z
    .object({ workspaces: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const parts = ['package.json', 'package-lock.json', 'server', 'contract', 'hosting'];
  for (const part of [...parts, ...workspaces.map((name) => `${name}/package.json`)]) {
    cpSync(join(ROOT, part), join(project, part), { recursive: true });
  }
  writeFileSync(join(project, 'hosting/.env'), 'DATABASE_PASSWORD=secret\n');
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(project, 'node_modules'));
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    // Links are workspaces.
    if (!entry.isDirectory()) continue;
    symlinkSync(join(packages, entry.name), join(project, 'node_modules', entry.name));
  }
  return project;
}

beforeAll(async () => {
  const { folder: dist, remove } = await writeSite();
  makePackage(withoutWorkspaces(), dist, site, process.execPath);
  await remove();
  const env = { PORT: '0', DATA: data, TRUST_PROXY: '127.0.0.1' };
  const { stdout } = start(join(site, 'site'), [], env);
  const [line] = await once(stdout, 'data');
  upstream = /http:\/\/(\S+)/.exec(String(line))?.[1] ?? '';
});

afterAll(async () => {
  for (const child of children.reverse()) {
    if (child.exitCode !== null) continue;
    child.kill();
    await once(child, 'close');
  }
});

/** Requests a page as a visitor of NAME does. With `fields`, sends them as a form. */
function visit(port: number, path: string, fields?: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<unknown>; body: string }>(
    (done, fail) => {
      const origin = {
        origin: `https://${NAME}`,
        'content-type': 'application/x-www-form-urlencoded',
      };
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          servername: NAME,
          rejectUnauthorized: false,
          method: fields === undefined ? 'GET' : 'POST',
          headers: { host: NAME, ...(fields !== undefined && origin) },
        },
        async (response) => {
          const { statusCode: status, headers } = response;
          done({ status, headers, body: (await response.setEncoding('utf8').toArray()).join('') });
        },
      );
      sent.on('error', fail).end(fields && String(new URLSearchParams(fields)));
    },
  );
}

/** Expects an answer over HTTPS, and a form that is stored and listed on the command line. */
async function expectProxied(port: number, message: string): Promise<void> {
  expect((await vi.waitFor(() => visit(port, '/'), 60_000)).status).toBe(200);
  const { status, headers, body } = await visit(port, PATHS.token);
  expect(status).toBe(200);
  // The server trusts the proxy's X-Forwarded-Proto.
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  const { token } = JSON.parse(body) as TokenAnswer;
  const answer = await visit(port, PATHS.enquiries, { ...VALID, message, token });
  expect([answer.status, answer.headers.location]).toEqual([303, '/contact/thank-you#thank-you']);
  const list = execFileSync(join(site, 'enquiries'), ['export', '--format', 'json'], {
    env: { PATH: '/usr/bin:/bin', DATA: data },
    encoding: 'utf8',
  });
  expect(list).toContain(message);
}

test('the package contains everything it needs to run, but no tests', () => {
  const files = readdirSync(site, { recursive: true }).map(String);
  expect(files.filter((name) => /^(server|contract)\/.*(\.test\.ts|fixture-)/.test(name))).toEqual(
    [],
  );
  expect(files).toEqual(
    expect.arrayContaining(['site', 'enquiries', 'node', 'server/main.ts', 'dist/index.html']),
  );
  expect(files.filter((name) => /node_modules\/(astro|sharp|react|vitest)\//.test(name))).toEqual(
    [],
  );
});

test('a file named on the command line is in the folder from which it is called', () => {
  const env = { PATH: '/usr/bin:/bin', DATA: data };
  execFileSync(join(site, 'enquiries'), ['backup', 'copy.sqlite'], { cwd: folder, env });
  expect(readdirSync(folder)).toContain('copy.sqlite');
});

test('the passwords in hosting/.env are not packaged', () => {
  const hosting = readdirSync(join(site, 'hosting'));
  expect(hosting).toContain('compose.yaml');
  expect(hosting).not.toContain('.env');
});

// npm test lists the proxies that a machine lacks; CI has both.
test.skipIf(!(programs.nginx && programs.openssl))(
  'nginx in front, with the configuration in hosting/',
  async () => {
    const port = await freePort();
    const config = join(folder, 'nginx');
    mkdirSync(config);
    execFileSync(
      programs.openssl ?? 'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', `/CN=${NAME}`],
        ...['-keyout', join(config, 'key.pem'), '-out', join(config, 'certificate.pem')],
      ],
      { stdio: 'ignore' },
    );
    const own = readFileSync(join(site, 'hosting/nginx.conf'), 'utf8')
      .replace('127.0.0.1:4321', upstream)
      .replace(/listen 80;\n\s+listen \[::\]:80;/, `listen 127.0.0.1:${await freePort()};`)
      .replace(/listen 443(.*)\n.*/, `listen 127.0.0.1:${port}$1`)
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, join(config, 'certificate.pem'))
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, join(config, 'key.pem'));
    children.push(startNginx(config, own));
    await expectProxied(port, 'Sent through nginx.');
  },
);

// As above.
test.skipIf(!programs.caddy)('Caddy in front, with the configuration in hosting/', async () => {
  const port = await freePort();
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
      admin off
      auto_https disable_redirects
      skip_install_trust
      storage file_system ${join(folder, 'caddy')}
      local_certs
      default_bind 127.0.0.1
    }
    import ${join(site, 'hosting/Caddyfile')}`,
  );
  let isReplaced = false;
  const forward = createServer((socket) => {
    // As between two containers.
    if (isReplaced) socket.pipe(connect(Number(upstream.split(':')[1]))).pipe(socket);
    else socket.destroy();
    isReplaced = true;
  });
  const behind = await listen(forward);
  start(programs.caddy ?? 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    SITE_ADDRESS: `${NAME}:${port}`,
    SITE_UPSTREAM: `127.0.0.1:${behind}`,
    HOME: folder,
  });
  await expectProxied(port, 'Sent through Caddy.');
  forward.close();
});
