import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Catalogue } from './static/catalogue.ts';
import type { Site } from './static/site.ts';
import type { EnquiryStore, VisitCount } from './store/enquiry-store.ts';

/** Milliseconds between two times that counts are written down. */
const INTERVAL = 60_000;

/** Referring hosts that are told apart between two of these: anybody can make up as many as they like. */
const MOST_HOSTS = 200;
const OTHER_HOSTS = 'others';

/** Programs that say what they are. Of the rest some are counted as visitors. */
const PROGRAMS = /bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|^$/i;

/** True for a page that a person opens, as far as the request tells: no program, and no page fetched ahead. */
function isVisit({ method, raw: { headers } }: FastifyRequest): boolean {
  if (method !== 'GET' || PROGRAMS.test(headers['user-agent'] ?? '')) return false;
  const { 'sec-fetch-dest': target = 'document', 'sec-purpose': purpose = '' } = headers;
  return target === 'document' && !String(purpose).includes('prefetch');
}

/** The addresses of the pages of a build. */
function pagesOf({ resources }: Catalogue): ReadonlySet<string> {
  const pages = [...resources].filter(([, resource]) => {
    if (resource.kind !== 'file') return false;
    const { 'content-type': type = '' } = resource.representations.identity.contentHeaders;
    return type.startsWith('text/html');
  });
  return new Set(pages.map(([path]) => path));
}

/**
 * Counts visits by day: each page, and each host that visitors came from. Nothing of it is about anybody: no address, cookie,
 * browser or time of the day, and no two counts belong together.
 */
export class Visits {
  readonly #pages: () => ReadonlySet<string>;
  readonly #ownHost: () => string | undefined;
  readonly #store: Pick<EnquiryStore, 'addVisits'>;
  #counts = new Map<string, VisitCount>();
  #hosts = new Set<string>();

  constructor(site: Site, store: Pick<EnquiryStore, 'addVisits'>) {
    this.#store = store;
    // The published address, which visitors come from when they go from page to page.
    this.#ownHost = site.derive(({ forms }) => forms && new URL(forms.company.site).host);
    this.#pages = site.derive(pagesOf);
  }

  /** Counts the visits of an app while it lives. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const { statusCode } = reply.raw;
      if (statusCode !== 200 && statusCode !== 304) return;
      if (this.#pages().has(path) && isVisit(request)) this.#note(path, request, Date.now());
    });
    const timer = setInterval(() => void this.flush(app.log), INTERVAL);
    timer.unref();
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await this.flush(app.log);
    });
  }

  #note(path: string, { headers, host }: FastifyRequest, now: number): void {
    const day = new Date(now).toISOString().slice(0, 10);
    this.#add(day, 'page', path);
    const from = URL.parse(headers.referer ?? '')?.host ?? '';
    if (from === '' || from === host || from === this.#ownHost()) return;
    if (!this.#hosts.has(from) && this.#hosts.size >= MOST_HOSTS) {
      this.#add(day, 'host', OTHER_HOSTS);
      return;
    }
    this.#hosts.add(from);
    this.#add(day, 'host', from.slice(0, 253));
  }

  #add(day: string, kind: VisitCount['kind'], name: string): void {
    const key = `${day} ${kind} ${name}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { day, kind, name, count: 1 });
  }

  /** Writes down what was counted. While the store is away the counts are kept. */
  async flush(log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    this.#hosts = new Set();
    try {
      await this.#store.addVisits([...counts.values()]);
    } catch (error) {
      log.warn({ err: error }, 'visits not written down yet');
      for (const [key, { count, ...rest }] of this.#counts) {
        const known = counts.get(key);
        if (known) known.count += count;
        else counts.set(key, { count, ...rest });
      }
      this.#counts = counts;
    }
  }
}
