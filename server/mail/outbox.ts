import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PublishedForms } from '../../contract/published-forms.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import {
  type Delivery,
  type DeliveryState,
  type Job,
  type JobKind,
  type JobOutcome,
  KEPT,
  type QueuedJob,
  type StoredEnquiry,
  StoreUnavailable,
} from '../store/records.ts';
import { DAY, HOUR } from '../time.ts';
import { makeRestingQueue } from '../turns.ts';
import { composeMail, type MailAddresses, queuedJob, recipientsOf } from './compose-mail.ts';
import { failedDelivery, type SendMail } from './mail-sender.ts';
import type { Webhooks } from './webhooks.ts';

/** In milliseconds. */
const BACKOFF = {
  /** The longest wait after the first failure. It doubles with each further one. */
  first: 30_000,
  most: 6 * HOUR,
  /** The age at which a mail is given up. */
  giveUp: 5 * DAY,
};

/** Milliseconds between two checks for mails that are due. A new enquiry triggers a check at once. */
const POLL = 5_000;

/** Milliseconds that a lease lasts, and between renewals. After a crash a mail waits until its lease has ended. */
const LEASE = { length: 30_000, renewal: 10_000 };

/** Milliseconds between two attempts to store the outcome of a mail. */
const FINISH_RETRY = 200;

/** The most mails and webhook calls in progress. They are counted separately, so that neither waits for the other. */
const MOST = { mails: 8, webhooks: 4 };

type Sort = keyof typeof MOST;

export interface OutboxOptions {
  store: EnquiryStore;
  forms: () => PublishedForms;
  addresses: () => MailAddresses;
  send: SendMail;
  /** Whether `send` writes mails to a folder instead of sending them. */
  keepsMails?: boolean;
  webhooks?: Webhooks | undefined;
  onTried?: ((kind: JobKind, result: DeliveryState) => void) | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Milliseconds to wait after a failed attempt: random up to the limit, so that many mails aren't retried together. */
export function backoff(attempt: number, random = Math.random()): number {
  return random * Math.min(BACKOFF.most, BACKOFF.first * 2 ** (attempt - 1));
}

type Settled = JobOutcome & { deliveries: readonly Delivery[] };

/**
 * The outcome of an attempt: the new state of the mail and of each recipient.
 *
 * @param before the state for each recipient before the attempt
 * @param failed the failed deliveries; every other pending recipient has received the mail
 */
export function settle(
  { attempts, createdAt }: Pick<Job, 'attempts' | 'createdAt'>,
  before: readonly Delivery[],
  failed: readonly Delivery[],
  now: number,
): Settled {
  const isTooOld = now - createdAt > BACKOFF.giveUp;
  const deliveries = before.map((delivery): Delivery => {
    if (delivery.state !== 'pending') return delivery;
    const { recipient } = delivery;
    // A mail server gets the domain in small letters.
    const address = recipient.toLowerCase();
    const failure = failed.find((each) => each.recipient.toLowerCase() === address);
    if (failure === undefined) return { recipient, state: 'sent', failure: '' };
    return { ...failure, recipient, ...(isTooOld && { state: 'dead' }) };
  });
  const inState = (wanted: DeliveryState) => deliveries.find(({ state }) => state === wanted);
  const { state = 'sent', failure = '' } = inState('pending') ?? inState('dead') ?? {};
  const dueAt = state === 'pending' ? Math.round(now + backoff(attempts)) : undefined;
  return { state, failure, dueAt, deliveries };
}

/** Sends the queued mails, each at least once: after a crash between sending and storing the outcome, it is sent again. */
export class Outbox {
  readonly #options: OutboxOptions;
  /** Resolves when the queue should be checked. */
  #alarm = Promise.withResolvers<void>();
  readonly #cut = new AbortController();
  #stopped = false;
  /** Whether the log already says that the store is unavailable. */
  #isStoreAway = false;
  #ended: Promise<unknown> = Promise.resolve();
  #poll: NodeJS.Timeout | undefined;
  /** Mails with a file are sent one at a time: each takes several times the file's size in memory. */
  readonly #inTurn = makeRestingQueue();

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  start(): void {
    this.#ended = Promise.all([this.#dispatch('mails'), this.#dispatch('webhooks')]);
    this.#poll = setInterval(() => this.wake(), POLL).unref();
  }

  /** Checks the queue now. */
  wake(): void {
    this.#alarm.resolve();
    this.#alarm = Promise.withResolvers();
  }

  /**
   * Takes no further mail, and resolves when the current ones are done.
   *
   * @param limit milliseconds after which these are aborted and left for the next start. A mail that the server has
   *   received but not confirmed by then is sent again.
   */
  async stop(limit: number): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#poll);
    this.wake();
    const cut = setTimeout(() => this.#cut.abort(), limit);
    await this.#ended;
    clearTimeout(cut);
  }

  /** Takes as many entries of the queue as may be in progress, until the stop. */
  async #dispatch(sort: Sort): Promise<void> {
    const { store, log } = this.#options;
    const running = new Set<Promise<void>>();
    const onFault = (error: unknown) => {
      // Once the store is back, the mail is tried again: its lease expires.
      if (!this.#isStoreAway) log.error({ err: error }, 'outbox waits for the store');
      this.#isStoreAway = true;
    };
    while (!this.#stopped) {
      // Taken before the check, so that no alarm during it is missed.
      const alarm = this.#alarm.promise;
      const free = MOST[sort] - running.size;
      if (free === 0) {
        await alarm;
        continue;
      }
      try {
        const jobs = await store.claimJobs(Date.now(), LEASE.length, free, sort);
        if (this.#isStoreAway) log.warn('outbox continues: the store is back');
        this.#isStoreAway = false;
        for (const job of jobs) {
          const run = this.#try(job)
            .catch(onFault)
            .finally(() => {
              running.delete(run);
              this.wake();
            });
          running.add(run);
        }
      } catch (error) {
        onFault(error);
      }
      await alarm;
    }
    await Promise.all(running);
  }

  /** Renews the lease of a mail while it is sent. Returns a function that stops that, and a signal of a lost lease. */
  #keepLease(job: Job): { release: () => void; lost: AbortSignal } {
    const { store } = this.#options;
    const lost = new AbortController();
    let end = Date.now() + LEASE.length;
    const timer = setInterval(async () => {
      const next = Date.now() + LEASE.length;
      try {
        if (await store.renewLease(job, next)) end = next;
        else lost.abort();
      } catch {
        if (Date.now() > end) lost.abort();
      }
    }, LEASE.renewal);
    return { release: () => clearInterval(timer), lost: lost.signal };
  }

  async #try(job: Job): Promise<void> {
    const { store, keepsMails = false, onTried, webhooks, addresses } = this.#options;
    const enquiry = await store.find(job.enquiryId);
    const known = enquiry?.jobs.find(({ kind }) => kind === job.kind)?.deliveries;
    // The enquiry was deleted meanwhile, and its mails with it.
    if (enquiry === undefined || known === undefined) return;
    const all =
      job.kind === 'webhook'
        ? (webhooks?.recipients ?? [])
        : recipientsOf(job.kind, enquiry, addresses());
    const before = all.map(
      (recipient): Delivery =>
        known.find((delivery) => delivery.recipient === recipient) ?? {
          recipient,
          state: 'pending',
          failure: '',
        },
    );
    const pending = before.filter(({ state }) => state === 'pending');
    const recipients = pending.map(({ recipient }) => recipient);
    const failed = recipients.length > 0 ? await this.#send(job, enquiry, recipients) : [];
    const now = Date.now();
    const outcome = settle(job, before, failed, now);
    const { state, deliveries } = outcome;
    // Aborted by our own shutdown: due at once for the next process.
    if (state === 'pending' && this.#cut.signal.aborted) outcome.dueAt = now;
    if (state === 'dead') outcome.notice = this.#notice(job, deliveries);
    if (state === 'sent' && keepsMails && job.kind !== 'webhook') outcome.failure = KEPT;
    onTried?.(job.kind, state);
    this.#report(job, outcome);
    // If all recipients are in the same state, the mail's own state is enough.
    const isUniform = known.length === 0 && deliveries.every((each) => each.state === state);
    if (isUniform && state !== 'dead') outcome.deliveries = [];
    await this.#finish(job, outcome, now);
    if (outcome.notice) this.wake();
  }

  /** Logs the outcome of an attempt, without addresses. */
  #report(job: Job, { state, failure, deliveries }: Settled): void {
    const { log } = this.#options;
    const what = job.kind === 'webhook' ? 'webhook' : 'mail';
    const note = { enquiry: job.enquiryId, mail: job.kind, attempt: job.attempts };
    const failures = deliveries.flatMap((each, index) =>
      each.state === 'sent' ? [] : [`${index + 1} of ${deliveries.length}: ${each.failure}`],
    );
    if (failure === KEPT) log.info(note, 'mail kept, not mailed');
    else if (state === 'sent') log.info(note, `${what} sent`);
    else if (state === 'pending') log.warn({ ...note, failures }, `${what} not sent`);
    else
      log.error({ ...note, failures }, `${what} given up: npm run enquiries -- show says for whom`);
  }

  /** Stores the outcome, retrying while the store is unavailable: without it the mail would be sent again. */
  async #finish(job: Job, outcome: JobOutcome, now: number): Promise<void> {
    const { store, log } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await store.finishJob(job, outcome, now);
        return;
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || this.#cut.signal.aborted) throw error;
        if (attempt === 1)
          log.warn({ err: error, enquiry: job.enquiryId }, 'outcome of a mail not stored yet');
        await pause(FINISH_RETRY, undefined, { signal: this.#cut.signal }).catch(() => {});
      }
    }
  }

  /** Makes one attempt. Returns the failed deliveries; after an error that is all of them. */
  async #send(
    job: Job,
    enquiry: StoredEnquiry,
    recipients: readonly string[],
  ): Promise<Delivery[]> {
    const { store, forms, addresses, send, webhooks } = this.#options;
    const { kind, messageId, createdAt } = job;
    const lease = this.#keepLease(job);
    const hasFile = kind === 'team' && enquiry.attachment !== undefined;
    const deliver = async (): Promise<Delivery[]> => {
      const attachment = hasFile ? await store.attachment(job.enquiryId) : undefined;
      const signal = AbortSignal.any([lease.lost, this.#cut.signal]);
      if (kind === 'webhook')
        return (await webhooks?.call(messageId, enquiry, recipients, signal)) ?? [];
      const contents = { enquiry, attachment, forms: forms(), addresses: addresses() };
      return send(composeMail({ kind, messageId, createdAt }, recipients, contents), signal, job);
    };
    try {
      return await (hasFile ? this.#inTurn(deliver) : deliver());
    } catch (error) {
      return recipients.map((recipient) => failedDelivery(recipient, error));
    } finally {
      lease.release();
    }
  }

  /** The notice that a mail was given up; undefined if it would have no recipient. */
  #notice({ kind, enquiryId }: Job, deliveries: readonly Delivery[]): QueuedJob | undefined {
    // There is none about notices themselves and webhooks.
    if (kind !== 'team' && kind !== 'confirmation') return undefined;
    if (kind === 'team' && deliveries.every(({ state }) => state === 'dead')) return undefined;
    return queuedJob(enquiryId, `${kind}-refused`, this.#options.addresses().from);
  }
}
