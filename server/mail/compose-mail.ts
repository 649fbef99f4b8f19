import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { choiceLabel, type FormRecord } from '../../contract/form-record.ts';
import { FIELD_NAMES } from '../../contract/names.ts';
import { fillPlaceholders } from '../../contract/placeholders.ts';
import { type PublishedForms, publishedIn } from '../../contract/published-forms.ts';
import type { Mailbox } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';
import type {
  Attachment,
  Enquiry,
  JobKind,
  MailKind,
  QueuedJob,
  StoredEnquiry,
} from '../store/records.ts';
import { turn } from '../turns.ts';

/** Bytes of a file encoded at a time. */
const PIECE_BYTES = 64 * 1024;

export interface MailAddresses {
  from: Mailbox;
  to: Mailbox[];
  /** Recipients of applications; by default those of `to`. */
  careers?: Mailbox[] | undefined;
}

/** The default sender and recipient, from the company's content. */
export function companyMailbox({ company }: PublishedForms): Mailbox {
  return { name: company.name, address: company.email };
}

/** A Message-ID, with the sender's domain. */
export const messageId = (name: string, { address }: Mailbox): string =>
  `<${name}@${address.slice(address.indexOf('@') + 1)}>`;

/** One job for an enquiry, to be queued in the store. */
export function queuedJob(enquiryId: string, kind: JobKind, from: Mailbox): QueuedJob {
  return { kind, messageId: messageId(`${enquiryId.toLowerCase()}.${kind}`, from) };
}

/** The mails, and the webhook call if any, to be queued for a new enquiry. Applications never go to webhooks. */
export function queuedJobs(
  { id, desk }: Pick<Enquiry, 'id' | 'desk'>,
  from: Mailbox,
  hasWebhooks: boolean,
): QueuedJob[] {
  const kinds: JobKind[] = ['team', 'confirmation'];
  if (hasWebhooks && desk === 'enquiries') kinds.push('webhook');
  return kinds.map((kind) => queuedJob(id, kind, from));
}

/** The recipients for whom a mail was given up. */
const undelivered = ({ jobs }: Pick<StoredEnquiry, 'jobs'>, kind: MailKind) =>
  (jobs.find((mail) => mail.kind === kind)?.deliveries ?? []).filter(
    ({ state }) => state === 'dead',
  );

const teamOf = ({ desk }: Pick<Enquiry, 'desk'>, { to, careers = to }: MailAddresses) =>
  desk === 'careers' ? careers : to;

/** The addresses that a mail goes to. A notice about the team's mail leaves out those that refused it. */
export function recipientsOf(
  kind: MailKind,
  enquiry: Pick<StoredEnquiry, 'email' | 'jobs' | 'desk'>,
  addresses: MailAddresses,
): string[] {
  if (kind === 'confirmation') return [enquiry.email];
  const all = [...new Set(teamOf(enquiry, addresses).map(({ address }) => address))];
  if (kind !== 'team-refused') return all;
  const gone = new Set(undelivered(enquiry, 'team').map(({ recipient }) => recipient));
  return all.filter((address) => !gone.has(address));
}

/** Text for a header: on one line, without characters that change the direction of text. */
function headerText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/** @param language the language tag of the text */
function htmlDocument(language: string, title: string, body: string): string {
  const { direction = 'ltr' } = new Intl.Locale(language).getTextInfo();
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}

/** A language's name in the source language, with its tag: `German (de)`. */
const languageName = (language: string, source: string) =>
  `${new Intl.DisplayNames(source, { type: 'language' }).of(language)} (${language})`;

const byteCount = (bytes: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(
    bytes,
  );

interface MailContents {
  enquiry: StoredEnquiry;
  /** The enquiry's file, for the mail to the team. */
  attachment?: Attachment | undefined;
  forms: PublishedForms;
  addresses: MailAddresses;
}

/** The enquiry as labels and values, in the order of the form and in the source language. */
function facts({ enquiry, attachment, forms }: MailContents) {
  const [source, ...others] = forms.languages;
  const form = source.forms[enquiry.form];
  const { team } = source.texts;
  const { language } = enquiry;
  const values = {
    ...inWords(enquiry, form),
    attachment: attachment
      ? `${attachment.name} (${byteCount(attachment.bytes.length, source.language)})`
      : '',
    consent: `${enquiry.consent}\n${new Date(enquiry.consentedAt).toISOString()}`,
  };
  return [
    ...FIELD_NAMES.map((name) => ({
      label: name === 'consent' ? team.consent : (form?.fields[name]?.label ?? name),
      value: values[name],
    })),
    {
      label: team.language,
      value: others.length > 0 && language ? languageName(language, source.language) : '',
    },
    { label: team.from, value: enquiry.from },
    { label: team.received, value: new Date(enquiry.receivedAt).toISOString() },
    { label: team.number, value: enquiry.id },
  ].filter(({ value }) => value !== '');
}

/** A file in pieces, with other work in between: encoding a large file in one go would block every request. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await turn();
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

/** The mail's attachment. It gets a name of our own, since the visitor's can't be trusted. */
function attach(id: string, attachment: Attachment | undefined) {
  if (attachment === undefined) return [];
  const extension = extname(attachment.name).toLowerCase();
  return [
    {
      filename: `enquiry-${id}${extension}`,
      content: Readable.from(inPieces(attachment.bytes), { objectMode: false }),
      contentType: attachment.type,
      contentDisposition: 'attachment' as const,
    },
  ];
}

function teamMail(contents: MailContents): SendMailOptions {
  const { enquiry, attachment, forms } = contents;
  const rows = facts(contents);
  const name = headerText(enquiry.name);
  const company = headerText(enquiry.company);
  const [source] = forms.languages;
  const begins = source.forms[enquiry.form]?.subject ?? enquiry.form;
  const subject = `${begins} ${name}${company && `, ${company}`}`;
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${paragraph(value)}</td></tr>`,
  );
  return {
    replyTo: { name, address: enquiry.email },
    subject,
    text: rows
      .map(({ label, value }) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`)
      .join('\n\n'),
    html: htmlDocument(source.language, subject, `<table>${cells.join('')}</table>`),
    attachments: attach(enquiry.id, attachment),
  };
}

/** The confirmation quotes nothing from the form: otherwise anyone could send text to strangers in our name. */
function confirmationMail({ enquiry, forms }: MailContents, replyTo: Mailbox[]): SendMailOptions {
  const { company } = forms;
  const { language, texts, forms: records } = publishedIn(forms, enquiry.language);
  const { subject, greeting, reference, closing } = texts.confirmation;
  const paragraphs = records[enquiry.form]?.confirmation ?? texts.confirmation.paragraphs;
  const lines = [
    greeting,
    ...paragraphs,
    fillPlaceholders(reference, { id: enquiry.id }),
    `${closing}\n${company.name}\n${company.site}`,
  ];
  return {
    to: { name: '', address: enquiry.email },
    replyTo,
    subject,
    text: lines.join('\n\n'),
    html: htmlDocument(language, subject, lines.map(paragraph).join('')),
    headers: {
      'Content-Language': language,
      // Suppresses out-of-office replies to this mail (RFC 3834).
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

/** The parts that every automatic mail to the team shares; in English. */
export function plainMail(subject: string, lines: readonly string[]): SendMailOptions {
  return {
    subject,
    text: lines.join('\n\n'),
    html: htmlDocument('en', subject, lines.map(paragraph).join('')),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The notice to the team about recipients who did not get a mail. */
function noticeMail(
  about: 'team' | 'confirmation',
  { enquiry, addresses }: MailContents,
): SendMailOptions {
  const { id, desk } = enquiry;
  const setting = desk === 'careers' && addresses.careers ? 'MAIL_TO_CAREERS' : 'MAIL_TO';
  const [subject, what, remedy] =
    about === 'team'
      ? [
          `Enquiry ${id} not delivered`,
          `enquiry ${id}`,
          `Correct or remove these addresses in ${setting}.`,
        ]
      : [
          `Confirmation of enquiry ${id} not delivered`,
          `the confirmation of enquiry ${id}`,
          'The address may be mistyped: look at the enquiry before you answer.',
        ];
  const list = undelivered(enquiry, about).map(
    ({ recipient, failure }) => `${recipient} (${failure})`,
  );
  return plainMail(subject, [
    `The mail server did not accept ${what} for:`,
    list.join('\n'),
    `${remedy} To send it to them again: npm run enquiries -- retry`,
  ]);
}

/**
 * Composes a mail for an enquiry. Addresses are objects throughout, since a comma in a string would add a recipient.
 *
 * @param messageId with angle brackets; the same at every attempt
 * @param createdAt when it was queued: notices, and mails of released spam, may come long after the form
 * @param recipients the envelope's recipients for this attempt; the headers may name more
 */
export function composeMail(
  { kind, messageId, createdAt }: { kind: MailKind; messageId: string; createdAt: number },
  recipients: readonly string[],
  contents: MailContents,
): SendMailOptions {
  const { enquiry } = contents;
  const { from } = contents.addresses;
  const to = teamOf(enquiry, contents.addresses);
  const compose = {
    team: () => teamMail(contents),
    confirmation: () => confirmationMail(contents, to),
    'team-refused': () => noticeMail('team', contents),
    'confirmation-refused': () => noticeMail('confirmation', contents),
  } satisfies Record<MailKind, () => SendMailOptions>;
  return {
    from,
    to,
    ...compose[kind](),
    messageId,
    date: new Date(createdAt),
    envelope: { from, to: recipients.map((address) => ({ name: '', address })) },
  };
}

/** An enquiry with the labels of its choices in place of their values, if the site still has the form. */
export function inWords<Chosen extends Enquiry>(
  enquiry: Chosen,
  form: FormRecord | undefined,
): Chosen {
  const chosen = (name: 'looking-for' | 'position' | 'hear-about') => ({
    [name]: choiceLabel(form, name, enquiry[name]),
  });
  return { ...enquiry, ...chosen('looking-for'), ...chosen('position'), ...chosen('hear-about') };
}
