import { z } from 'zod';
import { DESKS, type Desk } from '../../contract/names.ts';

/**
 * The mails about an enquiry: the full text for the team, the confirmation for the sender, and for each of these a notice
 * to the team if somebody did not get it.
 */
const MAIL_KINDS = ['team', 'confirmation', 'team-refused', 'confirmation-refused'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Everything that the outbox delivers: mails and webhook calls. */
export const JOB_KINDS = [...MAIL_KINDS, 'webhook'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A file as it arrived. */
export const attachmentSchema = z.object({
  /** The visitor's file name; shown, never used as a path. */
  name: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** An enquiry, by the names of the form's controls. An empty field is an empty string. */
export const enquirySchema = z.object({
  /** Identifies the enquiry in mails, logs and on the command line. */
  id: z.string(),
  receivedAt: z.number(),
  /** `new` enquiries are mailed; `spam` is stored without a mail. */
  status: z.enum(['new', 'spam']),
  form: z.string(),
  /** The language tag of its page; empty if it was stored before version 5 of the schema. */
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
  /** Path of the referring page. */
  from: z.string(),
  /** The consent text that the visitor agreed to. */
  consent: z.string(),
  consentedAt: z.number(),
  /** Determines who receives it and how long it is kept. */
  desk: z.enum(DESKS),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** A job to queue: a mail to send, or webhooks to call. Its id is the same at every attempt. */
export interface QueuedJob {
  kind: JobKind;
  messageId: string;
}

export interface NewEnquiry extends Enquiry {
  /** From its token: two enquiries with the same nonce are one form, sent twice. */
  nonce: string;
  /** Hash of the content, to tell whether a form sent twice has changed. */
  digest: string;
  attachment?: Attachment | undefined;
  jobs: readonly QueuedJob[];
}

/** `dead` means given up until the owner retries it. */
export const DELIVERY_STATES = ['pending', 'sent', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The state of a job for one recipient. */
export const deliverySchema = z.object({
  /** Mail address, or the label of a webhook. */
  recipient: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** Code of the last failure, without any text of the mail server's; empty if there was none. */
  failure: z.string(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const jobSchema = z.object({
  id: z.number(),
  enquiryId: z.string(),
  kind: z.enum(JOB_KINDS),
  /** The same at every attempt, so that mail programs recognise a mail that was sent twice. */
  messageId: z.string(),
  /** `dead` if at least one recipient was given up and none is pending. */
  state: z.enum(DELIVERY_STATES),
  /** Number of attempts, including one that is being made. */
  attempts: z.number(),
  /** When it was queued. */
  createdAt: z.number(),
  /** Time of the next attempt. */
  dueAt: z.number(),
  /** Code of the last failure, without any text of the mail server's; empty if there was none. */
  failure: z.string(),
});
export type Job = z.infer<typeof jobSchema>;

/** A job with the state of each recipient. */
export interface JobState extends Job {
  /** One for each recipient; empty as long as all recipients are in the same state. */
  deliveries: Delivery[];
}

/** An enquiry in the store. The bytes of its file are read separately. */
export interface StoredEnquiry extends Enquiry {
  attachment: { name: string; type: string; size: number } | undefined;
  jobs: JobState[];
}

/** Visits on one day: of a page, by its path, or from a referring host. */
export const visitSchema = z.object({
  /** `2026-11-22`, in UTC. */
  day: z.string(),
  kind: z.enum(['page', 'host']),
  name: z.string(),
  count: z.number(),
});
export type VisitCount = z.infer<typeof visitSchema>;

/** The state of the outbox for one sort: mails or webhook calls. */
export const outboxSchema = z.object({
  pending: z.number(),
  dead: z.number(),
  /** When the oldest pending entry was queued. */
  oldest: z.number().nullable(),
});

/** The failure code of a mail that was written to a folder instead of sent, since no mail server is configured. */
export const KEPT = 'KEPT';

export interface JobOutcome {
  state: DeliveryState;
  /** Empty or absent if there was none. */
  failure?: string;
  /** The time of the next attempt, if the job is pending. */
  dueAt?: number | undefined;
  /** For each recipient, if their states differ. */
  deliveries?: readonly Delivery[];
  /** A notice to queue, if the mail was given up. */
  notice?: QueuedJob | undefined;
}

/** Which enquiries to remove. A removal by age spares enquiries with an unsent mail. */
export type Removal =
  | { id: string }
  | { email: string }
  | { before: number; status?: Enquiry['status']; desk?: Desk };

/** Our own error code, besides those of databases and file system: a newer version wrote the store. */
export const SCHEMA_NEWER = 'SCHEMA_NEWER';
/** Our own error code: the file of the store is no longer the one that was opened. */
export const STORE_GONE = 'STORE_GONE';

/** The store can't be read or written at the moment; nothing was stored. The message holds no personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Short and free of personal data, since it is logged. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The store is unavailable: ${code}`, options);
    this.code = code;
  }
}
