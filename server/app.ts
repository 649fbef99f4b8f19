import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { plainAnswers } from '../contract/texts.ts';
import { proxyCheck } from './client-address.ts';
import type { Config } from './config.ts';
import {
  type ConnectionBounds,
  Connections,
  connectionBounds,
  namesTwoHosts,
  watchUploads,
} from './connections.ts';
import { builtForms } from './enquiry/built-forms.ts';
import { contactPages } from './enquiry/contact-page.ts';
import { enquiryRoutes } from './enquiry/enquiry-routes.ts';
import type { EnquiryOptions } from './enquiry/options.ts';
import { MOST_BYTES } from './enquiry/read-form.ts';
import { type Checks, healthRoutes } from './health.ts';
import { type LogStream, logOptions, refusalLog } from './log.ts';
import type { Metrics } from './metrics.ts';
import { preferredWords } from './preferred-words.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServedBuild } from './static/served-build.ts';
import { fileHandler, staticRoutes } from './static/static-routes.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { countVisits } from './visits.ts';

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

/** A body that brings less than a slow mobile line (320 kbit/s) in any 20 s is cut, and one of more than forms may have. */
const UPLOAD_PACE = {
  window: 20_000,
  least: 40_000,
  // Beside the body its headers, of which Node reads 16 kB, and the chunks that it comes in.
  most: MOST_BYTES + 1024 * 1024,
  check: TIMEOUTS.check,
};

/** Requests after which a connection is ended with its answer, so that none stays for ever. */
const MOST_REQUESTS = 1_000;

interface AppOptions extends Pick<Config, 'trustProxy' | 'https' | 'logLevel'> {
  site: ServedBuild;
  /** What receives enquiries; without it there is the site alone. */
  enquiries?: EnquiryOptions | undefined;
  /** Where visits are counted, where that is wanted. */
  visits?: EnquiryStore | undefined;
  /** What has to work for the process to be ready; nothing if not given. */
  checks?: Checks;
  metrics?: Metrics | undefined;
  /** Bounds of connections; what the system allows if not given. */
  connections?: ConnectionBounds;
  /** Where log lines go; standard output if not given. */
  logStream?: LogStream;
}

/** What is said where the build has no forms and so no words of its own. */
const ENGLISH = plainAnswers.parse({});

/** What Node's parser refuses, by the code of its error; everything else is no HTTP at all. */
const PARSER_STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what Node's parser refuses before there is a request: too slow, too long, or not HTTP. */
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
 * Builds the server: the site's files, and beside them the routes that are computed. It doesn't listen yet.
 */
export function buildApp(options: AppOptions): FastifyInstance {
  const { site, enquiries, checks = {}, https, logLevel, logStream } = options;
  const isProxy = proxyCheck(options.trustProxy);

  let hasToldProxy = false;
  const tellProxy = () => {
    if (hasToldProxy || options.trustProxy.length > 0) return;
    hasToldProxy = true;
    app.log.warn(
      'a request says X-Forwarded-Proto and is taken for plain HTTP, since no proxy is trusted: set TRUST_PROXY to the address of yours',
    );
  };

  /** The first of a chain of proxies tells how the visitor came; those behind it may speak plain HTTP to one another. */
  const isSecure = ({ raw: { headers, socket } }: FastifyRequest) => {
    if (https === 'always') return true;
    const chain = headers['x-forwarded-proto'];
    if (chain === undefined) return false;
    if (!isProxy(socket.remoteAddress ?? '')) {
      tellProxy();
      return false;
    }
    return /^\s*https\s*(?:,|$)/i.test(String(chain));
  };

  const published = site.derive(({ forms }) => forms);
  /** Answers in the visitor's language where there is no page to answer with. */
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
  const onRefused = refusalLog((line) => app.log.warn(line, 'turned away'));
  const connections = new Connections(
    options.connections ?? connectionBounds(),
    isProxy,
    onRefused,
  );

  const app: FastifyInstance = fastify({
    ...logOptions(logLevel, options.metrics?.answered, logStream),
    trustProxy: options.trustProxy.length > 0 && isProxy,
    // A visitor whose connection is still open while the process stops gets the page, not an error.
    return503OnClosing: false,
    serverFactory: (handle) => {
      const server = createServer(
        {
          headersTimeout: TIMEOUTS.headers,
          requestTimeout: TIMEOUTS.request,
          keepAliveTimeout: TIMEOUTS.idle,
          connectionsCheckingInterval: TIMEOUTS.check,
          // Of requests without a body nothing is read.
          optimizeEmptyRequests: true,
        },
        connections.limit((request, response) => {
          if (namesTwoHosts(request))
            response.writeHead(400, { ...earlyHeaders, connection: 'close' }).end();
          else handle(request, response);
        }),
      );
      server.setTimeout(TIMEOUTS.stalled);
      server.maxRequestsPerSocket = MOST_REQUESTS;
      // An expectation other than 100-continue.
      server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(417, { ...earlyHeaders, connection: 'close' }).end();
      });
      connections.watch(server);
      watchUploads(server, UPLOAD_PACE);
      return server;
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, earlyHeaders),
    // A path that can't be decoded. These two types of Fastify's differ in generics that don't matter here.
    frameworkErrors: (_error, request, reply) =>
      sendText(request as FastifyRequest, reply as FastifyReply, 400, 'request'),
  });

  app.decorate('endQuiet', (since) => connections.endQuiet(since));

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

  /** Tells which methods the path does take: those of its own routes beside those of the static ones. */
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
    // Before the body is read: nobody wants it.
    onRequest: async (request, reply) => refuseMethod(request, reply),
    handler: refuseMethod,
  });
  // What remains are methods that Fastify has no name for.
  app.setNotFoundHandler(refuseMethod);

  if (options.visits) app.register(countVisits, { site, store: options.visits });
  const serveFile = fileHandler(site, isSecure);
  const receiving =
    enquiries &&
    site.derive((build) => {
      const forms = builtForms(build, enquiries, isSecure);
      return { forms, pages: contactPages(build, forms, enquiries) };
    });
  app.register(staticRoutes, { serveFile, answerAt: (path) => receiving?.().pages.get(path) });

  // Routes that compute their answer. The static ones carry these headers ready-made.
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
