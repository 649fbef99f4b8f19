import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { buildFixtureApp } from './fixture-site.ts';
import { openConnection } from './fixture-socket.ts';
import { gracefulStop } from './graceful-stop.ts';

/** Milliseconds; long enough to tell a request that finishes from one that is cut. */
const LIMIT = 2_000;

/** Milliseconds that a quiet connection stays open. */
const QUIET = 100;

async function listen() {
  const app = await buildFixtureApp();
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, LIMIT / 4));
    return 'finished';
  });
  const stop = gracefulStop(app, LIMIT, QUIET);
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A listening TCP server has an address, never a pipe's name.
  return { app, stop, port: (app.server.address() as AddressInfo).port };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

test('a request under way is finished, and its connection closed', async () => {
  const { stop, port } = await listen();
  const { socket, closed } = await openConnection(port);
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await pause(20);
  expect(await timed(stop)).toBeLessThan(LIMIT);
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*finished$/);
});

test('a request whose headers were on their way is still answered', async () => {
  const { stop, port } = await listen();
  const page = await openConnection(port);
  const health = await openConnection(port);
  page.socket.write('GET /services HTTP/1.1\r\nHost: localhost\r\n');
  health.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  await pause(20);
  const stopped = stop();
  await pause(20);
  page.socket.write('\r\n');
  health.socket.write('\r\n');
  await stopped;
  expect(await page.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n/);
  expect(await health.closed).toMatch(/^HTTP\/1\.1 503 [\s\S]*\{"status":"stopping"\}$/);
});

test('a request that never ends is cut at the limit', async () => {
  const { stop, port } = await listen();
  const { socket, closed } = await openConnection(port);
  socket.write('GET /services HTTP/1.1\r\n');
  await pause(20);
  const milliseconds = await timed(stop);
  expect(milliseconds).toBeGreaterThanOrEqual(LIMIT - 20);
  expect(milliseconds).toBeLessThan(LIMIT + 300);
  expect(await closed).toBe('');
});

test('connections without a request are not waited for', async () => {
  const { stop, port } = await listen();
  const silent = await openConnection(port);
  const idle = await openConnection(port);
  idle.socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await pause(20);
  expect(await timed(stop)).toBeLessThan(LIMIT / 2);
  expect(await silent.closed).toBe('');
  expect(await idle.closed).toMatch(/^HTTP\/1\.1 200/);
});

test('nobody new is let in', async () => {
  const { stop, port } = await listen();
  await stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('a request that was on its way when the process was told to stop is answered', async () => {
  const { app, stop, port } = await listen();
  const { socket, closed } = await openConnection(port);
  socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const stopped = stop();
  // The listening socket closes first, and with it what Node would close.
  while (app.server.listening) await pause(1);
  socket.write('GET /services HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await closed).toMatch(/connection: close[\s\S]*<h1>Services<\/h1>/i);
  await stopped;
});
