/** What the store keeps, and gives back as it was. */
import { z } from 'zod';
import { DESKS, type Desk } from '../../contract/names.ts';

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
export const attachmentSchema = z.object({
  /** The visitor's name for it; shown, never used as a path. */
  name: z.string(),
  /** Media type, found from its content. */
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * What a visitor sent, by the names of the controls. Times are in milliseconds since 1970; what was left out is an empty
 * string.
 */
export const enquirySchema = z.object({
  /** Names it in mails, logs and on the command line. */
  id: z.string(),
  receivedAt: z.number(),
  status: z.enum(['new', 'spam']),
  form: z.string(),
  /** The tag of the language that its page was in; empty where it was stored before that was told apart. */
  language: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  'looking-for': z.string(),
  position: z.string(),
  link: z.string(),
  when: z.string(),
  message: z.string(),
  'hear-about': z.string(),
  /** Path of the page the visitor came from. */
  from: z.string(),
  /** The words that the visitor read and agreed to. */
  consent: z.string(),
  consentedAt: z.number(),
  /** Who receives it, and by whose rule it is kept. */
  desk: z.enum(DESKS),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** What happens to an enquiry: mailed, or kept aside without a mail. */
export type EnquiryStatus = Enquiry['status'];

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
export const deliverySchema = z.object({
  /** Mail address, or the label of a webhook. */
  recipient: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** Code of the last failure, without any text of the mail server's; empty if there was none. */
  failure: z.string(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** How far a mail has come. */
export const mailSchema = z.object({
  kind: z.enum(ORDER_KINDS),
  /** `dead` where at least one recipient was given up and nobody is left to try. */
  state: z.enum(DELIVERY_STATES),
  /** How often it was tried. */
  attempts: z.number(),
  /** When it is tried next, in milliseconds since 1970. */
  dueAt: z.number(),
  /** Code of the last failure, without any text of the mail server's; empty if there was none. */
  failure: z.string(),
});
/** A mail of an enquiry, and how far it has come. */
export interface MailState extends z.infer<typeof mailSchema> {
  /** One for each recipient, once there was anything to tell apart; empty while all of them fare alike. */
  deliveries: Delivery[];
}

/** An enquiry in the store; the bytes of its file are read apart. */
export interface StoredEnquiry extends Enquiry {
  attachment: { name: string; type: string; size: number } | undefined;
  mails: MailState[];
}

/** A mail that this process may try now. */
export const jobSchema = z.object({
  id: z.number(),
  enquiryId: z.string(),
  kind: z.enum(ORDER_KINDS),
  /** The same at every try, so that a mail that was sent twice can be told by its reader's program. */
  messageId: z.string(),
  /** How often it was tried, this time included. */
  attempts: z.number(),
  /** When the mail was ordered, in milliseconds since 1970. */
  createdAt: z.number(),
});
export type MailJob = z.infer<typeof jobSchema>;

/** Visits of one day: of a page, by its path, or from another host. */
export const visitSchema = z.object({
  /** `2026-11-22`, in UTC. */
  day: z.string(),
  kind: z.enum(['page', 'host']),
  name: z.string(),
  count: z.number(),
});
export type VisitCount = z.infer<typeof visitSchema>;

/** What the digest of a week counts. */
export const digestSchema = z.object({
  /** Received in the week, without spam. */
  enquiries: z.number(),
  /** Spam that is in the store. */
  spam: z.number(),
  /** Mails and calls of webhooks that are still to be sent, and those that were given up. */
  waiting: z.number(),
  dead: z.number(),
});
export type DigestCounts = z.infer<typeof digestSchema>;

/** What is in the outbox of one sort. */
export const outboxSchema = z.object({
  pending: z.number(),
  dead: z.number(),
  /** When the oldest of what is pending was ordered, in milliseconds since 1970. */
  oldest: z.number().nullable(),
});

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

/** Codes of our own, beside those of the databases and of the file system: a newer version wrote the store. */
export const SCHEMA_NEWER = 'SCHEMA_NEWER';
/** The file of the store is no longer the one that was opened. */
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
