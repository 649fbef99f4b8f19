import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixtureApp } from '../tests/fixtures/site.ts';
import { exchange, openConnection } from '../tests/fixtures/socket.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await buildFixtureApp();
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends a request with its target unchanged; `inject` and `fetch` would normalise it. */
async function request(target: string, method = 'GET') {
  const text = await exchange(
    port,
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') };
}

test.each([
  '/..%2f',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/services/../index.html',
  '/./services',
  '/%252e%252e/package.json',
  '/..\\..\\package.json',
  '/index.html%00',
  '/services/qa\\',
  '/services%2fqa%2f..%2f..',
  '//evil.example/',
  '/\\evil.example/',
  '/services//',
  '/;/services',
])('%j gets the 404 page and no redirect', async (target) => {
  const { status, head, body } = await request(target);
  expect(status).toBe(404);
  expect(head.toLowerCase()).not.toContain('\nlocation:');
  expect(body).toContain('<h1>Not found</h1>');
});

test.each([
  ...['/\0', '/a b', 'services', '/\x01', '/\xe9'],
  ...['/%', '/%zz', '/%c3%28', '/%c0%ae%c0%ae/', '/a%E0%A4%A', '/services/%ff'],
])('the target %j is answered with 400', async (target) => {
  const { status, head } = await request(target);
  expect(status).toBe(400);
  expect(head.toLowerCase()).toContain('content-security-policy: ');
});

test('a request target with scheme and host is served by its path', async () => {
  expect((await request(`http://localhost:${port}/services`)).body).toContain('<h1>Services</h1>');
});

test('a redirect keeps the query string unchanged', async () => {
  const { status, head } = await request('/services/qa/?a=%2F&&b=c?d');
  expect(status).toBe(301);
  expect(head).toContain('location: /services/qa?a=%2F&&b=c?d\r\n');
  expect((await request('/index.html?')).head).toContain('location: /?\r\n');
});

test('OPTIONS * and unknown methods are answered with 405', async () => {
  expect((await request('*', 'OPTIONS')).status).toBe(405);
  expect((await request('/', 'M-SEARCH')).head).toContain('allow: GET, HEAD');
});

/** Headers of every document, also of answers to requests that the parser rejects. */
const FULL = [
  'content-security-policy: default-src',
  'cross-origin-opener-policy: same-origin',
  'permissions-policy: ',
  'referrer-policy: ',
  'x-frame-options: DENY',
];

test.each([
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['bytes that are not HTTP', 400, 'BREW\r\n\r\n'],
  ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n'],
  ['long headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['unfinished headers', 408, 'GET / HTTP/1.1\r\nHost: a\r\n'],
])('%s: the answer is %i, with all security headers', async (_what, status, bytes) => {
  const { socket, closed } = await openConnection(port);
  socket.write(bytes);
  // Sends byte by byte, since a silent connection is cut without an answer.
  const slowly = setInterval(() => status === 408 && socket.write('x'), 1_000);
  const text = (await closed).toLowerCase();
  clearInterval(slowly);
  expect(text).toMatch(new RegExp(`^http/1.1 ${status} `));
  expect(text).toContain('\nconnection: close');
  for (const header of FULL) expect(text).toContain(header.toLowerCase());
});

test('of 10,000 pipelined requests only a few are answered', async () => {
  // A separate server, since it refuses this sender for a while afterwards.
  await using other = await buildFixtureApp();
  const address = await other.listen({ host: '127.0.0.1', port: 0 });
  const crowd = 'GET /services HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(10_000);
  const text = await exchange(Number(new URL(address).port), crowd);
  expect((text.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(100);
});

/** A second request, which a proxy would treat as the body of the first (request smuggling). */
const HIDDEN = 'GET /services HTTP/1.1\r\nHost: a\r\n\r\n';
test.each([
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 38'],
  ['a length with a sign', 'Content-Length: +0'],
  ['an unknown transfer coding', 'Transfer-Encoding: xchunked'],
  ['chunked before another coding', 'Transfer-Encoding: chunked, identity'],
  ['a space before the colon', 'Transfer-Encoding : chunked'],
  ['a folded line', 'Transfer-Encoding:\r\n chunked'],
  ['a line feed alone', 'X: y\nTransfer-Encoding: chunked'],
  ['a NUL', 'X: y\0Transfer-Encoding: chunked'],
])(
  '%s: the request is refused, and the one hidden in its body gets no answer',
  async (_, headers) => {
    const text = await exchange(
      port,
      `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\n${HIDDEN}`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 4/);
    expect(text).not.toContain('HTTP/1.1 200');
  },
);
