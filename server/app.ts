import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { plainAnswers } from '../contract/texts.ts';
import { proxyCheck } from './client-address.ts';
import type { Config } from './config.ts';
import { Connections, connectionBounds, namesTwoHosts } from './connections.ts';
import { builtForms } from './enquiry/built-forms.ts';
import { enquiryRoutes } from './enquiry/enquiry-routes.ts';
import type { EnquiryOptions } from './enquiry/options.ts';
import { MOST_BYTES } from './enquiry/read-form.ts';
import { tokenPages } from './enquiry/token-pages.ts';
import { type StopTimes, stopGracefully } from './graceful-stop.ts';
import { type Checks, healthRoutes } from './health.ts';
import { type LogStream, logOptions, refusalLog } from './log.ts';
import type { Metrics } from './metrics.ts';
import { preferredWords } from './preferred-words.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServedBuild } from './static/served-build.ts';
import { staticRoutes } from './static/static-routes.ts';
import { watchUploads } from './upload-pace.ts';

/**
 * Timeouts, in milliseconds. Together they cut a connection that sends or reads too slowly, or sits idle, within 25 s.
 * Node's defaults allow minutes.
 */
const TIMEOUTS = {
  /** For all headers of a request. */
  headers: 10_000,
  /** For a whole request, body included: the largest form at the slowest pace below. */
  request: 130_000,
  /** Without a byte in either direction during a request or its response. Node gives a slow reader twice this time. */
  stalled: 12_000,
  /** Between two requests. A proxy in front must close its idle connections sooner. */
  idle: 20_000,
  /** How often `headers` and `request` are checked. */
  check: 2_000,
};

/** Cuts a request body that is slower than a slow mobile line (320 kbit/s) over 20 s, or larger than any form. */
const UPLOAD_PACE = {
  window: 20_000,
  least: 40_000,
  // The count includes headers (Node allows 16 kB) and chunk framing.
  most: MOST_BYTES + 1024 * 1024,
  check: TIMEOUTS.check,
};

/** Requests on one connection before it is closed, so that none stays open for ever. */
const MOST_REQUESTS = 1_000;

interface AppOptions extends Pick<Config, 'trustProxy' | 'https' | 'logLevel'> {
  site: ServedBuild;
  /** Dependencies of the enquiry routes. Without them only the site is served. */
  enquiries?: EnquiryOptions | undefined;
  checks?: Checks | undefined;
  /** Without it all idle connections are closed at the stop, and it waits for the others. */
  stop?: StopTimes;
  metrics?: Metrics | undefined;
  logStream?: LogStream;
}

/** Error texts for a build without forms, which has no texts of its own. */
const ENGLISH = plainAnswers.parse({});

/** HTTP status by the error code of Node's parser. Any other error means that the bytes are not HTTP. */
const PARSER_STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers a connection that Node's parser rejects before there is a request: too slow, too long, or not HTTP. */
function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = PARSER_STATUS[error.code ?? ''] ?? '400 Bad Request';
  const all = { Connection: 'close', 'Content-Length': '0', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'));
}

/**
 * Makes a function that tells whether a request came over HTTPS. In a chain of proxies the first one knows the visitor's
 * protocol; later hops may be plain HTTP. `onUntrusted` is called if another address than a trusted proxy's names a protocol.
 */
function secureCheck(
  https: Config['https'],
  isProxy: (address: string) => boolean,
  onUntrusted: () => void,
) {
  return ({ raw: { headers, socket } }: FastifyRequest): boolean => {
    if (https === 'always') return true;
    const chain = headers['x-forwarded-proto'];
    if (chain === undefined) return false;
    if (isProxy(socket.remoteAddress ?? '')) return /^\s*https\s*(?:,|$)/i.test(String(chain));
    onUntrusted();
    return false;
  };
}

/** Node's server with our limits. @param headers of answers without a route */
function limitedServer(
  handle: RequestListener,
  connections: Connections,
  headers: Readonly<Record<string, string>>,
): Server {
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...headers, connection: 'close' }).end();
  const server = createServer(
    {
      headersTimeout: TIMEOUTS.headers,
      requestTimeout: TIMEOUTS.request,
      keepAliveTimeout: TIMEOUTS.idle,
      connectionsCheckingInterval: TIMEOUTS.check,
      // Don't read the body of a request that has none.
      optimizeEmptyRequests: true,
    },
    connections.limit((request, response) => {
      if (namesTwoHosts(request)) refuse(response, 400);
      else handle(request, response);
    }),
  );
  server.setTimeout(TIMEOUTS.stalled);
  server.maxRequestsPerSocket = MOST_REQUESTS;
  // An Expect header other than 100-continue.
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  connections.watch(server);
  watchUploads(server, UPLOAD_PACE);
  return server;
}

/** Builds the server with its static and its dynamic routes. It doesn't listen yet. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { site, enquiries, checks = {}, https, logLevel, logStream, trustProxy } = options;
  const isProxy = proxyCheck(trustProxy);

  let isHintLogged = trustProxy.length > 0;
  const isSecure = secureCheck(https, isProxy, () => {
    if (isHintLogged) return;
    isHintLogged = true;
    app.log.warn(
      'a request has X-Forwarded-Proto and counts as plain HTTP, since no proxy is trusted: set TRUST_PROXY to the address of yours',
    );
  });

  const published = site.derive(({ forms }) => forms);
  /** Answers in plain text, in the visitor's language, when there is no page to send. */
  const sendText = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    what: keyof typeof ENGLISH,
  ) => {
    const forms = published();
    const words = forms && preferredWords(request, forms);
    return reply
      .code(status)
      .headers(securityHeaders(isSecure(request)))
      .header('cache-control', 'no-store')
      .header('content-language', words?.language ?? 'en')
      .type('text/plain; charset=utf-8')
      .send(`${(words?.texts.plain ?? ENGLISH)[what]}\n`);
  };

  const earlyHeaders = securityHeaders(https === 'always');
  const onRefused = refusalLog((line) => app.log.warn(line, 'refused'));
  const connections = new Connections(connectionBounds(), isProxy, onRefused);

  const app: FastifyInstance = fastify({
    ...logOptions(logLevel, options.metrics?.answered, logStream),
    trustProxy: trustProxy.length > 0 && isProxy,
    // While the process stops, requests on open connections still get their page.
    return503OnClosing: false,
    serverFactory: (handle) => limitedServer(handle, connections, earlyHeaders),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, earlyHeaders),
    // A path that can't be decoded. The casts bridge a difference in Fastify's generics.
    frameworkErrors: (_error, request, reply) =>
      sendText(request as FastifyRequest, reply as FastifyReply, 400, 'request'),
  });

  if (options.stop) stopGracefully(app, connections, options.stop);

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(request, reply, status, 'request');
    request.log.error({ err: error }, 'failed');
    return sendText(request, reply, status, 'failure');
  });

  const methodsByPath = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '*') methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), method].flat());
  });

  /** Answers 405 with the methods that the path does accept. */
  const refuseMethod = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = new Set(['GET', 'HEAD', ...(methodsByPath.get(path) ?? [])]);
    reply.header('allow', [...allowed].join(', '));
    return sendText(request, reply, 405, 'method');
  };
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '*',
    config: { kind: 'method' },
    // Answers before the body is read.
    onRequest: async (request, reply) => refuseMethod(request, reply),
    handler: refuseMethod,
  });
  // Only methods that Fastify doesn't know get here.
  app.setNotFoundHandler(refuseMethod);

  const receiving =
    enquiries &&
    site.derive((build) => {
      const forms = builtForms(build, enquiries, isSecure);
      return { forms, pages: tokenPages(build, forms, enquiries) };
    });
  app.register(staticRoutes, {
    site,
    isSecure,
    answerAt: (path) => receiving?.().pages.get(path),
  });

  // Dynamic routes. Static files carry their headers precomputed.
  app.register(async (computed) => {
    computed.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders(isSecure(request)));
    });
    computed.register(healthRoutes, { checks });
    if (receiving) {
      const forms = () => receiving().forms;
      computed.register(enquiryRoutes, { ...enquiries, forms, onRefused });
    }
  });

  return app;
}
