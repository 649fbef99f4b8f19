import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, openConnection } from '../tests/fixtures/socket.ts';
import { watchUploads } from './upload-pace.ts';

/** Milliseconds, longer than a busy machine delays a client. */
const WINDOW = 3_000;

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => response.end('received'));
  });
  watchUploads(server, { window: WINDOW, least: 10_000, most: 400_000, check: 20 });
  port = await listen(server);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a body that starts fast and then trickles is cut off', async () => {
  const { socket, closed } = await openConnection(port);
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 350000\r\n\r\n');
  socket.write('a'.repeat(200_000));
  const slowly = setInterval(() => socket.write('a'), 20);
  expect(await closed).toBe('');
  clearInterval(slowly);
});

test('an endless body is cut off', async () => {
  const { socket, closed } = await openConnection(port);
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
  const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`;
  const quickly = setInterval(() => socket.write(chunk), 5);
  expect(await closed).toBe('');
  clearInterval(quickly);
});

test('a body that keeps the pace for longer than a window is received', async () => {
  const { socket, closed } = await openConnection(port);
  const piece = 'a'.repeat(2000);
  const count = (1.2 * WINDOW) / 20;
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${piece.length * count}\r\n\r\n`,
  );
  for (let sent = 0; sent < count; sent += 1) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await closed).toContain('received');
});
