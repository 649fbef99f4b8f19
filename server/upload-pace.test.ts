import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, openConnection } from './fixture-socket.ts';
import { watchUploads } from './upload-pace.ts';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('received'));
});
watchUploads(server, { grace: 200, least: 10_000, check: 20 });

let port: number;
beforeEach(async () => {
  port = await listen(server);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a body in pieces, one each 20 ms, until it is sent or the connection has gone. */
async function upload(piece: string, count: number): Promise<string> {
  const { socket, closed } = await openConnection(port);
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${piece.length * count}\r\n\r\n`,
  );
  for (let sent = 0; sent < count && !socket.destroyed; sent += 1) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return closed;
}

test('a body that trickles in is cut, one that keeps the pace is not', async () => {
  const [slow, steady] = await Promise.all([upload('a', 100), upload('a'.repeat(2000), 40)]);
  expect(slow).toBe('');
  expect(steady).toContain('received');
});
