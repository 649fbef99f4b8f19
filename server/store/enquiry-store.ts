import type { FormId } from '../../contract/names.ts';

/** What happens to an enquiry: mailed, or kept aside without a mail. */
export type EnquiryStatus = 'new' | 'spam';

/** The mails an enquiry causes: the team's with everything in it, and the sender's confirmation. */
export type MailKind = 'team' | 'confirmation';

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
  status: EnquiryStatus;
  receivedAt: number;
  name: string;
  company: string;
  email: string;
  phone: string;
  lookingFor: string;
  message: string;
  hearAbout: string;
  /** Path of the page the visitor came from. */
  from: string;
  /** The words that the visitor agreed to. */
  consent: string;
  consentedAt: number;
}

/** A mail to be sent; its id is the same at every try. */
export interface MailOrder {
  kind: MailKind;
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

/** How far a mail has come. */
export interface MailState {
  kind: MailKind;
  state: 'pending' | 'sent' | 'dead';
  /** How often it was tried. */
  attempts: number;
  /** When it is tried next, in milliseconds since 1970. */
  dueAt: number;
  /** Code of the last failure, without any text of the mail server's; empty if there was none. */
  failure: string;
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
  kind: MailKind;
  /** The same at every try, so that a mail that was sent twice can be told by its reader's program. */
  messageId: string;
  /** Counted from 1. */
  attempt: number;
  /** When the mail was ordered, in milliseconds since 1970. */
  createdAt: number;
}

/** What came of a try. */
export type MailOutcome =
  | { state: 'sent' }
  | { state: 'pending'; dueAt: number; failure: string }
  | { state: 'dead'; failure: string };

/** Which enquiries to remove. */
export type Removal =
  | { id: string }
  | { email: string }
  | { before: number; status?: EnquiryStatus };

/**
 * Where enquiries are kept. Every function may throw StoreUnavailable; an enquiry for which `add` returned is on disk.
 */
export interface EnquiryStore {
  /** Where that is, in words for the operator, without any secret. */
  readonly place: string;
  /** The key that tokens are signed with: the same for every process that shares the store. */
  secret(): Promise<Buffer>;
  /**
   * Stores an enquiry with its file and its mails, all or nothing.
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
  attachment(id: string): Promise<Attachment | undefined>;
  /** Removes enquiries with everything that belongs to them. Returns their ids. */
  remove(which: Removal): Promise<string[]>;
  /** Makes sure that no file of the store holds a byte of what was removed. */
  scrub(): Promise<void>;
  /** Takes mails that are due, for nobody else until the lease ends. `now` and `lease` are in milliseconds. */
  claimMails(now: number, lease: number, limit: number): Promise<MailJob[]>;
  /** Notes what came of a try; without effect where the lease ended and somebody else took the mail. */
  finishMail(job: MailJob, outcome: MailOutcome): Promise<void>;
  /** Makes every unsent mail due, dead ones too. Returns how many. */
  retryMails(now: number): Promise<number>;
  /** How many mails were given up. */
  countDeadMails(): Promise<number>;
  /** Writes a consistent copy to a new file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

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
