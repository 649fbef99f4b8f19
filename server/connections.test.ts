import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, openConnection, type RawConnection } from '../tests/fixtures/socket.ts';
import { proxyCheck } from './client-address.ts';
import { Connections, connectionBounds } from './connections.ts';

const BOUNDS = { total: 8, perSender: 4, inFlight: 2 };

let refused: string[] = [];
let server: ReturnType<typeof createServer>;
let port: number;
const opened: RawConnection[] = [];
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
  for (const { socket } of opened.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Opens a connection from one of this machine's loopback addresses, and sends bytes. */
async function open(localAddress: string, bytes = ''): Promise<RawConnection> {
  const accepted = once(server, 'connection');
  const connection = await openConnection(port, localAddress);
  opened.push(connection);
  await accepted;
  if (bytes) {
    const arrived = once(server, 'request');
    connection.socket.write(bytes);
    await arrived;
  }
  return connection;
}

/** Sends a complete request on a new connection, and tells whether it is answered. */
async function isAnswered(localAddress: string): Promise<boolean> {
  const { socket, closed } = await openConnection(port, localAddress);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  return (await closed).includes('answered');
}

const NEVER = 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n';

test('an idle connection makes room for a new one, first of the same sender', async () => {
  const { closed } = await open('127.0.0.2');
  for (let index = 1; index < BOUNDS.perSender; index += 1) await open('127.0.0.2');
  expect(await isAnswered('127.0.0.2')).toBe(true);
  await closed;
  expect(await isAnswered('127.0.0.3')).toBe(true);
  expect(refused).toEqual([]);
});

test('a sender whose connections are all busy is refused, others are not', async () => {
  for (let index = 0; index < BOUNDS.perSender; index += 1) await open('127.0.0.2', NEVER);
  expect(await isAnswered('127.0.0.2')).toBe(false);
  expect(refused).toEqual(['connections of one sender']);
  expect(await isAnswered('127.0.0.3')).toBe(true);
});

test('at the total limit, the sender with the most connections loses an idle one', async () => {
  for (const sender of ['127.0.0.2', '127.0.0.3'])
    for (let index = 0; index < BOUNDS.perSender; index += 1) await open(sender);
  expect(await isAnswered('127.0.0.4')).toBe(true);
  expect(refused).toEqual([]);
});

test('a trusted proxy has no limit of its own', async () => {
  for (let index = 0; index <= BOUNDS.perSender; index += 1) await open('127.0.0.9', NEVER);
  expect(refused).toEqual([]);
});

test("too many pipelined requests close the sender's connections for a moment", async () => {
  const other = await open('127.0.0.2');
  const many = await open('127.0.0.2', NEVER.repeat(BOUNDS.inFlight + 1));
  await Promise.all([many.closed, other.closed]);
  expect(refused).toEqual(['requests on one connection']);
  // Their sender alone is refused for a moment.
  expect(await isAnswered('127.0.0.2')).toBe(false);
  expect(await isAnswered('127.0.0.3')).toBe(true);
});

test('a trusted proxy with an IPv6 address may pipeline too many requests and connect again', async () => {
  const connections = new Connections(BOUNDS, proxyCheck(['::1']), (reason) =>
    refused.push(reason),
  );
  const six = createServer(connections.limit(() => {}));
  connections.watch(six);
  six.listen(0, '::1');
  await once(six, 'listening');
  // A TCP server's address is never a string, as a pipe's is.
  const { port } = six.address() as AddressInfo;
  const many = connect(port, '::1').resume();
  many.write(NEVER.repeat(BOUNDS.inFlight + 1));
  await once(many, 'close');
  const next = connect(port, '::1');
  next.write(NEVER);
  await once(six, 'request');
  next.destroy();
  six.close();
});

test('the total limit leaves file descriptors for other uses', () => {
  const { total, perSender } = connectionBounds(1024);
  expect(total).toBeLessThanOrEqual(900);
  expect(perSender).toBeLessThanOrEqual(total / 4);
  expect(connectionBounds(1_000_000).total).toBe(5_000);
});
