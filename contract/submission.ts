import { domainToASCII } from 'node:url';
import { z } from 'zod';
import type { FormRecord } from './form-record.ts';
import { MAX_LENGTH } from './limits.ts';
import { CONSENT_VALUE, type FieldName } from './names.ts';

/** What is wrong with a field: a key for its message. */
export type Fault = 'missing' | 'tooLong' | 'email' | 'option';

/** Control characters, which nobody types on purpose, except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** One line of text: trimmed, with each run of white space reduced to a single space. */
const oneLine = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, 'tooLong' satisfies Fault));

/** Text of several lines, trimmed, with line feeds between them. */
const severalLines = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim())
    .pipe(z.string().max(max, 'tooLong' satisfies Fault));

type Text = ReturnType<typeof oneLine | typeof severalLines>;
const MISSING = 'missing' satisfies Fault;
const needed = (text: Text) => text.pipe(z.string().min(1, MISSING));
const optional = (text: Text, required: boolean) => (required ? needed(text) : text);

/**
 * A mail address with its domain in ASCII. Unlike the pattern of zod it allows international top-level domains and every
 * character of RFC 5322. The local part must be ASCII, since few servers accept anything else.
 */
export const MAIL_ADDRESS =
  /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z\d-]+)$/;

/** A mail address with its domain converted to ASCII, as mail needs it. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? address : `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

const email = needed(oneLine(MAX_LENGTH.email))
  .transform(asciiAddress)
  .pipe(
    z
      .email({ pattern: MAIL_ADDRESS, error: 'email' satisfies Fault, abort: true })
      .max(MAX_LENGTH.email, 'tooLong' satisfies Fault),
  );

const choice = (field: { required: boolean; options: readonly { value: string }[] }) => {
  const values = ['', ...field.options.map(({ value }) => value)];
  const known = z.enum(values, 'option' satisfies Fault);
  return field.required ? known.refine((value) => value !== '', MISSING) : known;
};

const ABSENT = z.string().transform(() => '');

/**
 * The schema of a form's text fields, by the names of its controls. Values must be strings, empty for absent fields. A
 * field that the form doesn't have becomes empty. Each issue's message is a Fault. Files are checked separately.
 */
export function submissionSchema({ fields }: FormRecord) {
  const text = (name: 'company' | 'phone' | 'link' | 'when') => {
    const field = fields[name];
    return field ? optional(oneLine(MAX_LENGTH[name]), field.required) : ABSENT;
  };
  const chosen = (name: 'looking-for' | 'hear-about' | 'position') => {
    const field = fields[name];
    return field ? choice(field) : ABSENT;
  };
  const message = severalLines(MAX_LENGTH.message);
  return z.object({
    name: needed(oneLine(MAX_LENGTH.name)),
    company: text('company'),
    email,
    phone: text('phone'),
    'looking-for': chosen('looking-for'),
    position: chosen('position'),
    link: text('link'),
    when: text('when'),
    'hear-about': chosen('hear-about'),
    message: fields.message ? optional(message, fields.message.required) : ABSENT,
    consent: z.literal(CONSENT_VALUE, MISSING),
  } satisfies Record<Exclude<FieldName, 'attachment'>, z.ZodType>);
}
/** A valid form; fields that were left out are empty strings. */
export type Submission = z.infer<ReturnType<typeof submissionSchema>>;

/** HTML attributes of a control, as React takes them. */
export interface ControlAttributes {
  name: FieldName;
  required: boolean;
  type?: 'text' | 'email' | 'tel' | 'url' | 'file' | 'checkbox';
  maxLength?: number;
  rows?: number;
  accept?: string;
  autoComplete?: string;
  value?: string;
}

/** Whether a field is required; false for one that doesn't say. */
const isRequired = (field: { label: string; required?: boolean } | undefined) =>
  field?.required ?? false;

/** The HTML attributes of every control, from the form's record and the limits that the server enforces. */
export function controlAttributes({ fields }: FormRecord): Record<FieldName, ControlAttributes> {
  const typed = (
    name: keyof typeof MAX_LENGTH,
    more: Partial<ControlAttributes>,
    required = isRequired(fields[name]),
  ): ControlAttributes => ({ name, required, maxLength: MAX_LENGTH[name], ...more });
  const chosen = (name: FieldName) => ({ name, required: isRequired(fields[name]) });
  const accept = (fields.attachment?.types ?? []).map((extension) => `.${extension}`).join(',');
  return {
    name: typed('name', { type: 'text', autoComplete: 'name' }, true),
    company: typed('company', { type: 'text', autoComplete: 'organization' }),
    email: typed('email', { type: 'email', autoComplete: 'email' }, true),
    phone: typed('phone', { type: 'tel', autoComplete: 'tel' }),
    'looking-for': chosen('looking-for'),
    position: chosen('position'),
    link: typed('link', { type: 'url', autoComplete: 'url' }),
    when: typed('when', { type: 'text' }),
    'hear-about': chosen('hear-about'),
    message: typed('message', { rows: 4 }),
    attachment: { name: 'attachment', required: false, type: 'file', accept },
    consent: { name: 'consent', required: true, type: 'checkbox', value: CONSENT_VALUE },
  };
}
