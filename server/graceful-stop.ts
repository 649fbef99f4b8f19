import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have become idle. */
const IDLE_CHECK = 50;

/**
 * Prepares a server for its end. Call it before the server listens.
 *
 * @param limit milliseconds that open requests have to finish before they are cut
 * @returns the function that ends it: no new connections, open requests finish, then everything closes
 */
export function gracefulStop(app: FastifyInstance, limit: number): () => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    // Browsers open connections ahead of need. Node counts one that never spoke as busy and would wait for it.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // Node closes what is idle now and would keep a connection whose answer is still under way for the next request.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK);
    const cut = setTimeout(() => app.server.closeAllConnections(), limit);
    await app.close();
    clearInterval(idle);
    clearTimeout(cut);
  };
}
