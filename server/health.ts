import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { failureCode } from './errors.ts';

/** Readiness checks by name. Each resolves with `ok` or a word for the fault. */
export type Checks = Readonly<Record<string, () => Promise<string>>>;

const CHECK_LIMIT = 2_000;

/** Milliseconds for which a result is reused, so that frequent requests cost little. */
const ANSWER_AGE = 1_000;

async function runChecks(checks: Checks): Promise<Record<string, string>> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    const late = pause(CHECK_LIMIT, 'ETIMEDOUT', { ref: false });
    return [name, await Promise.race([check().catch(failureCode), late])] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

/**
 * `GET /healthz`: whether the process is alive; 503 once it has been told to stop.
 * `GET /readyz`: whether all checks pass; 503 with their results if not. Pages are served in either case.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { checks }: { checks: Checks },
): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { config: { kind: 'health' } }, async (_request, reply) => {
    reply.code(stopping ? 503 : 200).header('cache-control', 'no-store');
    return { status: stopping ? 'stopping' : 'ok' };
  });

  let answer = runChecks({});
  let answeredAt = Number.NEGATIVE_INFINITY;
  app.get('/readyz', { config: { kind: 'health' } }, async (_request, reply) => {
    if (performance.now() - answeredAt > ANSWER_AGE) {
      answeredAt = performance.now();
      answer = runChecks(checks);
    }
    const found = await answer;
    const isReady = !stopping && Object.values(found).every((word) => word === 'ok');
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: stopping ? 'stopping' : isReady ? 'ready' : 'not ready', ...found };
  });
}
