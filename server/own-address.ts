import type { FastifyRequest } from 'fastify';

/** Whether an address has the host that a request names, which may come with its default port: `example.com:443`. */
export function isOwnAddress(url: URL, { host }: FastifyRequest): boolean {
  return url.host !== '' && url.host === URL.parse(`${url.protocol}//${host}`)?.host;
}
