import type { SendMailOptions } from 'nodemailer';
import { FIELD_NAMES } from '../../contract/names.ts';
import type { PublishedForms } from '../../contract/published.ts';
import type { Mailbox } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Attachment, Enquiry, MailKind, MailOrder } from '../store/enquiry-store.ts';

/** Who writes and who is written to. */
export interface MailAddresses {
  from: Mailbox;
  to: Mailbox[];
}

/** Who sends and receives mails where the settings name nobody. */
export function companyMailbox({ company }: PublishedForms): Mailbox {
  return { name: company.name, address: company.email };
}

/** The mails that an enquiry causes, to be ordered from the store. */
export function orderMails(enquiryId: string, from: Mailbox): MailOrder[] {
  const [, domain = ''] = from.address.split('@');
  const kinds = ['team', 'confirmation'] as const;
  return kinds.map((kind) => ({
    kind,
    messageId: `<${enquiryId.toLowerCase()}.${kind}@${domain}>`,
  }));
}

/** Text as an HTML paragraph, its line breaks kept. */
function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function htmlDocument(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}

/** Everything the sender said, as label and value, in the order of the form. */
function facts(enquiry: Enquiry, attachment: Attachment | undefined, forms: PublishedForms) {
  const { fields } = forms.forms[enquiry.form];
  const optionLabel = (name: 'looking-for' | 'hear-about', value: string) =>
    // An option that was taken out of the form since then is shown by its value.
    fields[name].options.find((option) => option.value === value)?.label ?? value;
  const values = {
    name: enquiry.name,
    company: enquiry.company,
    email: enquiry.email,
    phone: enquiry.phone,
    'looking-for': optionLabel('looking-for', enquiry.lookingFor),
    message: enquiry.message,
    'hear-about': optionLabel('hear-about', enquiry.hearAbout),
    attachment: attachment ? `${attachment.name} (${attachment.bytes.length} bytes)` : '',
    consent: `“${enquiry.consent}”, ${new Date(enquiry.consentedAt).toISOString()}`,
  };
  return [
    ...FIELD_NAMES.map((name) => ({
      label: name === 'consent' ? 'Consent' : fields[name].label,
      value: values[name],
    })),
    { label: 'Came from', value: enquiry.from },
    { label: 'Received', value: new Date(enquiry.receivedAt).toISOString() },
    { label: 'Number', value: enquiry.id },
  ].filter(({ value }) => value !== '');
}

/** The file as the mail carries it: under a name of ours, since theirs is nothing to rely on. */
function attach(id: string, attachment: Attachment | undefined) {
  if (attachment === undefined) return [];
  const extension = attachment.name.slice(attachment.name.lastIndexOf('.')).toLowerCase();
  return [
    {
      filename: `enquiry-${id}${extension}`,
      content: Buffer.from(attachment.bytes),
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
  const subject = `Enquiry from ${enquiry.name}${enquiry.company && `, ${enquiry.company}`}`;
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${paragraph(value)}</td></tr>`,
  );
  return {
    from,
    to,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject,
    text: rows
      .map(({ label, value }) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`)
      .join('\n\n'),
    html: htmlDocument(subject, `<table>${cells.join('')}</table>`),
    attachments: attach(enquiry.id, attachment),
  };
}

/** It repeats nothing that was typed: otherwise the form would be a way to write to strangers in our name. */
function confirmationMail(
  enquiry: Enquiry,
  { texts, company }: PublishedForms,
  { from, to }: MailAddresses,
): SendMailOptions {
  const { subject, greeting, paragraphs, reference, closing } = texts.confirmation;
  const lines = [greeting, ...paragraphs, reference.replace('{id}', enquiry.id)];
  const closingLines = `${closing}\n${company.name}\n${company.site}`;
  return {
    from,
    to: { name: '', address: enquiry.email },
    replyTo: to,
    subject,
    text: [...lines, closingLines].join('\n\n'),
    html: htmlDocument(subject, [...lines, closingLines].map(paragraph).join('')),
    // Absence notes aren't answered to this mail (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/**
 * The mail of one kind for an enquiry. Addresses are objects throughout: in a string a comma would be a second receiver.
 *
 * @param messageId the same at every try, angle brackets included
 */
export function composeMail(
  kind: MailKind,
  messageId: string,
  enquiry: Enquiry,
  attachment: Attachment | undefined,
  forms: PublishedForms,
  addresses: MailAddresses,
): SendMailOptions {
  const mail =
    kind === 'team'
      ? teamMail(enquiry, attachment, forms, addresses)
      : confirmationMail(enquiry, forms, addresses);
  return {
    ...mail,
    messageId,
    date: new Date(enquiry.receivedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
