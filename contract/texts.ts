import { z } from 'zod';
import { line, placeholderFault } from './fields.ts';
import { FIELD_NAMES, type FieldName } from './names.ts';

/** The message above a form that was not sent. */
const answer = (when: string) =>
  z
    .strictObject({
      title: line(80).describe('The heading above the form.'),
      text: line(300).describe('What happened and what to do now.'),
    })
    .describe(when);

const missing = {
  name: line(120).describe('Without a name.'),
  company: line(120).describe('Without a company, where it is required.'),
  email: line(120).describe('Without an e-mail address.'),
  phone: line(120).describe('Without a phone number, where it is required.'),
  'looking-for': line(120).describe('Without a choice.'),
  position: line(120).describe('Without a position, where it is required.'),
  link: line(120).describe('Without an address, where it is required.'),
  when: line(120).describe('Without a time, where it is required.'),
  'hear-about': line(120).describe('Without a choice, where it is required.'),
  message: line(120).describe('Without a message.'),
  attachment: line(120).describe('The attached file is empty.'),
  consent: line(120).describe('Without the consent.'),
} satisfies Record<FieldName, z.ZodType>;

export const WEBHOOK_FORMATS = ['json', 'slack', 'hubspot'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** The placeholders in a webhook's template. */
const WEBHOOK_VALUES = [
  'id',
  'form',
  'language',
  'received',
  'from',
  'site',
  ...FIELD_NAMES,
] as const;
export type WebhookValue = (typeof WEBHOOK_VALUES)[number];

/** The schema of a webhook's template: JSON with placeholders such as `{name}` for the enquiry's values. */
const template = (whom: string) =>
  z
    .record(z.string(), z.json())
    .refine((value) => placeholderFault(JSON.stringify(value), WEBHOOK_VALUES) === undefined, {
      error: `{…} takes one of ${WEBHOOK_VALUES.join(', ')}`,
    })
    .describe(`${whom} {name} and other placeholders stand for the fields of the enquiry.`);

/** The server's answers in plain text, for when it has no page to send. English defaults make them optional in content. */
export const plainAnswers = z.strictObject({
  request: line(160)
    .default('This request was not understood.')
    .describe('For a request that is malformed or too large.'),
  method: line(160)
    .default('This address does not accept such requests.')
    .describe('For an HTTP method that the address does not accept.'),
  failure: line(160)
    .default('Something went wrong on our side. Please try again.')
    .describe('For an error of the server.'),
});

/** Labels in mails to the team, besides those of the form. English defaults make them optional in content. */
const teamLabels = z.strictObject({
  consent: line(60)
    .default('Consent')
    .describe('For the text of the consent, and when it was given.'),
  language: line(60).default('Language').describe('For the language of the form.'),
  from: line(60)
    .default('Came from')
    .describe('For the page from which the sender came to the form.'),
  received: line(60).default('Received').describe('For the time of arrival.'),
  number: line(60).default('Number').describe('For the number of the enquiry.'),
});

/** The schema of content/enquiries.yaml: the texts of enquiries, on pages and in mails. */
export const enquiryTexts = z.strictObject({
  errors: z
    .strictObject({
      missing: z.strictObject(missing).describe('For required fields that are empty.'),
      email: line(160).describe('For a text that is no e-mail address.'),
      option: line(160).describe('For a choice that is not in the list.'),
      tooLong: line(160, ['max']).describe(
        'For a text that is too long; {max} stands for the limit in characters.',
      ),
      repeated: line(160).describe('For a field that was sent more than once.'),
      files: line(160).describe('For more than one file.'),
      fileSize: line(160, ['max']).describe(
        'For a file that is too large; {max} stands for the limit.',
      ),
      fileType: line(160, ['types']).describe(
        'For a file of another type; {types} stands for the accepted ones.',
      ),
      fileLater: line(160).describe('For a file while the server has no space for files.'),
      fileAgain: line(160).describe('For a file that the visitor has to choose again.'),
    })
    .describe('Errors, shown beside their fields.'),
  answers: z
    .strictObject({
      invalid: answer('If fields have errors.'),
      check: answer('If the form has no token; one more click sends it.'),
      stale: answer('If the page was open for too long; one more click sends it.'),
      changed: answer('If the form was sent before with other content.'),
      foreign: answer('If the form was sent from another site.'),
      tooMany: answer('If too many forms came from one sender in a short time.'),
      unreadable: answer('If the request was damaged or is no form.'),
      unavailable: answer('If the enquiry could not be stored.'),
    })
    .describe('The message above a form that is shown again, by reason.'),
  plain: plainAnswers
    .default(plainAnswers.parse({}))
    .describe('Answers without a page, in plain text.'),
  unsent: answer(
    'If the connection broke before the form had arrived; the script of the page shows it.',
  ),
  again: line(30).describe('The button below such a message that sends the form again.'),
  confirmation: z
    .strictObject({
      subject: line(100).describe('The subject.'),
      greeting: line(80).describe('The first line.'),
      paragraphs: z
        .array(line(400))
        .min(1)
        .describe('The text. It never repeats what the sender wrote.'),
      reference: line(100, ['id']).describe(
        'The line with the number of the enquiry, for which {id} stands.',
      ),
      closing: line(80).describe('The last line, above the name of the company.'),
    })
    .describe('The mail to the sender.'),
  team: teamLabels
    .default(teamLabels.parse({}))
    .describe('Labels in the mail to the team, besides those of the form.'),
  webhooks: z
    .strictObject({
      json: template('The JSON for your own programs.'),
      slack: template('The JSON for an incoming webhook of Slack.'),
      hubspot: template('The JSON for the form submissions API of HubSpot.'),
    } satisfies Record<WebhookFormat, z.ZodType>)
    .describe('What the webhooks in WEBHOOK_URL receive for each enquiry, by format.'),
});
