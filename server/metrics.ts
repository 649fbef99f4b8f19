/** Metrics for Prometheus, on a separate listener: counts and times, no personal data. */
import { fastify } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { enquiryTexts } from '../contract/texts.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { DELIVERY_STATES, type DeliveryState, JOB_KINDS, type JobKind } from './store/records.ts';

/** Histogram buckets for store operations, in seconds. */
const STORE_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The outcomes of a form: stored in one of three ways, or shown again for a reason. */
const OUTCOMES = ['accepted', 'spam', 'repeated', ...Object.keys(enquiryTexts.shape.answers.shape)];

export class Metrics {
  readonly #registry = new Registry();
  readonly #answers: Counter<'kind' | 'status'>;
  readonly #enquiries: Counter<'outcome'>;
  readonly #deliveries: Counter<'kind' | 'result'>;
  readonly #store: Histogram<'operation'>;
  /** Updates the gauges of the store. */
  #refresh = async () => {};

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#answers = new Counter({
      name: 'site_requests_total',
      help: 'Requests answered, by kind of route and status.',
      labelNames: ['kind', 'status'],
      registers,
    });
    this.#enquiries = new Counter({
      name: 'site_enquiries_total',
      help: 'Forms received: accepted, spam, repeated, or the reason for which they were shown again.',
      labelNames: ['outcome'],
      registers,
    });
    // Every series starts at 0: Prometheus sees no increase in one that starts at 1.
    for (const outcome of OUTCOMES) this.#enquiries.inc({ outcome }, 0);
    this.#deliveries = new Counter({
      name: 'site_deliveries_total',
      help: 'Tries to send a mail or to call webhooks, by what came of them: sent, pending or dead.',
      labelNames: ['kind', 'result'],
      registers,
    });
    for (const kind of JOB_KINDS)
      for (const result of DELIVERY_STATES) this.#deliveries.inc({ kind, result }, 0);
    this.#store = new Histogram({
      name: 'site_store_seconds',
      help: 'Seconds that the store takes, by operation.',
      labelNames: ['operation'],
      buckets: STORE_SECONDS,
      registers,
    });
  }

  readonly answered = (kind: string, status: number): void => this.#answers.inc({ kind, status });

  /** Counts a form: `accepted`, `spam`, `repeated`, or why it was shown again. */
  readonly enquiry = (outcome: string): void => this.#enquiries.inc({ outcome });

  readonly delivery = (kind: JobKind, result: DeliveryState): void =>
    this.#deliveries.inc({ kind, result });

  /** Wraps a store to time each operation. Each scrape also reads the state of its outbox. */
  time(store: EnquiryStore): EnquiryStore {
    this.#watchOutbox(store);
    return new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return async (...values: unknown[]) => {
          const end = this.#store.startTimer({ operation: String(name) });
          try {
            return await value.apply(target, values);
          } finally {
            end();
          }
        };
      },
    });
  }

  #watchOutbox(store: EnquiryStore): void {
    const registers = [this.#registry];
    const labelNames = ['sort'] as const;
    const age = new Gauge({
      name: 'site_outbox_oldest_seconds',
      help: 'Age of the oldest mail, or call of webhooks, that waits.',
      labelNames,
      registers,
    });
    const reached = new Gauge({
      name: 'site_store_up',
      help: 'Whether the store answered when it was asked for this.',
      registers,
    });
    const depth = new Gauge({
      name: 'site_outbox',
      help: 'Mails and calls of webhooks that wait (pending) or were given up (dead).',
      labelNames: ['sort', 'state'],
      registers,
    });
    this.#refresh = async () => {
      const now = Date.now();
      const found = await store.outboxState().catch(() => undefined);
      reached.set(found === undefined ? 0 : 1);
      for (const [sort, { pending, dead, oldest }] of Object.entries(found ?? {})) {
        depth.set({ sort, state: 'pending' }, pending);
        depth.set({ sort, state: 'dead' }, dead);
        age.set({ sort }, oldest === null ? 0 : Math.max(0, now - oldest) / 1000);
      }
    };
  }

  /** All metrics in Prometheus's text format. */
  async text(): Promise<string> {
    await this.#refresh();
    return this.#registry.metrics();
  }

  /** Starts a server that answers `GET /metrics` and nothing else. @throws the error of `listen` */
  async listen(host: string, port: number) {
    const server = fastify({ exposeHeadRoutes: false });
    server.get('/metrics', async (_request, reply) =>
      reply.type(this.#registry.contentType).send(await this.text()),
    );
    const origin = await server.listen({ host, port });
    return { url: `${origin}/metrics`, close: () => server.close() };
  }
}
