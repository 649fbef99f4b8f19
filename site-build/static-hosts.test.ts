import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { serviceOrigin } from '../contract/addresses.ts';
import { TABLES_FILE } from '../contract/site-tables.ts';
import { folderForEach, folderForFile } from '../tests/fixtures/folder.ts';
import { startNginx } from '../tests/fixtures/nginx.ts';
import { page, writeSite } from '../tests/fixtures/site.ts';
import { freePort } from '../tests/fixtures/socket.ts';
import { programs } from '../tests/programs.ts';
import { hostFault, STATIC_HOSTS, writeStaticSite } from './static-hosts.ts';

const SERVICE = 'https://forms.example.com';
const target = folderForFile();
const nginxFolder = folderForEach();
let dist = '';

beforeAll(async () => {
  const { folder } = await writeSite({
    'de/404.html': page('Nicht gefunden'),
    'press-kit.gz': 'bytes',
    'redirects.json': JSON.stringify([
      ['/indutries', '/services', 301],
      ['/old/', '/services/qa#process', 301],
      ['/ask', '/services?a=b', 302],
      ['/earlier.html', '/services', 301],
      ['/page;v=1', '/services', 301],
    ]),
  });
  dist = folder;
  const tables = join(dist, TABLES_FILE);
  writeFileSync(
    tables,
    JSON.stringify({ ...JSON.parse(readFileSync(tables, 'utf8')), service: SERVICE }),
  );
});
afterAll(() => rmSync(dist, { recursive: true }));

/** Packages the fixture site for a host and reads one of its files. */
function written(host: string, file: string): string {
  writeStaticSite(dist, target, host);
  return readFileSync(join(target, file), 'utf8');
}

test.each(Object.keys(STATIC_HOSTS))(
  '%s: pages and downloads, but no files for our own server',
  (host) => {
    expect(written(host, 'services/qa.html')).toContain('<h1>QA</h1>');
    for (const file of ['enquiries.json', 'server.json', 'redirects.json']) {
      expect(existsSync(join(target, file)), file).toBe(false);
    }
    expect(readFileSync(join(target, 'press-kit.gz'), 'utf8')).toBe('bytes');
    expect(existsSync(join(target, 'index.html.gz'))).toBe(host === 'nginx');
  },
);

test.each([
  // Cloudflare Pages finds a language's 404 page without a rule.
  ['netlify', '/de/* /de/404.html 404\n'],
  ['cloudflare', ''],
])('%s: _redirects and _headers', (host, notFound) => {
  expect(written(host, '_redirects')).toBe(
    `/indutries /services 301\n/old /services/qa#process 301\n/ask /services?a=b 302\n/earlier.html /services 301\n/page;v=1 /services 301\n${notFound}`,
  );
  const headers = readFileSync(join(target, '_headers'), 'utf8');
  expect(headers).toContain(`form-action 'self' ${SERVICE}`);
  expect(headers).toMatch(
    /^\/_astro\/\*\n {2}cache-control: public, max-age=31536000, immutable$/m,
  );
  expect(headers).toMatch(
    /^\/\*\.svg\n {2}content-security-policy: sandbox; default-src 'none'; /m,
  );
  // Matching rules are combined, so each header must be in only one of them.
  expect(headers.split('\n\n')[0]).not.toContain('cross-origin-resource-policy');
});

test('Vercel: clean addresses, redirects and headers', () => {
  const config = JSON.parse(written('vercel', 'vercel.json'));
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(config.redirects[0]).toEqual({
    source: '/indutries',
    destination: '/services',
    statusCode: 301,
  });
  expect(config.redirects[2].statusCode).toBe(302);
  expect(config.headers[0].headers).toContainEqual({ key: 'x-frame-options', value: 'DENY' });
  expect(config.headers[1]).toMatchObject({
    source: '/(.*)\\.svg',
    headers: [{ key: 'content-security-policy', value: expect.stringMatching(/^sandbox; /) }],
  });
});

test('GitHub Pages: pages contain their policy, and old addresses redirect', () => {
  expect(written('github-pages', 'old.html')).toContain('url=/services/qa#process');
  expect(readFileSync(join(target, 'earlier.html'), 'utf8')).toContain('url=/services');
  expect(readFileSync(join(target, 'CNAME'), 'utf8')).toBe('tidewright.example\n');
});

test('S3 with CloudFront: the function finds pages and follows redirects', () => {
  const source = written('s3', 'cloudfront-function.js');
  const handle = (uri: string, querystring = {}) =>
    runInNewContext(`${source}; handler(event)`, { event: { request: { uri, querystring } } });
  expect(handle('/')).toMatchObject({ uri: '/index.html' });
  expect(handle('/services/qa')).toMatchObject({ uri: '/services/qa.html' });
  expect(handle('/art/poster.svg')).toMatchObject({ uri: '/art/poster.svg' });
  expect(handle('/old', { a: { value: 'b' } }).headers.location.value).toBe(
    '/services/qa?a=b#process',
  );
  for (const [from, to, statusCode = 301] of [
    ['/services/qa.html', '/services/qa'],
    ['/services/qa/', '/services/qa'],
    ['/old', '/services/qa#process'],
    ['/earlier.html', '/services'],
    ['/ask', '/services?a=b', 302],
  ] as const) {
    expect(handle(from), from).toMatchObject({
      statusCode,
      headers: { location: { value: to } },
    });
  }
  const policy = JSON.parse(readFileSync(join(target, 'response-headers-policy.json'), 'utf8'));
  expect(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toContain(
    SERVICE,
  );
  expect(readFileSync(join(target, 'response-headers-policy-svg.json'), 'utf8')).toContain(
    '"ContentSecurityPolicy": "sandbox; ',
  );
});

// npm test says so at its end if the machine has no nginx.
test.skipIf(!programs.nginx)('nginx serves the folder as our server does', async () => {
  const config = written('nginx', 'nginx-static.conf');
  const port = await freePort();
  const nginx = startNginx(
    nginxFolder,
    `types { text/html html; text/css css; image/svg+xml svg; }
    server { listen 127.0.0.1:${port}; root ${target}; absolute_redirect off; ${config} }`,
  );
  onTestFinished(async () => {
    nginx.kill();
    await once(nginx, 'close');
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  await vi.waitFor(() => get('/'), 60_000);
  for (const path of ['/', '/services', '/services/qa', '/company']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${SERVICE}`,
    );
  }
  for (const [from, to, status = 301] of [
    ['/services/qa.html', '/services/qa'],
    ['/services/qa/', '/services/qa'],
    ['/indutries', '/services'],
    ['/earlier.html', '/services'],
    ['/page;v=1', '/services'],
    ['/old/?a=b', '/services/qa?a=b#process'],
    ['/ask', '/services?a=b', 302],
  ] as const) {
    const answer = await get(from);
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, status, to]);
  }
  const lost = await get('/nowhere');
  expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('Not found')]);
  const german = await get('/de/nirgends');
  expect([german.status, await german.text()]).toEqual([
    404,
    expect.stringContaining('Nicht gefunden'),
  ]);
  const drawing = await get('/art/plate.0f3c9a1b.svg');
  expect(drawing.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; /);
  expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
  const style = await get('/_astro/site.BX2f_9aQ.css');
  expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('another host, or a service that is no origin, is refused', () => {
  expect(hostFault('netlyfy')).toContain('netlyfy is not a supported host');
  vi.stubEnv('SERVICE_ORIGIN', 'forms.example.com');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(serviceOrigin).toThrow('SERVICE_ORIGIN takes an origin without a path');
});

test('npm run package for a static host without a service is refused before it builds', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../commands/package.ts'), '--for', 'netlify'],
    {
      cwd: 'tests/behaviour/site',
      encoding: 'utf8',
      env: { ...process.env, SERVICE_ORIGIN: '' },
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('The forms on a static host need a service');
});

test('redirects that make the CloudFront function too large are refused', async () => {
  const many = Array.from({ length: 300 }, (_, place) => [
    `/fr/services/${place}`,
    '/services',
    302,
  ]);
  const { folder, remove } = await writeSite({ 'redirects.json': JSON.stringify(many) });
  cpSync(join(dist, TABLES_FILE), join(folder, TABLES_FILE));
  expect(() => writeStaticSite(folder, target, 's3')).toThrow(
    /^The CloudFront function has \d+ bytes, and CloudFront allows 10240\. .* 300 redirects/,
  );
  await remove();
});
