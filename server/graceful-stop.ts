import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes connections that have been idle since a time by `performance.now()`. */
    endQuiet: (since: number) => void;
  }
}

/** Milliseconds that open requests, and mails being sent, have to finish: the process must exit within 10 s. */
export const STOP_LIMIT = 9_000;

/** Milliseconds between two checks for idle connections. */
const QUIET_CHECK = 50;

/**
 * Makes a function that stops a server: it accepts no new connections, finishes open requests and closes.
 *
 * @param limit milliseconds that open requests have to finish before they are cut off
 * @param quiet milliseconds that an idle connection stays open after the stop or its last answer, in case a request is
 * already on its way
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
    // Node's `close` calls this and would close idle connections at once.
    app.server.closeIdleConnections = () => {};
    const looking = setInterval(endQuiet, QUIET_CHECK);
    const cut = setTimeout(() => app.server.closeAllConnections(), limit);
    await app.close();
    clearInterval(looking);
    clearTimeout(cut);
  };
}
