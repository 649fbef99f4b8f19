import type { FastifyBaseLogger } from 'fastify';
import type { PublishedForms } from '../../contract/published.ts';
import type { EnquiryStore, MailJob, MailOutcome } from '../store/enquiry-store.ts';
import { composeMail, type MailAddresses } from './compose-mail.ts';
import type { SendMail } from './mail-sender.ts';

/** Milliseconds. */
const BACKOFF = {
  /** The longest wait after the first failure; it doubles with each further one. */
  first: 30_000,
  most: 6 * 60 * 60 * 1000,
  /** After this a mail is given up. */
  giveUp: 5 * 24 * 60 * 60 * 1000,
};

/** Milliseconds between two looks for mails that are due; a new enquiry is looked for at once. */
const POLL = 5_000;

/** Milliseconds that a lease outlives the longest try, for what comes before and after it. */
const LEASE_MARGIN = 5_000;

/** Mails under way at a time. */
const LANES = 8;

/** What the outbox needs. */
export interface OutboxOptions {
  store: EnquiryStore;
  forms: PublishedForms;
  addresses: MailAddresses;
  send: SendMail;
  /** Milliseconds that one try takes at most. */
  timeout: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Milliseconds to wait after a failed try: anything up to the limit, so that many mails don't come back together. */
export function backoff(attempt: number, random = Math.random()): number {
  return random * Math.min(BACKOFF.most, BACKOFF.first * 2 ** (attempt - 1));
}

/** What a failure is called in the store and the log: codes, never the server's words, which may name the receiver. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}

/** What comes of a failed try. */
export function afterFailure(job: MailJob, error: unknown, now: number): MailOutcome {
  const failure = failureCode(error);
  if (now - job.createdAt > BACKOFF.giveUp) return { state: 'dead', failure };
  return { state: 'pending', dueAt: Math.round(now + backoff(job.attempt)), failure };
}

/** Sends what the store orders, each mail at least once: a crash between sending and noting it sends it again. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #sleepers = new Set<() => void>();
  #stopped = false;
  #lanes: Promise<unknown> = Promise.resolve();

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Begins to send. */
  start(): void {
    this.#lanes = Promise.all(Array.from({ length: LANES }, () => this.#lane()));
  }

  /** Makes it look for so many mails now. */
  wake(mails: number): void {
    for (const wakeUp of [...this.#sleepers].slice(0, mails)) wakeUp();
  }

  /** Takes no further mail; resolves when those under way are done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wake(LANES);
    await this.#lanes;
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, POLL);
      this.#sleepers.add(wakeUp);
    });
  }

  async #lane(): Promise<void> {
    const { store, log, timeout } = this.#options;
    while (!this.#stopped) {
      try {
        const [job] = await store.claimMails(Date.now(), timeout + LEASE_MARGIN, 1);
        if (job) await this.#try(job);
        else await this.#sleep();
      } catch (error) {
        // The store will be back, and the mail with it: its lease ends by itself.
        log.warn({ err: error }, 'outbox waits for the store');
        await this.#sleep();
      }
    }
  }

  async #try(job: MailJob): Promise<void> {
    const { store, forms, addresses, send, log } = this.#options;
    const enquiry = await store.find(job.enquiryId);
    // Deleted a moment ago, and its mails with it.
    if (enquiry === undefined) return;
    const file = job.kind === 'team' && enquiry.attachment;
    const attachment = file ? await store.attachment(job.enquiryId) : undefined;
    const note = { enquiry: job.enquiryId, mail: job.kind, attempt: job.attempt };
    let outcome: MailOutcome = { state: 'sent' };
    try {
      await send(job, composeMail(job.kind, job.messageId, enquiry, attachment, forms, addresses));
      log.info(note, 'mail sent');
    } catch (error) {
      outcome = afterFailure(job, error, Date.now());
      if (outcome.state === 'dead')
        log.error({ ...note, failure: outcome.failure }, 'mail given up');
      else log.warn({ ...note, failure: failureCode(error) }, 'mail not sent');
    }
    await store.finishMail(job, outcome);
  }
}
