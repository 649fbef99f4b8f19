import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandler } from 'fastify';
import { REQUEST_LEVELS } from '../log.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Representation, StaticFile } from './catalogue.ts';
import { chooseCoding, holdsTag, parseRange } from './negotiation.ts';
import type { ServedBuild } from './served-build.ts';

/** Seconds that a redirect may be cached: short, so that a mistake can be corrected. */
const REDIRECT_MAX_AGE = 3600;

function choose(file: StaticFile, headers: IncomingHttpHeaders): Representation {
  const { representations } = file;
  const coding = chooseCoding(
    headers['accept-encoding'],
    (each) => representations[each] !== undefined,
  );
  return representations[coding] ?? representations.identity;
}

/** `location` with the request's query string added after its own and before its fragment. */
function withQuery(location: string, url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return location;
  const [address = '', fragment] = location.split('#', 2);
  const query = (address.includes('?') ? '&' : '?') + url.slice(mark + 1);
  return address + query + (fragment === undefined ? '' : `#${fragment}`);
}

/** Answers with a file: all of it, a range of bytes, or 304 if the client's copy is current. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  protocol: 'plain' | 'secure',
): void {
  const { method, headers } = request.raw;
  const representation = choose(file, headers);
  const { body, tag, contentHeaders, wholeHeaders } = representation;

  const known = headers['if-none-match'];
  if (known !== undefined && holdsTag(known, tag)) {
    reply.headers(file.securityHeaders[protocol]).headers(file.cacheHeaders);
    reply.code(304).header('etag', tag).send();
    return;
  }

  const ifRange = headers['if-range'];
  const isPartial =
    method === 'GET' &&
    representation === file.representations.identity &&
    (ifRange === undefined || ifRange === tag);
  const range = isPartial && headers.range ? parseRange(headers.range, body.length) : undefined;
  if (range === undefined) {
    // Bypasses Fastify, which would process each header again.
    reply.hijack();
    reply.raw.writeHead(200, wholeHeaders[protocol]).end(body);
    return;
  }

  reply.headers(file.securityHeaders[protocol]).headers(file.cacheHeaders).headers(contentHeaders);
  reply.header('etag', tag);
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${body.length}`).send();
  } else {
    const { first, last } = range;
    reply.code(206).header('content-range', `bytes ${first}-${last}/${body.length}`);
    reply.send(body.subarray(first, last + 1));
  }
}

interface StaticOptions {
  site: ServedBuild;
  /** Whether a request came over HTTPS. */
  isSecure: (request: FastifyRequest) => boolean;
  /** The handler of a page that is generated for each request, by decoded path; undefined for other paths. */
  answerAt: (path: string) => RouteHandler | undefined;
}

/** Serves the build for GET and HEAD, on every path without a route of its own: a file, a redirect, or the 404 page. */
export async function staticRoutes(
  app: FastifyInstance,
  { site, isSecure, answerAt }: StaticOptions,
): Promise<void> {
  const build = site.derive((catalogue) => catalogue);
  const serveFile = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { resources, notFound: notFoundAt } = build();
    const resource = resources.get(path);
    const protocol = isSecure(request) ? 'secure' : 'plain';
    if (resource?.kind === 'file') {
      sendFile(request, reply, resource, protocol);
    } else if (resource?.kind === 'redirect') {
      reply
        .headers(securityHeaders(protocol === 'secure'))
        .header('cache-control', `public, max-age=${REDIRECT_MAX_AGE}`)
        .redirect(withQuery(resource.location, request.url), resource.status);
    } else {
      const notFound = notFoundAt(path);
      const { body, contentHeaders } = choose(notFound, request.raw.headers);
      reply.code(404).headers(notFound.securityHeaders[protocol]).headers(notFound.cacheHeaders);
      reply.headers(contentHeaders).send(body);
    }
  };
  // These routes log only the request line. If that is off, a logger per request would be wasted.
  app.setChildLoggerFactory((logger, bindings, options) =>
    REQUEST_LEVELS.has(logger.level) ? logger.child(bindings, options) : logger,
  );
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '*',
    exposeHeadRoute: false,
    config: { kind: 'static' },
    handler: function answer(request, reply) {
      const path = request.params['*'];
      const made = answerAt(path);
      return made ? made.call(this, request, reply) : serveFile(request, reply, path);
    },
  });
}
