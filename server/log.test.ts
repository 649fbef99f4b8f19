import { expect, test, vi } from 'vitest';
import { buildFixtureApp } from '../tests/fixtures/site.ts';

async function buildLoggedApp(logLevel: 'info' | 'warn') {
  const lines: Record<string, unknown>[] = [];
  const app = await buildFixtureApp({
    logLevel,
    logStream: { write: (line) => lines.push(JSON.parse(line)) },
  });
  /** Waits for a number of lines: a request is logged after the last byte of its answer. */
  const written = (count: number) =>
    vi.waitUntil(() => lines.length >= count, { timeout: 120_000, interval: 5 });
  app.get('/broken', async () => {
    throw new TypeError('failed for Ada Lovelace, ada@example.com');
  });
  return { app, lines, written };
}

const PERSONAL = {
  'user-agent': 'AdaBrowser/1.0',
  'x-forwarded-for': '203.0.113.7',
  referer: 'https://example.com/ada',
  cookie: 'name=ada',
};

test('a request is logged in one line: id, method, kind, status, duration', async () => {
  const { app, lines, written } = await buildLoggedApp('info');
  await app.inject('/services?email=ada@example.com');
  await app.inject('/healthz');
  await app.inject({ method: 'POST', url: '/services', payload: { name: 'Ada' } });
  await written(3);
  expect(lines).toEqual(
    [
      { method: 'GET', kind: 'static', status: 200 },
      { method: 'GET', kind: 'health', status: 200 },
      { method: 'POST', kind: 'method', status: 405 },
    ].map((line) => ({
      ...line,
      level: 30,
      time: expect.any(Number),
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/),
      ms: expect.any(Number),
      msg: 'request',
    })),
  );
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
  await app.close();
});

test('no personal data is logged with any answer', async () => {
  const { app, lines, written } = await buildLoggedApp('info');
  for (const url of [
    '/ada@example.com',
    '/services/?name=ada',
    '/%zz/ada',
    '/broken?name=ada',
    '/film.mp4',
  ]) {
    await app.inject({ url, headers: { ...PERSONAL, range: 'bytes=5000-' } });
    await app.inject({ method: 'PUT', url, headers: PERSONAL, payload: 'ada' });
  }
  await written(9);
  // An id of a request is random, and may contain such letters.
  const said = JSON.stringify(lines, (key, value) => (key === 'id' ? undefined : value));
  expect(said).not.toMatch(/ada|203\.0|127\.0\.0\.1|example\.com/i);
  await app.close();
});

test('an error is logged with its type and stack', async () => {
  const { app, lines, written } = await buildLoggedApp('warn');
  await app.inject('/services');
  await app.inject('/broken');
  await written(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 50, msg: 'failed', err: { type: 'TypeError' } });
  expect(JSON.stringify(lines[0])).toContain('log.test.ts');
  await app.close();
});
