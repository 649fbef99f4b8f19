import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was sent from one of our own pages. The scheme isn't compared: a proxy may end TLS in front of us.
 * Programs that aren't browsers send no Origin; they are held off by the token.
 *
 * @param origins origins that are accepted besides the host that the request was sent to
 */
export function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.includes(origin)) return true;
  const sender = URL.parse(origin);
  // Read as an address of the sender's scheme, so that `example.com:443` and `example.com` are one host to https.
  const own = sender && URL.parse(`${sender.protocol}//${request.host}`);
  return own !== null && sender?.host === own.host && own.host !== '';
}
