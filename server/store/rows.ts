/** What both stores share: columns, and the way from rows to records. */
import { z } from 'zod';
import { DESKS } from '../../contract/names.ts';
import {
  DELIVERY_STATES,
  type Delivery,
  type Enquiry,
  type MailState,
  type NewEnquiry,
  ORDER_KINDS,
  type StoredEnquiry,
} from './enquiry-store.ts';

/** Columns of `enquiries`, in the order in which `enquiryValues` gives them. */
export const ENQUIRY_COLUMNS = [
  'id',
  'nonce',
  'digest',
  'form',
  'status',
  'received_at',
  'name',
  'company',
  'email',
  'phone',
  'looking_for',
  'message',
  'hear_about',
  'from_path',
  'consent',
  'consented_at',
  'desk',
  'position',
  'link',
  'call_time',
  'language',
] as const;

/** The values of a row of `enquiries`. */
export function enquiryValues(enquiry: NewEnquiry): (string | number)[] {
  return [
    enquiry.id,
    enquiry.nonce,
    enquiry.digest,
    enquiry.form,
    enquiry.status,
    enquiry.receivedAt,
    enquiry.name,
    enquiry.company,
    enquiry.email,
    enquiry.phone,
    enquiry.lookingFor,
    enquiry.message,
    enquiry.hearAbout,
    enquiry.from,
    enquiry.consent,
    enquiry.consentedAt,
    enquiry.desk,
    enquiry.position,
    enquiry.link,
    enquiry.when,
    enquiry.language,
  ];
}

const enquiryRow = z
  .object({
    id: z.string(),
    form: z.string(),
    status: z.enum(['new', 'spam']),
    received_at: z.number(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    looking_for: z.string(),
    message: z.string(),
    hear_about: z.string(),
    from_path: z.string(),
    consent: z.string(),
    consented_at: z.number(),
    desk: z.enum(DESKS),
    position: z.string(),
    link: z.string(),
    call_time: z.string(),
    language: z.string(),
  })
  .transform(
    ({
      received_at,
      looking_for,
      hear_about,
      from_path,
      consented_at,
      call_time,
      ...same
    }): Enquiry => ({
      ...same,
      receivedAt: received_at,
      lookingFor: looking_for,
      hearAbout: hear_about,
      from: from_path,
      consentedAt: consented_at,
      when: call_time,
    }),
  );

const deliveryState = z.enum(DELIVERY_STATES);

const mailRow = z.object({
  id: z.number(),
  enquiry_id: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: deliveryState,
  attempts: z.number(),
  due_at: z.number(),
  failure: z.string(),
});

const deliveryRow = z.object({
  mail_id: z.number(),
  recipient: z.string(),
  state: deliveryState,
  failure: z.string(),
});

const fileRow = z.object({
  enquiry_id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
});

export const claimedRow = z
  .object({
    id: z.number(),
    enquiry_id: z.string(),
    kind: z.enum(ORDER_KINDS),
    message_id: z.string(),
    attempts: z.number(),
    created_at: z.number(),
  })
  .transform(({ enquiry_id, message_id, attempts, created_at, ...same }) => ({
    ...same,
    enquiryId: enquiry_id,
    messageId: message_id,
    attempt: attempts,
    createdAt: created_at,
  }));

/** Values by key, each key's in the order in which they come. */
function group<Key, Value>(pairs: readonly (readonly [Key, Value])[]): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Brings the rows of enquiries, files, mails and deliveries together; the order is that of the enquiries. */
export function assemble(
  enquiries: unknown[],
  files: unknown[],
  mails: unknown[],
  deliveries: unknown[],
): StoredEnquiry[] {
  const fileOf = new Map<string, StoredEnquiry['attachment']>();
  for (const row of files) {
    const { enquiry_id, ...file } = fileRow.parse(row);
    fileOf.set(enquiry_id, file);
  }
  const deliveriesOf = group<number, Delivery>(
    deliveries.map((row) => {
      const { mail_id, ...delivery } = deliveryRow.parse(row);
      return [mail_id, delivery];
    }),
  );
  const mailsOf = group<string, MailState>(
    mails.map((row) => {
      const { id, enquiry_id, due_at, ...mail } = mailRow.parse(row);
      return [enquiry_id, { ...mail, dueAt: due_at, deliveries: deliveriesOf.get(id) ?? [] }];
    }),
  );
  return enquiries.map((row) => {
    const enquiry = enquiryRow.parse(row);
    const { id } = enquiry;
    return { ...enquiry, attachment: fileOf.get(id), mails: mailsOf.get(id) ?? [] };
  });
}
