import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Config } from './config.ts';
import { type EnquiryOptions, enquiryRoutes } from './enquiry/enquiry-routes.ts';
import { healthRoutes } from './health.ts';
import { type LogStream, logOptions } from './log.ts';
import { fileSecurityHeaders, securityHeaders } from './security-headers.ts';
import type { Catalogue } from './static/catalogue.ts';
import { staticRoutes } from './static/static-routes.ts';
import { watchUploads } from './upload-pace.ts';

/**
 * Times, in milliseconds, after which a connection is cut. Together they end one that sends, reads or idles too slowly
 * within 25 s; Node's defaults let it stay for minutes.
 */
const TIMEOUTS = {
  /** For all headers of a request. */
  headers: 10_000,
  /** For a whole request, body included: the largest form at the slowest pace below. */
  request: 130_000,
  /** Without a byte in either direction while a request or its answer is under way; Node gives a reader two of these. */
  stalled: 12_000,
  /** Between two requests. A proxy in front must let go of its idle connections sooner. */
  idle: 20_000,
  /** How often the first two are looked at. */
  check: 2_000,
};

/** A body that brings less than a slow mobile line (320 kbit/s) is cut after 20 s. */
const UPLOAD_PACE = { grace: 20_000, least: 40_000, check: TIMEOUTS.check };

/** What the app is built from. */
interface AppOptions extends Pick<Config, 'trustProxy' | 'https' | 'logLevel'> {
  /** The built site. */
  catalogue: Catalogue;
  /** What receives enquiries; without it there is the site alone. */
  enquiries?: EnquiryOptions | undefined;
  /** Where log lines go; standard output if not given. */
  logStream?: LogStream;
}

/** Answers what Node's parser refuses before there is a request: too slow, too long, or not HTTP. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
  const headers = Object.entries({
    Connection: 'close',
    'Content-Length': '0',
    ...fileSecurityHeaders(false),
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'));
}

/**
 * Builds the server: the site's files, and beside them the routes that are computed. It doesn't listen yet.
 */
export function buildApp(options: AppOptions): FastifyInstance {
  const { catalogue, enquiries, trustProxy, https, logLevel, logStream } = options;

  const isSecure = (request: FastifyRequest) => https === 'always' || request.protocol === 'https';

  const sendText = (request: FastifyRequest, reply: FastifyReply, status: number, text: string) =>
    reply
      .code(status)
      .headers(securityHeaders(isSecure(request)))
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${text}\n`);

  const app = fastify({
    ...logOptions(logLevel, logStream),
    trustProxy: trustProxy.length > 0 && trustProxy,
    // A visitor whose connection is still open while the process stops gets the page, not an error.
    return503OnClosing: false,
    http: { headersTimeout: TIMEOUTS.headers, connectionsCheckingInterval: TIMEOUTS.check },
    requestTimeout: TIMEOUTS.request,
    connectionTimeout: TIMEOUTS.stalled,
    keepAliveTimeout: TIMEOUTS.idle,
    clientErrorHandler: refuseConnection,
    // A path that can't be decoded. These two types of Fastify's differ in generics that don't matter here.
    frameworkErrors: (_error, request, reply) =>
      sendText(request as FastifyRequest, reply as FastifyReply, 400, 'Bad request'),
  });

  watchUploads(app.server, UPLOAD_PACE);

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(request, reply, status, 'This request was not understood.');
    request.log.error({ err: error }, 'failed');
    return sendText(request, reply, status, 'Something went wrong on our side. Please try again.');
  });

  const methodsByPath = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '*') methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), method].flat());
  });

  /** Tells which methods the path does take: those of its own routes beside those of the static ones. */
  const refuseMethod = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = new Set(['GET', 'HEAD', ...(methodsByPath.get(path) ?? [])]);
    reply.header('allow', [...allowed].join(', '));
    return sendText(request, reply, 405, 'Method not allowed');
  };
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '*',
    config: { kind: 'method' },
    // Before the body is read: nobody wants it.
    onRequest: async (request, reply) => refuseMethod(request, reply),
    handler: refuseMethod,
  });
  // What remains are methods that Fastify has no name for.
  app.setNotFoundHandler(refuseMethod);

  app.register(staticRoutes, { catalogue, isSecure });

  // Routes that compute their answer. The static ones carry these headers ready-made.
  app.register(async (computed) => {
    computed.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders(isSecure(request)));
    });
    computed.register(healthRoutes);
    if (enquiries) computed.register(enquiryRoutes, { ...enquiries, catalogue, isSecure });
  });

  return app;
}
