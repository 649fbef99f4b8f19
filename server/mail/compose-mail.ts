import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { choiceLabel, type FormRecord } from '../../contract/form-record.ts';
import { FIELD_NAMES } from '../../contract/names.ts';
import { fillPlaces } from '../../contract/places.ts';
import { type PublishedForms, wordsIn } from '../../contract/published.ts';
import { directionOf } from '../../contract/site.ts';
import type { Mailbox } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';
import type {
  Attachment,
  Enquiry,
  MailKind,
  MailOrder,
  OrderKind,
  StoredEnquiry,
} from '../store/records.ts';
import { turn } from '../turns.ts';

/** Bytes of a file that are encoded at a time. */
const PIECE_BYTES = 64 * 1024;

/** Who writes and who is written to. */
export interface MailAddresses {
  from: Mailbox;
  to: Mailbox[];
  /** Who receives applications; those of `to` where unset. */
  careers?: Mailbox[];
}

/** Who sends and receives mails where the settings name nobody. */
export function companyMailbox({ company }: PublishedForms): Mailbox {
  return { name: company.name, address: company.email };
}

/** The Message-ID of a mail of ours. */
export const messageId = (name: string, { address }: Mailbox): string =>
  `<${name}@${address.slice(address.indexOf('@') + 1)}>`;

/** One mail about an enquiry, or the call of the webhooks, to be ordered from the store. */
export function orderMail(enquiryId: string, kind: OrderKind, from: Mailbox): MailOrder {
  return { kind, messageId: messageId(`${enquiryId.toLowerCase()}.${kind}`, from) };
}

/**
 * The mails that an enquiry causes, to be ordered from the store.
 *
 * @param hasWebhooks whether webhooks are to hear of it too
 */
export function orderMails(enquiryId: string, from: Mailbox, hasWebhooks: boolean): MailOrder[] {
  const kinds: OrderKind[] = ['team', 'confirmation', ...(hasWebhooks ? ['webhook' as const] : [])];
  return kinds.map((kind) => orderMail(enquiryId, kind, from));
}

/** The notice that a mail was not delivered; undefined for what has none: a notice, and webhooks, whose state is in the list. */
export function noticeOf(kind: OrderKind): MailKind | undefined {
  return kind === 'team' || kind === 'confirmation' ? `${kind}-refused` : undefined;
}

/** The recipients of one mail of an enquiry who did not get it. */
const undelivered = ({ mails }: Pick<StoredEnquiry, 'mails'>, kind: MailKind) =>
  (mails.find((mail) => mail.kind === kind)?.deliveries ?? []).filter(
    ({ state }) => state === 'dead',
  );

const teamOf = ({ desk }: Pick<Enquiry, 'desk'>, { to, careers = to }: MailAddresses) =>
  desk === 'careers' ? careers : to;

/** The addresses that a mail goes to. A notice about the team's mail goes to those who could be reached. */
export function recipientsOf(
  kind: MailKind,
  enquiry: Pick<StoredEnquiry, 'email' | 'mails' | 'desk'>,
  addresses: MailAddresses,
): string[] {
  if (kind === 'confirmation') return [enquiry.email];
  const all = [...new Set(teamOf(enquiry, addresses).map(({ address }) => address))];
  if (kind !== 'team-refused') return all;
  const gone = new Set(undelivered(enquiry, 'team').map(({ recipient }) => recipient));
  return all.filter((address) => !gone.has(address));
}

/** Text for a header: one line that is read in the order in which it is written. */
function headerText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/** @param language of its words, by its tag */
function htmlDocument(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}

/** A language by the name that the team has for it, with its tag: `German (de)`. */
const languageName = (language: string, source: string) =>
  `${new Intl.DisplayNames(source, { type: 'language' }).of(language)} (${language})`;

/** Everything the sender said, as label and value, in the order of the form and the language of the source. */
function facts(
  enquiry: Enquiry,
  attachment: Attachment | undefined,
  { languages: [source, ...others] }: PublishedForms,
) {
  const form = source.forms[enquiry.form];
  const { language } = enquiry;
  const values = {
    ...inWords(enquiry, form),
    attachment: attachment ? `${attachment.name} (${attachment.bytes.length} bytes)` : '',
    consent: `“${enquiry.consent}”, ${new Date(enquiry.consentedAt).toISOString()}`,
  };
  return [
    ...FIELD_NAMES.map((name) => ({
      label: name === 'consent' ? 'Consent' : (form?.fields[name]?.label ?? name),
      value: values[name],
    })),
    {
      label: 'Language',
      value: others.length > 0 && language ? languageName(language, source.language) : '',
    },
    { label: 'Came from', value: enquiry.from },
    { label: 'Received', value: new Date(enquiry.receivedAt).toISOString() },
    { label: 'Number', value: enquiry.id },
  ].filter(({ value }) => value !== '');
}

/** A file in pieces, each in its turn: encoded in one go, a large one would hold up every request. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await turn();
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

/** The file as the mail carries it: under a name of ours, since theirs is nothing to rely on. */
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

function teamMail(
  enquiry: Enquiry,
  attachment: Attachment | undefined,
  forms: PublishedForms,
  { from, to }: MailAddresses,
): SendMailOptions {
  const rows = facts(enquiry, attachment, forms);
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
    from,
    to,
    replyTo: { name, address: enquiry.email },
    subject,
    text: rows
      .map(({ label, value }) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`)
      .join('\n\n'),
    html: htmlDocument(source.language, subject, `<table>${cells.join('')}</table>`),
    attachments: attach(enquiry.id, attachment),
  };
}

/** It repeats nothing that was typed: otherwise the form would be a way to write to strangers in our name. */
function confirmationMail(
  enquiry: Enquiry,
  published: PublishedForms,
  { from, to }: MailAddresses,
): SendMailOptions {
  const { company } = published;
  const { language, texts, forms } = wordsIn(published, enquiry.language);
  const { subject, greeting, reference, closing } = texts.confirmation;
  const paragraphs = forms[enquiry.form]?.confirmation ?? texts.confirmation.paragraphs;
  const lines = [greeting, ...paragraphs, fillPlaces(reference, { id: enquiry.id })];
  const closingLines = `${closing}\n${company.name}\n${company.site}`;
  return {
    from,
    to: { name: '', address: enquiry.email },
    replyTo: to,
    subject,
    text: [...lines, closingLines].join('\n\n'),
    html: htmlDocument(language, subject, [...lines, closingLines].map(paragraph).join('')),
    headers: {
      'Content-Language': language,
      // Absence notes aren't answered to this mail (RFC 3834).
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

/** The words of a mail that no person wrote, in English. */
export function plainMail(subject: string, lines: readonly string[]): SendMailOptions {
  return {
    subject,
    text: lines.join('\n\n'),
    html: htmlDocument('en', subject, lines.map(paragraph).join('')),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Tells the team who did not get a mail about an enquiry. */
function noticeMail(
  about: 'team' | 'confirmation',
  enquiry: StoredEnquiry,
  { from, to }: MailAddresses,
): SendMailOptions {
  const { id } = enquiry;
  const list = undelivered(enquiry, about).map(
    ({ recipient, failure }) => `${recipient} (${failure})`,
  );
  const [what, remedy] =
    about === 'team'
      ? ['', 'Correct or remove these addresses in MAIL_TO.']
      : ['Confirmation of ', 'The address may be mistyped: look at the enquiry before you answer.'];
  const words = `${what}enquiry ${id} not delivered`;
  const subject = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  const lines = [
    `The mail server did not take ${about === 'team' ? `enquiry ${id}` : `the confirmation of enquiry ${id}`} for:`,
    list.join('\n'),
    `${remedy} To send it to them again: npm run enquiries -- retry`,
  ];
  return { from, to, ...plainMail(subject, lines) };
}

/**
 * The mail of one kind for an enquiry. Addresses are objects throughout: in a string a comma would be a second receiver.
 *
 * @param messageId the same at every try, angle brackets included
 * @param recipients the addresses that it goes to this time, whoever else its headers name
 */
export function composeMail(
  kind: MailKind,
  messageId: string,
  enquiry: StoredEnquiry,
  attachment: Attachment | undefined,
  forms: PublishedForms,
  { from, ...teams }: MailAddresses,
  recipients: readonly string[],
): SendMailOptions {
  const addresses = { from, to: teamOf(enquiry, { from, ...teams }) };
  const compose = {
    team: () => teamMail(enquiry, attachment, forms, addresses),
    confirmation: () => confirmationMail(enquiry, forms, addresses),
    'team-refused': () => noticeMail('team', enquiry, addresses),
    'confirmation-refused': () => noticeMail('confirmation', enquiry, addresses),
  } satisfies Record<MailKind, () => SendMailOptions>;
  return {
    ...compose[kind](),
    messageId,
    date: new Date(enquiry.receivedAt),
    envelope: {
      from: addresses.from,
      to: recipients.map((address) => ({ name: '', address })),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * An enquiry with its choices in the words that stood in the list.
 *
 * @param form undefined for one that was taken out of the site since then: its choices are shown by their names
 */
export function inWords<Chosen extends Enquiry>(
  enquiry: Chosen,
  form: FormRecord | undefined,
): Chosen {
  const chosen = (name: 'looking-for' | 'position' | 'hear-about') => ({
    [name]: choiceLabel(form, name, enquiry[name]),
  });
  return { ...enquiry, ...chosen('looking-for'), ...chosen('position'), ...chosen('hear-about') };
}
