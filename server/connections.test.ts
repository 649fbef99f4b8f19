import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '../tests/fixtures/socket.ts';
import { Connections, connectionBounds } from './connections.ts';

const BOUNDS = { total: 8, perSender: 4, inFlight: 2 };

let refused: string[] = [];
let server: ReturnType<typeof createServer>;
let port: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  refused = [];
  const connections = new Connections(
    BOUNDS,
    (address) => address === '127.0.0.9',
    (reason) => refused.push(reason),
  );
  server = createServer(
    connections.limit((request, response) => {
      if (request.url !== '/never') response.end('answered');
    }),
  );
  connections.watch(server);
  port = await listen(server);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Opens a connection from one of this machine's many addresses, and sends bytes on it. */
async function open(localAddress: string, bytes = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => {}).resume();
  const accepted = once(server, 'connection');
  await once(socket, 'connect');
  await accepted;
  if (bytes) {
    const arrived = once(server, 'request');
    socket.write(bytes);
    await arrived;
  }
  return socket;
}

/** A visitor's whole request on a connection of its own. */
async function visit(localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', localAddress, agent: false };
    const sent = ask(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject).end();
  });
}

const NEVER = 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n';

test('quiet connections make room, of the same sender first', async () => {
  const [first] = [await open('127.0.0.2')];
  const gone = once(first, 'close');
  for (let index = 1; index < BOUNDS.perSender; index += 1) await open('127.0.0.2');
  expect(await visit('127.0.0.2')).toBe('answered');
  await gone;
  expect(await visit('127.0.0.3')).toBe('answered');
  expect(refused).toEqual([]);
});

test('where all of a sender are at work, that sender is turned away and nobody else', async () => {
  for (let index = 0; index < BOUNDS.perSender; index += 1) await open('127.0.0.2', NEVER);
  await expect(visit('127.0.0.2')).rejects.toThrow();
  expect(refused).toEqual(['connections of one sender']);
  expect(await visit('127.0.0.3')).toBe('answered');
});

test('where there is no more room at all, it comes from whoever has most', async () => {
  for (const sender of ['127.0.0.2', '127.0.0.3'])
    for (let index = 0; index < BOUNDS.perSender; index += 1) await open(sender);
  expect(await visit('127.0.0.4')).toBe('answered');
  expect(refused).toEqual([]);
});

test('a proxy of ours may have more', async () => {
  for (let index = 0; index <= BOUNDS.perSender; index += 1) await open('127.0.0.9', NEVER);
  expect(refused).toEqual([]);
});

test('requests sent ahead end their connection', async () => {
  const other = await open('127.0.0.2');
  const socket = await open('127.0.0.2', NEVER.repeat(BOUNDS.inFlight + 1));
  await Promise.all([once(socket, 'close'), once(other, 'close')]);
  expect(refused).toEqual(['requests on one connection']);
  // For a moment their sender is turned away, and nobody else.
  await expect(visit('127.0.0.2')).rejects.toThrow();
  expect(await visit('127.0.0.3')).toBe('answered');
});

test('descriptors are kept back', () => {
  const { total, perSender } = connectionBounds(1024);
  expect(total).toBeLessThanOrEqual(900);
  expect(perSender).toBeLessThanOrEqual(total / 4);
  expect(connectionBounds(1_000_000).total).toBe(5_000);
});
