import type { Desk, FormId } from '../../contract/names.ts';

/** What happens to an enquiry: mailed, or kept aside without a mail. */
export type EnquiryStatus = 'new' | 'spam';

/**
 * The mails an enquiry causes: the team's with everything in it, the sender's confirmation, and a notice to the team for
 * each of these that somebody did not get.
 */
const MAIL_KINDS = ['team', 'confirmation', 'team-refused', 'confirmation-refused'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Everything that the outbox delivers: mails, and the call of the webhooks. */
export const ORDER_KINDS = [...MAIL_KINDS, 'webhook'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** A file as it arrived. */
export interface Attachment {
  /** The visitor's name for it; shown, never used as a path. */
  name: string;
  /** Media type, found from its content. */
  type: string;
  bytes: Uint8Array;
}

/** What a visitor sent. Times are in milliseconds since 1970; what was left out is an empty string. */
export interface Enquiry {
  /** Names it in mails, logs and on the command line. */
  id: string;
  form: FormId;
  /** The tag of the language that its page was in; empty where it was stored before that was told apart. */
  language: string;
  /** Who receives it, and by whose rule it is kept. */
  desk: Desk;
  status: EnquiryStatus;
  receivedAt: number;
  name: string;
  company: string;
  email: string;
  phone: string;
  lookingFor: string;
  position: string;
  link: string;
  when: string;
  message: string;
  hearAbout: string;
  /** Path of the page the visitor came from. */
  from: string;
  /** The words that the visitor read and agreed to. */
  consent: string;
  consentedAt: number;
}

/** A mail to be sent, or webhooks to be called; its id is the same at every try. */
export interface MailOrder {
  kind: OrderKind;
  messageId: string;
}

/** An enquiry on its way into the store. */
export interface NewEnquiry extends Enquiry {
  /** From its token: two enquiries with one nonce are the same one, sent twice. */
  nonce: string;
  /** Tells whether the second one says the same. */
  digest: string;
  attachment?: Attachment | undefined;
  mails: readonly MailOrder[];
}

/** `dead` is what was given up: it waits for the owner. */
export const DELIVERY_STATES = ['pending', 'sent', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** How far a mail has come with one of its recipients. */
export interface Delivery {
  /** Mail address, or the label of a webhook. */
  recipient: string;
  state: DeliveryState;
  /** Code of the last failure, without any text of the mail server's; empty if there was none. */
  failure: string;
}

/** How far a mail has come. */
export interface MailState {
  kind: OrderKind;
  /** `dead` where at least one recipient was given up and nobody is left to try. */
  state: DeliveryState;
  /** How often it was tried. */
  attempts: number;
  /** When it is tried next, in milliseconds since 1970. */
  dueAt: number;
  /** Code of the last failure, without any text of the mail server's; empty if there was none. */
  failure: string;
  /** One for each recipient, once there was anything to tell apart; empty while all of them fare alike. */
  deliveries: Delivery[];
}

/** An enquiry in the store; the bytes of its file are read apart. */
export interface StoredEnquiry extends Enquiry {
  attachment: { name: string; type: string; size: number } | undefined;
  mails: MailState[];
}

/** A mail that this process may try now. */
export interface MailJob {
  id: number;
  enquiryId: string;
  kind: OrderKind;
  /** The same at every try, so that a mail that was sent twice can be told by its reader's program. */
  messageId: string;
  /** Counted from 1. */
  attempt: number;
  /** When the mail was ordered, in milliseconds since 1970. */
  createdAt: number;
}

/** Visits of one day: of a page, by its path, or from another host. */
export interface VisitCount {
  /** `2026-11-22`, in UTC. */
  day: string;
  kind: 'page' | 'host';
  name: string;
  count: number;
}

/** What the digest of a week counts. */
export interface DigestCounts {
  /** Received in the week, without spam. */
  enquiries: number;
  /** Spam that is in the store. */
  spam: number;
  /** Mails and calls of webhooks that are still to be sent, and those that were given up. */
  waiting: number;
  dead: number;
}

/** What is in the outbox of one sort. */
export interface OutboxState {
  pending: number;
  dead: number;
  /** When the oldest of what is pending was ordered, in milliseconds since 1970. */
  oldest: number | undefined;
}

/** Stands for a failure where a mail was written to a folder, since no mail server is set: it was sent to nobody. */
export const KEPT = 'KEPT';

/** What came of a try, for the mail as a whole and for each recipient that is to be told apart. */
export type MailOutcome = (
  | { state: 'sent'; failure?: typeof KEPT }
  | { state: 'pending'; dueAt: number; failure: string }
  | { state: 'dead'; failure: string; notice?: MailOrder | undefined }
) & { deliveries?: Delivery[] };

/** Which enquiries to remove; those chosen by age stay while a mail of theirs is still to be sent. */
export type Removal =
  | { id: string }
  | { email: string }
  | { before: number; status?: EnquiryStatus; desk?: Desk };

/** Where visits are counted. */
export interface VisitStore {
  /** Adds to what was counted, and forgets what is older than 400 days. */
  add(counts: readonly VisitCount[]): Promise<void>;
  /** Visits since a day, `2026-11-22`, that day included. */
  since(day: string): Promise<VisitCount[]>;
}

/** Where senders are counted. */
export interface SenderStore {
  /**
   * Counts one more of a sender, for all processes that share the store.
   *
   * @param key names the sender without giving it away
   * @param interval milliseconds that lie between two at an even pace; what was not used in an hour may come all at once
   * @param now milliseconds since 1970
   * @returns 0 where it is let through, else the milliseconds after which it would be
   */
  takeTurn(key: string, interval: number, now: number): Promise<number>;
}

/** What the mail about a week is made of. */
export interface DigestStore {
  /** Counts what was received from one moment to another, in milliseconds since 1970, and what waits. */
  count(from: number, to: number): Promise<DigestCounts>;
  /**
   * Takes the digest of a week for this process. Returns false where it was taken before, or where the store has never
   * been asked and no week is behind it.
   *
   * @param week its end, in milliseconds since 1970
   */
  claim(week: number): Promise<boolean>;
  /** Gives the digest back that could not be sent: the last one was that of this week. */
  giveBack(week: number): Promise<void>;
}

/**
 * Where enquiries are kept. Every function may throw StoreUnavailable; an enquiry for which `add` returned is on disk.
 */
export interface EnquiryStore {
  /** Where that is, in words for the operator, without any secret. */
  readonly place: string;
  readonly visits: VisitStore;
  readonly senders: SenderStore;
  readonly digests: DigestStore;
  /** Opens the store where it isn't open, and looks whether it can be read. */
  ready(): Promise<void>;
  /** The key that tokens are signed with: the same for every process that shares the store. */
  secret(): Promise<Buffer>;
  /**
   * Stores an enquiry with its file and its mails, all or nothing. It takes the place of spam with its nonce: what
   * filled in the hidden field was no program, since it sent the form again without that.
   *
   * @returns `repeated` where the very same was stored under its nonce before, `changed` where something else was
   */
  add(enquiry: NewEnquiry): Promise<'stored' | 'repeated' | 'changed'>;
  /**
   * Makes spam an enquiry like any other, and orders its mails.
   *
   * @param now milliseconds since 1970
   * @returns false where there is no such spam; then nothing has changed
   */
  release(id: string, mails: readonly MailOrder[], now: number): Promise<boolean>;
  /** Newest first. */
  list(filter?: { status?: EnquiryStatus; limit?: number }): Promise<StoredEnquiry[]>;
  find(id: string): Promise<StoredEnquiry | undefined>;
  has(id: string): Promise<boolean>;
  attachment(id: string): Promise<Attachment | undefined>;
  /** Removes enquiries with everything that belongs to them. Returns their ids, which the store keeps as removed. */
  remove(which: Removal): Promise<string[]>;
  /** How many enquiries were received before this and stay only because a mail of theirs is still to be sent. */
  countHeld(before: number): Promise<number>;
  /** The ids of what was removed, as long as they are kept; `forgetBefore` drops those removed before then. */
  removedIds(forgetBefore?: number): Promise<string[]>;
  /**
   * Gives back the room of what was removed. No file of a SQLite store holds a byte of it afterwards; what Postgres keeps
   * is said in docs/enquiries.md.
   */
  scrub(): Promise<void>;
  /** The latest time that the store was told, in milliseconds since 1970; 0 where it never was. */
  lastSeen(): Promise<number>;
  /** Tells the store the time; an earlier one than it knows changes nothing. It forgets senders who have been quiet for an hour. */
  noteTime(now: number): Promise<void>;
  /**
   * Takes mails that are due, or calls of webhooks, for nobody else until the lease ends. `now` and `lease` are in
   * milliseconds.
   */
  claimMails(
    now: number,
    lease: number,
    limit: number,
    what?: 'mails' | 'webhooks',
  ): Promise<MailJob[]>;
  /** Makes a lease last until then, in milliseconds since 1970. Returns false where the mail is somebody else's now, or gone. */
  renewLease(job: MailJob, until: number): Promise<boolean>;
  /** Notes what came of a try at `now`; without effect where the lease ended and somebody else took the mail. */
  finishMail(job: MailJob, outcome: MailOutcome, now: number): Promise<void>;
  /** Makes every unsent mail due, dead ones too. Returns how many. */
  retryMails(now: number): Promise<number>;
  /** What waits in the outbox, and what was given up, of each sort. */
  outboxState(): Promise<Record<'mails' | 'webhooks', OutboxState>>;
  /** How many mails were given up. */
  countDeadMails(): Promise<number>;
  /** Writes a consistent copy to a new file, which nobody else can read at any moment. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Codes of our own, beside those of the databases and of the file system. */
export const SCHEMA_NEWER = 'SCHEMA_NEWER';
export const STORE_GONE = 'STORE_GONE';

/** The store can't be read or written for now; nothing was stored. Its message names the reason, never data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Short and without personal data: the log writes it. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The store is unavailable: ${code}`, options);
    this.code = code;
  }
}
