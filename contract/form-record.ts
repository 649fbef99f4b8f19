import { z } from 'zod';
import { line, slug } from './fields.ts';
import { FILE_TYPES, type FileType } from './limits.ts';
import { DESKS, FIELD_NAMES, type FieldName } from './names.ts';

const label = line(60).describe('The label of the field, without the asterisk of a required one.');
const hint = line(140).optional().describe('A line under the label that helps to fill it in.');
const required = z.boolean().describe('Whether the field must be filled in.');

const textField = z.strictObject({ label, hint });
const optionalField = z.strictObject({ label, hint, required });

const option = z.strictObject({
  value: slug.describe(
    'The value that is stored; an address such as /contact?looking-for=value preselects it.',
  ),
  label: line(60).describe('What the visitor reads.'),
});

const choices = {
  label,
  hint,
  required,
  placeholder: line(40).describe('The empty first entry.'),
};

const select = z.strictObject({
  ...choices,
  options: z.array(option).min(1).describe('The choices, in the order shown.'),
});

/** An address on this site. */
const page = z
  .string()
  .regex(/^\/(?!\/)/, 'an address starting with /')
  .meta({ link: true });

const fileTypes = Object.keys(FILE_TYPES) as [FileType, ...FileType[]]; // keys are what they are

/** The schema of content/forms/: the fields that a form has are shown, checked, stored and mailed. */
export const formRecord = z.strictObject({
  desk: z
    .enum(DESKS)
    .describe(
      'Who receives it, and how long it is kept: enquiries by MAIL_TO and RETENTION, careers by MAIL_TO_CAREERS and RETENTION_CAREERS.',
    ),
  subject: line(40).describe(
    'The start of the subject of mails to the team, before the name of the sender.',
  ),
  thanks: page.describe('The thank-you page, with the anchor of its message.'),
  confirmation: z
    .array(line(400))
    .min(1)
    .optional()
    .describe('The text of the mail to the sender; by default that of enquiries.yaml.'),
  submit: line(40).describe('The button that sends the form.'),
  sending: line(40).describe('The button while the form is being sent.'),
  required: line(80).describe('The note on how required fields are marked.'),
  optional: line(20).describe('What follows the label of a field that can be left empty.'),
  fields: z
    .strictObject({
      name: textField.describe('Who writes; always required.'),
      company: optionalField.optional().describe('The company of the sender.'),
      email: textField.describe('Where the answer goes; always required.'),
      phone: optionalField.optional().describe('A number to call.'),
      'looking-for': select.optional().describe('What is looked for.'),
      position: z
        .strictObject({
          ...choices,
          options: z
            .array(option)
            .default([])
            .describe('The choices; by default the records in content/positions/.'),
        })
        .optional()
        .describe('The position applied for.'),
      link: optionalField.optional().describe('An address on the web, such as a profile.'),
      when: optionalField.optional().describe('When a call suits the sender.'),
      'hear-about': select.optional().describe('How the sender heard of the company.'),
      message: optionalField.optional().describe('What it is about, in several lines.'),
      attachment: z
        .strictObject({
          label,
          hint,
          choose: line(30).describe('The button that opens the file picker.'),
          empty: line(40).describe('The text beside it until a file is chosen.'),
          remove: line(40).describe('The button that removes the file.'),
          types: z
            .array(z.enum(fileTypes))
            .min(1)
            .default(fileTypes)
            .describe('The accepted types of file, by extension; by default all.'),
        })
        .optional()
        .describe('One file; never required.'),
      consent: z
        .strictObject({
          label: line(200)
            .meta({ binding: true })
            .describe(
              'The text beside the box, as the law requires it; it is stored with each enquiry.',
            ),
          policy: z
            .strictObject({
              label: line(60).meta({ binding: true }).describe('The text of the link.'),
              href: page.describe('The address of the policy.'),
            })
            .describe('The link to the privacy policy beside the box.'),
        })
        .describe('The consent, without which nothing is stored; always required.'),
    } satisfies Record<FieldName, z.ZodType>)
    .describe('The fields of the form; their order is always the same.'),
});
export type FormRecord = z.infer<typeof formRecord>;

/** The fields that a form has, in their order. */
export const fieldsOf = ({ fields }: FormRecord): readonly FieldName[] =>
  FIELD_NAMES.filter((name) => fields[name] !== undefined);

/** The label of a choice; the value itself if the form no longer has it. */
export function choiceLabel(
  form: FormRecord | undefined,
  name: 'looking-for' | 'hear-about' | 'position',
  value: string,
): string {
  const options = form?.fields[name]?.options ?? [];
  return options.find((each) => each.value === value)?.label ?? value;
}
