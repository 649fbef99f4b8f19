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

/** Milliseconds. */
const BACKOFF = {
  /** The longest wait after the first failure; it doubles with each further one. */
  first: 30_000,
  most: 6 * HOUR,
  /** After this a mail is given up. */
  giveUp: 5 * DAY,
};

/** Milliseconds between two looks for mails that are due; a new enquiry is looked for at once. */
const POLL = 5_000;

/** Milliseconds that a lease lasts, and after which it is renewed while a mail is under way. A crash delays a mail by the first. */
const LEASE = { length: 30_000, renewal: 10_000 };

/** Milliseconds between two tries to note in the store what came of a mail. */
const FINISH_RETRY = 200;

/** Mails, and calls of webhooks, under way at a time. Each has lanes of its own, so that neither waits for the other. */
const LANES = { mails: 8, webhooks: 4 };

type Sort = keyof typeof LANES;

export interface OutboxOptions {
  store: EnquiryStore;
  forms: () => PublishedForms;
  addresses: () => MailAddresses;
  send: SendMail;
  /** Whether `send` writes mails to a folder and sends them to nobody. */
  keepsMails?: boolean;
  /** The webhooks that hear of enquiries; none if not given. */
  webhooks?: Webhooks | undefined;
  /** Called for each try, with what came of it. */
  onTried?: ((kind: OrderKind, result: DeliveryState) => void) | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Milliseconds to wait after a failed try: anything up to the limit, so that many mails don't come back together. */
export function backoff(attempt: number, random = Math.random()): number {
  return random * Math.min(BACKOFF.most, BACKOFF.first * 2 ** (attempt - 1));
}

/** What became of a try: who did not get the mail, or why it isn't certain that anybody got it. */
export type TryResult = { refusals: readonly Refusal[] } | { error: unknown };

/**
 * What comes of a try.
 *
 * @param before how far the mail had come with each recipient
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

/** Sends what the store orders, each mail at least once: a crash between sending and noting it sends it again. */
export class Outbox {
  readonly #options: OutboxOptions;
  /** Wake lanes that have found nothing to do. */
  readonly #sleepers: Record<Sort, (() => void)[]> = { mails: [], webhooks: [] };
  readonly #cut = new AbortController();
  #stopped = false;
  /** Whether it has said that the store is away. */
  #isStoreAway = false;
  #lanes: Promise<unknown> = Promise.resolve();
  #poll: NodeJS.Timeout | undefined;
  /** Mails with a file go one by one: each takes a multiple of the file's size in memory. */
  readonly #inTurn = makeQueue();

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Begins to send. */
  start(): void {
    const lanes = (sort: Sort) => Array.from({ length: LANES[sort] }, () => this.#lane(sort));
    this.#lanes = Promise.all([...lanes('mails'), ...lanes('webhooks')]);
    this.#poll = setInterval(() => this.wake(), POLL).unref();
  }

  /** Makes a lane of each sort look for orders now. The one that finds some wakes the next. */
  wake(): void {
    for (const sleepers of Object.values(this.#sleepers)) sleepers.shift()?.();
  }

  /**
   * Takes no further mail; resolves when those under way are done.
   *
   * @param limit milliseconds after which these are cut and left for the next start. A mail whose last line the server
   *   has, but has not confirmed by then, is sent once more.
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
        // The store will be back, and the mail with it: its lease ends by itself.
        if (!this.#isStoreAway) log.error({ err: error }, 'outbox waits for the store');
        this.#isStoreAway = true;
        await this.#sleep(sort);
      }
    }
    this.wake();
  }

  /** Keeps the lease of a mail while it is under way. Returns what ends that, and a signal for when the lease is lost. */
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
    // Deleted a moment ago, and its mails with it.
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
    // Cut by our own stop: the next process takes it at once.
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
    // As long as all recipients fare alike the state of the mail says everything.
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

  /** Notes what came of a try, again and again while the store is away: what is forgotten now would be sent once more. */
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

  /** The order of a notice that a mail was given up; undefined where nobody would get it. */
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
