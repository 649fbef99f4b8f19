import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnAddress } from './own-address.ts';
import type { Catalogue } from './static/catalogue.ts';
import type { ServedBuild } from './static/served-build.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import type { VisitCount } from './store/records.ts';
import { dayOf } from './time.ts';

/** Milliseconds between two writes of the counts to the store. */
const INTERVAL = 60_000;

/** Referring hosts counted separately between two writes. A limit is needed, since anybody can make up hosts. */
const MOST_HOSTS = 200;
const OTHER_HOSTS = 'others';

/** User agents of programs that identify themselves. Others are counted as visitors. */
const PROGRAMS = /bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|^$/i;

/** True if the request looks like a person opening a page: no known program and no prefetch. */
function isVisit({ method, raw: { headers } }: FastifyRequest): boolean {
  if (method !== 'GET' || PROGRAMS.test(headers['user-agent'] ?? '')) return false;
  const { 'sec-fetch-dest': target = 'document', 'sec-purpose': purpose = '' } = headers;
  return target === 'document' && !String(purpose).includes('prefetch');
}

function pagesOf({ resources }: Catalogue): ReadonlySet<string> {
  const pages = [...resources].filter(([, resource]) => {
    if (resource.kind !== 'file') return false;
    const { 'content-type': type = '' } = resource.representations.identity.contentHeaders;
    return type.startsWith('text/html');
  });
  return new Set(pages.map(([path]) => path));
}

/**
 * Counts visits by day, for each page and each referring host. It stores no personal data: no address, cookie, browser or
 * time of day, and no link between two counts.
 */
export function countVisits(app: FastifyInstance, site: ServedBuild, store: EnquiryStore): void {
  let counts = new Map<string, VisitCount>();
  let hosts = new Set<string>();
  // The site's published host is not a referrer, even if requests name another host.
  const ownHost = site.derive(({ forms }) => forms && new URL(forms.company.site).host);
  const pages = site.derive(pagesOf);

  const add = ({ day, kind, name: given, count }: VisitCount) => {
    const isRoom = kind === 'page' || hosts.has(given) || hosts.size < MOST_HOSTS;
    const name = isRoom ? given : OTHER_HOSTS;
    if (kind === 'host' && isRoom) hosts.add(name);
    const key = `${day} ${kind} ${name}`;
    counts.set(key, { day, kind, name, count: count + (counts.get(key)?.count ?? 0) });
  };

  const note = (path: string, request: FastifyRequest) => {
    const day = dayOf(Date.now());
    add({ day, kind: 'page', name: path, count: 1 });
    const from = URL.parse(request.headers.referer ?? '');
    if (!from?.host || isOwnAddress(from, request) || from.host === ownHost()) return;
    add({ day, kind: 'host', name: from.host.slice(0, 253), count: 1 });
  };

  /** Writes the counts to the store. If that fails, they are kept. */
  const flush = async () => {
    const counted = [...counts.values()];
    if (counted.length === 0) return;
    counts = new Map();
    hosts = new Set();
    try {
      await store.addVisits(counted);
    } catch (error) {
      app.log.warn({ err: error }, 'visits not stored yet');
      for (const each of counted) add(each);
    }
  };

  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const { statusCode } = reply.raw;
    if (statusCode !== 200 && statusCode !== 304) return;
    if (pages().has(path) && isVisit(request)) note(path, request);
  });
  const timer = setInterval(() => void flush(), INTERVAL);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
