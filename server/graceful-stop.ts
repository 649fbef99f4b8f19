import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** How long a server waits for its clients when it closes. */
export interface StopTimes {
  /** How long open requests, and mails being sent, have to finish: the process must exit within 10 s. */
  limit: number;
  /** How long a connection stays open that is idle at the stop or after its last answer: a request may be on its way. */
  quiet: number;
}

export const STOP_TIMES: StopTimes = { limit: 9_000, quiet: 1_000 };

/** Milliseconds between two checks for idle connections. */
const QUIET_CHECK = 50;

/** Lets open requests finish when the app closes, and those that are on their way. */
export function stopGracefully(
  app: FastifyInstance,
  connections: Connections,
  { limit, quiet }: StopTimes,
): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const stopped = performance.now();
    // Node's `close` calls this and would close idle connections at once.
    server.closeIdleConnections = () => {};
    const looking = setInterval(() => {
      const since = performance.now() - quiet;
      if (since >= stopped) connections.endQuiet(since);
    }, QUIET_CHECK);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(cut);
    });
  });
}
