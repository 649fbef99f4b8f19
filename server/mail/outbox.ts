import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PublishedForms } from '../../contract/published.ts';
import { failureCode } from '../failure-code.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import {
  type Delivery,
  type DeliveryState,
  KEPT,
  type MailJob,
  type MailOutcome,
  type OrderKind,
  type StoredEnquiry,
  StoreUnavailable,
} from '../store/records.ts';
import { DAY, HOUR } from '../time.ts';
import { makeQueue } from '../turns.ts';
import {
  composeMail,
  type MailAddresses,
  noticeOf,
  orderMail,
  recipientsOf,
} from './compose-mail.ts';
import { isRefusal, type Refusal, type SendMail } from './mail-sender.ts';
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

/** How many mails and webhook calls are sent at a time. They have separate lanes, so that neither waits for the other. */
const LANES = { mails: 8, webhooks: 4 };

type Sort = keyof typeof LANES;

export interface OutboxOptions {
  store: EnquiryStore;
  forms: () => PublishedForms;
  addresses: () => MailAddresses;
  send: SendMail;
  /** Whether `send` writes mails to a folder instead of sending them. */
  keepsMails?: boolean;
  /** The webhooks to call for enquiries; none by default. */
  webhooks?: Webhooks | undefined;
  /** Called after each attempt, with its outcome. */
  onTried?: ((kind: OrderKind, result: DeliveryState) => void) | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Milliseconds to wait after a failed attempt: random up to the limit, so that many mails aren't retried together. */
export function backoff(attempt: number, random = Math.random()): number {
  return random * Math.min(BACKOFF.most, BACKOFF.first * 2 ** (attempt - 1));
}

/** The result of an attempt: who did not get the mail, or the error if it isn't certain that anybody got it. */
export type TryResult = { refusals: readonly Refusal[] } | { error: unknown };

/**
 * The outcome of an attempt: the new state of the mail and of each recipient.
 *
 * @param before the state for each recipient before the attempt
 */
export function settle(
  job: MailJob,
  before: readonly Delivery[],
  result: TryResult,
  now: number,
): MailOutcome & { deliveries: Delivery[] } {
  const isTooOld = now - job.createdAt > BACKOFF.giveUp;
  const failureOf = (recipient: string) => {
    if (!('error' in result)) return result.refusals.find((each) => each.recipient === recipient);
    return { failure: failureCode(result.error), permanent: isRefusal(result.error) };
  };
  const deliveries = before.map((delivery): Delivery => {
    if (delivery.state !== 'pending') return delivery;
    const { recipient } = delivery;
    const failed = failureOf(recipient);
    if (failed === undefined) return { recipient, state: 'sent', failure: '' };
    const { failure, permanent } = failed;
    return { recipient, state: permanent || isTooOld ? 'dead' : 'pending', failure };
  });
  const failureIn = (wanted: Delivery['state']) =>
    deliveries.find(({ state }) => state === wanted)?.failure;
  const waiting = failureIn('pending');
  if (waiting !== undefined) {
    const dueAt = Math.round(now + backoff(job.attempts));
    return { state: 'pending', dueAt, failure: waiting, deliveries };
  }
  const dead = failureIn('dead');
  return dead === undefined
    ? { state: 'sent', deliveries }
    : { state: 'dead', failure: dead, deliveries };
}

/** Sends the queued mails, each at least once: after a crash between sending and storing the outcome, it is sent again. */
export class Outbox {
  readonly #options: OutboxOptions;
  /** Functions that wake idle lanes. */
  readonly #sleepers: Record<Sort, (() => void)[]> = { mails: [], webhooks: [] };
  readonly #cut = new AbortController();
  #stopped = false;
  /** Whether the log already says that the store is unavailable. */
  #isStoreAway = false;
  #lanes: Promise<unknown> = Promise.resolve();
  #poll: NodeJS.Timeout | undefined;
  /** Mails with a file are sent one at a time: each takes several times the file's size in memory. */
  readonly #inTurn = makeQueue();

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  start(): void {
    const lanes = (sort: Sort) => Array.from({ length: LANES[sort] }, () => this.#lane(sort));
    this.#lanes = Promise.all([...lanes('mails'), ...lanes('webhooks')]);
    this.#poll = setInterval(() => this.wake(), POLL).unref();
  }

  /** Makes one lane of each sort check the queue now. A lane that finds an entry wakes the next. */
  wake(): void {
    for (const sleepers of Object.values(this.#sleepers)) sleepers.shift()?.();
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
    await this.#lanes;
    clearTimeout(cut);
  }

  async #sleep(sort: Sort): Promise<void> {
    if (!this.#stopped) await new Promise<void>((resolve) => this.#sleepers[sort].push(resolve));
  }

  async #lane(sort: Sort): Promise<void> {
    const { store, log } = this.#options;
    while (!this.#stopped) {
      try {
        const [job] = await store.claimMails(Date.now(), LEASE.length, 1, sort);
        if (job) {
          this.wake();
          await this.#try(job);
        } else await this.#sleep(sort);
        if (this.#isStoreAway) log.warn('outbox goes on: the store is back');
        this.#isStoreAway = false;
      } catch (error) {
        // Once the store is back, the mail is tried again: its lease expires.
        if (!this.#isStoreAway) log.error({ err: error }, 'outbox waits for the store');
        this.#isStoreAway = true;
        await this.#sleep(sort);
      }
    }
    this.wake();
  }

  /** Renews the lease of a mail while it is sent. Returns a function that stops that, and a signal of a lost lease. */
  #keepLease(job: MailJob): { release: () => void; lost: AbortSignal } {
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

  async #try(job: MailJob): Promise<void> {
    const { store, keepsMails = false, log } = this.#options;
    const enquiry = await store.find(job.enquiryId);
    const known = enquiry?.mails.find(({ kind }) => kind === job.kind)?.deliveries;
    // The enquiry was deleted meanwhile, and its mails with it.
    if (enquiry === undefined || known === undefined) return;
    const before = this.#recipients(job, enquiry).map(
      (recipient): Delivery =>
        known.find((delivery) => delivery.recipient === recipient) ?? {
          recipient,
          state: 'pending',
          failure: '',
        },
    );
    const result = await this.#send(job, enquiry, before);
    const now = Date.now();
    const outcome = settle(job, before, result, now);
    // Aborted by our own shutdown: due at once for the next process.
    if (outcome.state === 'pending' && this.#cut.signal.aborted) outcome.dueAt = now;
    const { deliveries } = outcome;
    if (outcome.state === 'dead') outcome.notice = this.#notice(job, enquiry, deliveries);
    const failures = deliveries.flatMap(({ state, failure }, index) =>
      state === 'sent' ? [] : [`${index + 1} of ${deliveries.length}: ${failure}`],
    );
    this.#options.onTried?.(job.kind, outcome.state);
    const note = { enquiry: job.enquiryId, mail: job.kind, attempt: job.attempts };
    const what = job.kind === 'webhook' ? 'webhook' : 'mail';
    const isKept = outcome.state === 'sent' && keepsMails && what === 'mail';
    if (isKept) outcome.failure = KEPT;
    if (isKept) log.info(note, 'mail kept, not mailed');
    else if (outcome.state === 'sent') log.info(note, `${what} sent`);
    else if (outcome.state === 'pending') log.warn({ ...note, failures }, `${what} not sent`);
    else
      log.error({ ...note, failures }, `${what} given up: npm run enquiries -- show says for whom`);
    // If all recipients are in the same state, the mail's own state is enough.
    const isUniform =
      known.length === 0 && deliveries.every(({ state }) => state === outcome.state);
    if (isUniform && outcome.state !== 'dead') outcome.deliveries = [];
    await this.#finish(job, outcome, now);
    if (outcome.state === 'dead' && outcome.notice) this.wake();
  }

  #recipients({ kind }: MailJob, enquiry: StoredEnquiry): string[] {
    const { webhooks, addresses } = this.#options;
    return kind === 'webhook'
      ? (webhooks?.recipients ?? [])
      : recipientsOf(kind, enquiry, addresses());
  }

  /** Stores the outcome, retrying while the store is unavailable: without it the mail would be sent again. */
  async #finish(job: MailJob, outcome: MailOutcome, now: number): Promise<void> {
    const { store, log } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await store.finishMail(job, outcome, now);
        return;
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || this.#cut.signal.aborted) throw error;
        if (attempt === 1) log.warn({ err: error, enquiry: job.enquiryId }, 'mail not noted yet');
        await pause(FINISH_RETRY, undefined, { signal: this.#cut.signal }).catch(() => {});
      }
    }
  }

  async #send(
    job: MailJob,
    enquiry: StoredEnquiry,
    deliveries: readonly Delivery[],
  ): Promise<TryResult> {
    const { store, forms, addresses, send, webhooks } = this.#options;
    const left = deliveries.filter(({ state }) => state === 'pending');
    if (left.length === 0) return { refusals: [] };
    const lease = this.#keepLease(job);
    const hasFile = job.kind === 'team' && enquiry.attachment !== undefined;
    const deliver = async (): Promise<TryResult> => {
      const attachment = hasFile ? await store.attachment(job.enquiryId) : undefined;
      const recipients = left.map(({ recipient }) => recipient);
      const { kind, messageId } = job;
      const signal = AbortSignal.any([lease.lost, this.#cut.signal]);
      if (kind === 'webhook')
        return { refusals: (await webhooks?.call(messageId, enquiry, recipients, signal)) ?? [] };
      const mail = composeMail(
        kind,
        messageId,
        enquiry,
        attachment,
        forms(),
        addresses(),
        recipients,
      );
      return { refusals: await send(mail, signal, job) };
    };
    try {
      return await (hasFile ? this.#inTurn(deliver) : deliver());
    } catch (error) {
      return { error };
    } finally {
      lease.release();
    }
  }

  /** The notice that a mail was given up; undefined if it would have no recipient. */
  #notice(
    { kind, enquiryId }: MailJob,
    { email, mails, desk }: StoredEnquiry,
    deliveries: Delivery[],
  ) {
    const { addresses } = this.#options;
    const notice = noticeOf(kind);
    if (notice === undefined) return undefined;
    const told = mails.map((mail) => (mail.kind === kind ? { ...mail, deliveries } : mail));
    if (recipientsOf(notice, { email, mails: told, desk }, addresses()).length === 0)
      return undefined;
    return orderMail(enquiryId, notice, addresses().from);
  }
}
