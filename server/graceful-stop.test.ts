import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { buildFixtureApp } from '../tests/fixtures/site.ts';
import { openConnection } from '../tests/fixtures/socket.ts';

/** Milliseconds, longer than any test: a stop that ends has not waited for its limit. */
const NEVER = 3_600_000;

/** Starts a server and tracks the requests that reach it. */
async function listen({ limit = NEVER, quiet = 50 } = {}) {
  const app = await buildFixtureApp({ stop: { limit, quiet } });
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/slow', async () => {
    begun.resolve();
    await released.promise;
    return 'finished';
  });
  const stop = () => app.close();
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  /** Waits until the server has read a number of bytes from a number of connections. */
  const arrived = (count: number, bytes: number) =>
    vi.waitUntil(
      () =>
        sockets.length === count &&
        sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0) === bytes,
      { timeout: NEVER, interval: 5 },
    );
  /** Waits until the stop has begun: the listening socket closes first. */
  const stopping = () => vi.waitUntil(() => !app.server.listening, { timeout: NEVER, interval: 1 });
  return { stop, port, begun: begun.promise, release: released.resolve, arrived, stopping };
}

test('a request in progress is finished, and its connection closed', async () => {
  const { stop, port, begun, release, stopping } = await listen();
  const { socket, closed } = await openConnection(port);
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await begun;
  const stopped = stop();
  await stopping();
  release();
  await stopped;
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*finished$/);
});

test('a request whose headers arrived in part before the stop is answered', async () => {
  const { stop, port, arrived, stopping } = await listen();
  const page = await openConnection(port);
  const health = await openConnection(port);
  const heads = ['/services', '/healthz'].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`,
  );
  page.socket.write(heads[0] ?? '');
  health.socket.write(heads[1] ?? '');
  await arrived(2, heads.join('').length);
  const stopped = stop();
  await stopping();
  page.socket.write('\r\n');
  health.socket.write('\r\n');
  await stopped;
  expect(await page.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n/);
  expect(await health.closed).toMatch(/^HTTP\/1\.1 503 [\s\S]*\{"status":"stopping"\}$/);
});

test('a request that never ends is cut off at the limit', async () => {
  const limit = 300;
  const { stop, port, arrived } = await listen({ limit });
  const { socket, closed } = await openConnection(port);
  const head = 'GET /services HTTP/1.1\r\n';
  socket.write(head);
  await arrived(1, head.length);
  const started = performance.now();
  await stop();
  // Timers may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(limit - 2);
  expect(await closed).toBe('');
});

test("connections without a request don't delay the stop", async () => {
  const { stop, port, arrived } = await listen();
  const silent = await openConnection(port);
  const idle = await openConnection(port);
  const request = 'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  idle.socket.write(request);
  await arrived(2, request.length);
  await stop();
  expect(await silent.closed).toBe('');
  expect(await idle.closed).toMatch(/^HTTP\/1\.1 200/);
});

test('a request that arrives just after the stop is answered', async () => {
  // A long quiet time, since the request may arrive late on a busy machine.
  const { stop, port, stopping } = await listen({ quiet: NEVER });
  const { socket, closed } = await openConnection(port);
  socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const stopped = stop();
  // By default Node closes idle connections together with the listening socket.
  await stopping();
  socket.write('GET /services HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await closed).toMatch(/connection: close[\s\S]*<h1>Services<\/h1>/i);
  await stopped;
});
