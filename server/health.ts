import type { FastifyInstance } from 'fastify';

/** `GET /healthz`: 200 while the process takes requests, 503 once it has been told to stop. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { config: { kind: 'health' } }, async (_request, reply) => {
    reply.code(stopping ? 503 : 200).header('cache-control', 'no-store');
    return { status: stopping ? 'stopping' : 'ok' };
  });
}
