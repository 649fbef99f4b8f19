import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends connections that have been quiet since a time on the clock of `performance`. */
    endQuiet: (since: number) => void;
  }
}

/** Milliseconds between two looks for connections that have become quiet. */
const QUIET_CHECK = 50;

/**
 * The function that ends a server: no new connections, open requests finish, then everything closes.
 *
 * @param limit milliseconds that open requests have to finish before they are cut
 * @param quiet milliseconds that a quiet connection stays open after the stop, or after its last answer: a request may be
 * on its way, which closing would lose
 */
export function gracefulStop(
  app: FastifyInstance,
  limit: number,
  quiet: number,
): () => Promise<void> {
  return async () => {
    const stopped = performance.now();
    const endQuiet = () => {
      const since = performance.now() - quiet;
      if (since >= stopped) app.endQuiet(since);
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
