import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have become quiet. */
const QUIET_CHECK = 50;

/**
 * Prepares a server for its end. Call it before the server listens.
 *
 * @param limit milliseconds that open requests have to finish before they are cut
 * @param quiet milliseconds that a quiet connection stays open after the stop, or after its last answer: a request may be
 * on its way, which closing would lose
 * @returns the function that ends it: no new connections, open requests finish, then everything closes
 */
export function gracefulStop(
  app: FastifyInstance,
  limit: number,
  quiet: number,
): () => Promise<void> {
  /** By connection: requests under way, when there were some last, and the bytes read by then. */
  const connections = new Map<Socket, { busy: number; quietSince: number; bytes: number }>();
  app.server.on('connection', (socket) => {
    connections.set(socket, { busy: 0, quietSince: performance.now(), bytes: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.busy += 1;
    response.once('close', () => {
      connection.busy -= 1;
      connection.quietSince = performance.now();
      connection.bytes = socket.bytesRead;
    });
  });
  return async () => {
    const stopped = performance.now();
    const endQuiet = () => {
      const before = performance.now() - quiet;
      for (const [socket, { busy, quietSince, bytes }] of connections) {
        // Bytes since the last answer are the beginning of a request.
        const isQuiet = busy === 0 && socket.bytesRead === bytes;
        if (isQuiet && Math.max(stopped, quietSince) <= before) socket.destroy();
      }
    };
    // Node would end quiet connections at once.
    app.server.closeIdleConnections = () => {};
    const looking = setInterval(endQuiet, QUIET_CHECK);
    const cut = setTimeout(() => app.server.closeAllConnections(), limit);
    await app.close();
    clearInterval(looking);
    clearTimeout(cut);
  };
}
