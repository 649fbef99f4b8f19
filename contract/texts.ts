import { z } from 'zod';
import { FIELD_NAMES, type FieldName } from './names.ts';
import { line } from './places.ts';

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

/** The formats of webhooks. */
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

/** Unknown placeholders in a template. */
function unknownValues(template: unknown): string[] {
  const known: readonly string[] = WEBHOOK_VALUES;
  const found = [...JSON.stringify(template).matchAll(/\{([a-z-]+)\}/g)];
  return found.map(([, name = '']) => name).filter((name) => !known.includes(name));
}

/** The schema of a webhook's template: JSON with placeholders such as `{name}` for the enquiry's values. */
const template = (whom: string) =>
  z
    .record(z.string(), z.json())
    .refine((value) => unknownValues(value).length === 0, {
      error: `{…} takes one of ${WEBHOOK_VALUES.join(', ')}`,
    })
    .describe(`${whom} {name} and the like stand for what the enquiry says.`);

/** The server's answers in plain text, for when it has no page to send. English defaults make them optional in content. */
export const plainAnswers = z.strictObject({
  request: line(160)
    .default('This request was not understood.')
    .describe('A request that is damaged, or too large.'),
  method: line(160)
    .default('This address takes no such request.')
    .describe('A request by a method that the address does not take.'),
  failure: line(160)
    .default('Something went wrong on our side. Please try again.')
    .describe('The server failed.'),
});

/** The schema of content/enquiries.yaml: the texts of the service that receives enquiries, on pages and in mails. */
export const enquiryTexts = z.strictObject({
  errors: z
    .strictObject({
      missing: z.strictObject(missing).describe('What is said where a required field is empty.'),
      email: line(160).describe('The e-mail address is none.'),
      option: line(160).describe('A choice that the list does not hold.'),
      tooLong: line(160, ['max']).describe(
        'A text is too long; {max} stands for the most characters.',
      ),
      repeated: line(160).describe('A field arrived more than once.'),
      files: line(160).describe('More than one file arrived.'),
      fileSize: line(160, ['max']).describe('The file is too large; {max} stands for the limit.'),
      fileType: line(160, ['types']).describe(
        'The file is of a kind that is not taken; {types} lists the others.',
      ),
      fileLater: line(160).describe('A file was attached while the server has no room for one.'),
      fileAgain: line(160).describe('A file was attached that the visitor has to choose again.'),
    })
    .describe('What is said beside a field.'),
  answers: z
    .strictObject({
      invalid: answer('Fields have to be mended.'),
      check: answer('The form came without a token; one more click sends it.'),
      stale: answer('The page stood open for too long; one more click sends it.'),
      changed: answer('The form was sent before with other words in it.'),
      foreign: answer('The form was sent from another site.'),
      tooMany: answer('Too many forms came from one place in a short time.'),
      unreadable: answer('What arrived was damaged or is no form.'),
      unavailable: answer('The enquiry could not be stored just now.'),
    })
    .describe('What stands above the form when it is shown again.'),
  plain: plainAnswers
    .default(plainAnswers.parse({}))
    .describe('What the server says where it has no page to say it on.'),
  unsent: answer(
    'The connection broke off before the form had arrived; the page says so by itself.',
  ),
  again: line(30).describe('The button below such words that sends the form once more.'),
  confirmation: z
    .strictObject({
      subject: line(100).describe('The subject.'),
      greeting: line(80).describe('The first line.'),
      paragraphs: z
        .array(line(400))
        .min(1)
        .describe('The text. It never repeats what the sender wrote.'),
      reference: line(100, ['id']).describe(
        'The line that names the enquiry; {id} stands for its id.',
      ),
      closing: line(80).describe('The last line, above the name of the company.'),
    })
    .describe('The mail to the sender.'),
  webhooks: z
    .strictObject({
      json: template('What programs of your own are sent.'),
      slack: template('What Slack is sent, for an incoming webhook.'),
      hubspot: template('What HubSpot is sent, for its form submissions API.'),
    } satisfies Record<WebhookFormat, z.ZodType>)
    .describe('What the webhooks of WEBHOOK_URL are sent for each enquiry, by format.'),
});
/** The reason why a form is shown again. */
export type AnswerReason = keyof z.infer<typeof enquiryTexts>['answers'];

/** The answer to `GET /enquiries/token`, always with status 200. */
export interface TokenAnswer {
  /** For the form's token field. */
  token: string;
  /** Milliseconds for which it is valid, from now on. */
  lifetime: number;
}

/** The answer to `POST /enquiries` with `Accept: application/json` and status 201: stored. The client goes to `location`. */
export interface ReceivedAnswer {
  status: 'received';
  /** Path of the thanks page. */
  location: string;
}

/** The answer with any other status: not stored. The client keeps the form, shows the errors and inserts the new token. */
export interface RefusedAnswer {
  status: 'refused';
  reason: AnswerReason;
  /** The heading and the text of the summary. */
  title: string;
  text: string;
  /** Errors, in the order of the form; empty unless the reason is `invalid`. */
  errors: { field: FieldName; message: string }[];
  /** The token for the next attempt. */
  token: string;
}
