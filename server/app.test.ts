import { webcrypto } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildFixtureApp,
  FILM,
  INLINE_SCRIPT,
  INLINE_STYLE,
  page,
} from '../tests/fixtures/site.ts';
import type { Checks } from './health.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildFixtureApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

async function source(code: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

describe('pages and files', () => {
  test.each([
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/services/qa', 'QA'],
    ['/services/qa?utm=1&x=/../', 'QA'],
    ['/services/%71a', 'QA'],
    ['/company', 'Company'],
  ])('%s', async (url, title) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(page(title));
  });

  const FOR_EVER = 'public, max-age=31536000, immutable';
  const FOR_AN_HOUR = 'public, max-age=3600';
  test.each([
    ['/_astro/site.BX2f_9aQ.css', 'text/css; charset=utf-8', FOR_EVER],
    ['/art/plate.0f3c9a1b.svg', 'image/svg+xml', FOR_EVER],
    ['/art/poster.svg', 'image/svg+xml', FOR_AN_HOUR],
    ['/film.mp4', 'video/mp4', FOR_AN_HOUR],
    ['/robots.txt', 'text/plain; charset=utf-8', FOR_AN_HOUR],
    ['/empty.txt', 'text/plain; charset=utf-8', FOR_AN_HOUR],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', FOR_AN_HOUR],
  ])('%s has the type %s and is cached: %s', async (url, type, cacheControl) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.headers['cache-control']).toBe(cacheControl);
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const url of ['/', '/film.mp4', '/nowhere', '/old', '/healthz']) {
      const [head, full] = [await app.inject({ method: 'HEAD', url }), await get(url)];
      const { date: _headDate, ...headHeaders } = head.headers;
      const { date: _fullDate, ...fullHeaders } = full.headers;
      expect(head.statusCode).toBe(full.statusCode);
      expect(fullHeaders).toEqual({ 'content-length': '0', ...headHeaders });
      expect(head.rawPayload.length).toBe(0);
    }
  });
});

test.each([
  ['/old?a=1', '/services/qa?a=1#process'],
  ['/ask?c=d', '/services?a=b&c=d', 302],
])('%s redirects to %s', async (url, location, status = 301) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers.location).toBe(location);
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  expect(response.body).toBe('');
});

describe('unknown addresses', () => {
  test.each([
    '/nowhere',
    '/404',
    '/404.html',
    '/redirects.json',
    '/index.html.br',
    '/index.html.gz',
    '/robots.txt/',
    '/Services',
    '/__proto__',
    '/constructor',
    `/${'a'.repeat(5000)}`,
  ])('%s gets the 404 page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe(page('Not found'));
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers).not.toHaveProperty('etag');
  });

  test('the 404 page is compressed and ignores conditional and range requests', async () => {
    const response = await get('/nowhere', {
      'accept-encoding': 'br',
      'if-none-match': '*',
      range: 'bytes=0-1',
    });
    expect(response.statusCode).toBe(404);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(page('Not found'));
  });

  test('a malformed query string is ignored', async () => {
    expect((await get('/?%zz=%')).statusCode).toBe(200);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const)(
  '%s is answered with 405, whatever the type of its body',
  async (method) => {
    for (const [url, type] of [
      ['/', 'application/json'],
      ['/nowhere', 'multipart/form-data'],
      ['/healthz', 'no type'],
    ] as const) {
      // The types of `inject` lack some HTTP methods.
      const sent = { method: method as 'POST', headers: { 'content-type': type }, payload: '{' };
      const response = await app.inject({ url, ...sent });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(response.headers).toHaveProperty('x-content-type-options');
    }
  },
);

describe('content negotiation', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('%s', async (accepted, coding, decode) => {
    const response = await get('/services', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(coding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(decode(response.rawPayload).toString()).toBe(page('Services'));
  });

  test('a file without compressed copies has no Vary header', async () => {
    const response = await get('/film.mp4', { 'accept-encoding': 'br, gzip' });
    expect(response.headers).not.toHaveProperty('vary');
    expect(response.headers).not.toHaveProperty('content-encoding');
  });
});

describe('revalidation', () => {
  test('a current copy is answered with 304 and no body', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `W/${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
      expect(again.headers[name]).toBe(first.headers[name]);
    }
    for (const name of ['content-type', 'content-encoding', 'content-length']) {
      expect(again.headers).not.toHaveProperty(name);
    }
  });

  test('an outdated copy, or one in another coding, is replaced', async () => {
    const tag = String((await get('/', { 'accept-encoding': 'br' })).headers.etag);
    for (const coding of ['gzip', 'identity']) {
      const headers = { 'accept-encoding': coding, 'if-none-match': tag };
      expect((await get('/', headers)).statusCode).toBe(200);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('If-None-Match applies to HEAD too, and before Range', async () => {
    const headers = { 'if-none-match': '*', range: 'bytes=0-1' };
    expect((await app.inject({ method: 'HEAD', url: '/', headers })).statusCode).toBe(304);
    expect((await get('/film.mp4', headers)).statusCode).toBe(304);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=995-2000', 995, 999],
  ])('%s of the film is answered with these bytes', async (range, first, last) => {
    const response = await get('/film.mp4', { range });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes ${first}-${last}/1000`);
    expect(response.headers['content-length']).toBe(String(last - first + 1));
    expect(response.headers['content-type']).toBe('video/mp4');
    expect(response.headers).toHaveProperty('etag');
    expect(response.rawPayload).toEqual(FILM.subarray(first, last + 1));
  });

  test('a range beyond the end is answered with 416', async () => {
    const response = await get('/film.mp4', { range: 'bytes=1000-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */1000');
    expect(response.headers['content-length']).toBe('0');
  });

  test('If-Range matches only the same strong entity tag', async () => {
    const tag = String((await get('/film.mp4')).headers.etag);
    const status = async (condition: string) =>
      (await get('/film.mp4', { range: 'bytes=0-1', 'if-range': condition })).statusCode;
    expect(await status(tag)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(`W/${tag}`)).toBe(200);
    expect(await status('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(200);
  });

  test('ranges apply only to uncompressed answers', async () => {
    expect((await get('/', { range: 'bytes=0-1' })).body).toBe('<!');
    const response = await get('/', { range: 'bytes=0-1', 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty('accept-ranges');
  });

  test('HEAD ignores ranges', async () => {
    const headers = { range: 'bytes=0-1' };
    const response = await app.inject({ method: 'HEAD', url: '/film.mp4', headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '1000' });
  });
});

describe('security headers', () => {
  const EVERYWHERE = [
    'x-content-type-options',
    'cross-origin-resource-policy',
    'content-security-policy',
    'referrer-policy',
    'x-frame-options',
  ];
  const DOCUMENTS = [...EVERYWHERE, 'cross-origin-opener-policy', 'permissions-policy'];

  test.each([
    ['/', DOCUMENTS],
    ['/nowhere', DOCUMENTS],
    ['/%zz', DOCUMENTS],
    ['/old', DOCUMENTS],
    ['/healthz', DOCUMENTS],
    ['/art/poster.svg', DOCUMENTS],
    ['/film.mp4', EVERYWHERE],
    ['/robots.txt', EVERYWHERE],
  ])('%s', async (url, names) => {
    const { headers } = await get(url);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(names));
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test("a page's policy allows its own origin, and inline code by hash", async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; require-trusted-types-for 'script'; " +
        `script-src 'self' ${await source(INLINE_SCRIPT)}; ` +
        `style-src 'self' ${await source(INLINE_STYLE)}; ` +
        "img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; " +
        "manifest-src 'self'; object-src 'none'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'",
    );
  });

  test('the policy of a drawing allows no scripts and no requests', async () => {
    for (const url of ['/art/plate.0f3c9a1b.svg', '/art/poster.svg?x']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toMatch(
        /^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('X-Forwarded-Proto counts only from a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' };
    const promise = async (server: FastifyInstance, url: string, headers = forwarded) => {
      const response = await server.inject({ method: 'GET', url, headers });
      return response.headers['strict-transport-security'];
    };
    await using trusting = await buildFixtureApp({ trustProxy: ['127.0.0.1'] });
    await using distant = await buildFixtureApp({ trustProxy: ['10.0.0.0/8'] });
    await using always = await buildFixtureApp({ https: 'always' });
    for (const url of ['/', '/film.mp4', '/nowhere', '/old', '/healthz']) {
      expect(await promise(app, url)).toBeUndefined();
      expect(await promise(distant, url)).toBeUndefined();
      expect(await promise(trusting, url, { 'x-forwarded-proto': 'http' })).toBeUndefined();
      expect(await promise(trusting, url)).toBe('max-age=31536000');
      expect(await promise(always, url, { 'x-forwarded-proto': 'http' })).toBe('max-age=31536000');
    }
    // In a chain the first value counts: later hops may be plain HTTP.
    expect(await promise(trusting, '/', { 'x-forwarded-proto': 'https, http' })).toBeDefined();
    expect(await promise(trusting, '/', { 'x-forwarded-proto': 'http,https' })).toBeUndefined();
    const response = await always.inject('/');
    expect(response.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    expect((await get('/')).headers['content-security-policy']).not.toContain('upgrade');
  });
});

test('X-Forwarded-Proto from an unknown proxy is reported once', async () => {
  const lines: string[] = [];
  await using app = await buildFixtureApp({
    logLevel: 'warn',
    logStream: { write: (line) => lines.push(line) },
  });
  const headers = { 'x-forwarded-proto': 'https' };
  for (let time = 0; time < 3; time += 1) await app.inject({ url: '/', headers });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('set TRUST_PROXY to the address of yours');
});

const damaged = () =>
  Promise.reject<string>(Object.assign(new Error('secret'), { code: 'SQLITE_CORRUPT' }));

test.each<[Checks, number, Record<string, string>]>([
  [{}, 200, { status: 'ready' }],
  [{ store: async () => 'ok' }, 200, { status: 'ready', store: 'ok' }],
  [{ store: damaged }, 503, { status: 'not ready', store: 'SQLITE_CORRUPT' }],
  [{ store: async () => 'ok', disk: async () => 'low' }, 503, { store: 'ok', disk: 'low' }],
])('with the checks %o /readyz answers %i, and /healthz 200', async (checks, status, found) => {
  await using checked = await buildFixtureApp({ checks });
  const answer = await checked.inject('/readyz');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(found);
  const health = await checked.inject('/healthz');
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  for (const { headers } of [answer, health]) expect(headers['cache-control']).toBe('no-store');
});

test('an internal error is answered without its details', async () => {
  await using broken = await buildFixtureApp();
  broken.get('/broken', async () => {
    throw new Error('secret detail');
  });
  const response = await broken.inject('/broken');
  expect(response.statusCode).toBe(500);
  expect(response.body).toBe('Something went wrong on our side. Please try again.\n');
  expect(response.headers).toHaveProperty('content-security-policy');
});
