import { z } from 'zod';
import type { FieldName } from './names.ts';

/** One line of visible text. */
const line = (max: number) => z.string().trim().min(1).max(max);

/** The words of the consent box, as the law behind it needs them: stored with each enquiry. */
export const CONSENT_LABEL = 'I allow the company to store and process my personal data';

const label = line(60).describe('The label of the field, without the asterisk of a required one.');
const hint = line(140).optional().describe('A line under the label that helps to fill it in.');
const required = z.boolean().describe('Whether the form can be sent without it.');

const textField = z.strictObject({ label, hint });
const optionalField = z.strictObject({ label, hint, required });

const option = z.strictObject({
  value: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug: lower-case words joined by hyphens')
    .describe('What is sent and stored; addresses such as /contact?looking-for=value name it too.'),
  label: line(60).describe('What the visitor reads.'),
});

const select = z.strictObject({
  label,
  hint,
  required,
  placeholder: line(40).describe('The empty entry that stands first.'),
  options: z.array(option).min(1).describe('The choices, in the order shown.'),
});

/** A form as content: content/forms/enquiry.yaml and brief.yaml. */
export const formRecord = z.strictObject({
  submit: line(40).describe('The words on the button.'),
  sending: line(40).describe('The words on the button while the form is on its way.'),
  required: line(80).describe('What says how required fields are marked.'),
  optional: line(20).describe('What follows the label of a field that can be left empty.'),
  fields: z
    .strictObject({
      name: textField.describe('Who writes; always required.'),
      company: optionalField.describe('The company of the sender.'),
      email: textField.describe('Where the answer goes; always required.'),
      phone: optionalField.describe('A number to call.'),
      'looking-for': select.describe('What is looked for.'),
      'hear-about': select.describe('How the sender heard of the company.'),
      message: textField.describe('What is to be built; always required.'),
      attachment: z
        .strictObject({
          label,
          hint,
          choose: line(30).describe('The words of the button that opens the file picker.'),
          empty: line(40).describe('What stands there until a file is picked.'),
          remove: line(40).describe('The words of the button that takes the file away.'),
        })
        .describe('One file; never required.'),
      consent: z
        .strictObject({
          label: z
            .literal(CONSENT_LABEL)
            .describe('The words of the box; they are stored with each enquiry.'),
          policy: z
            .strictObject({
              label: line(60).describe('The words of the link.'),
              href: z
                .string()
                .regex(/^\/(?!\/)/, 'an address starting with /')
                .meta({ link: true })
                .describe('Where the policy stands.'),
            })
            .describe('The link to the privacy policy beside the box.'),
        })
        .describe('The consent, without which nothing is stored; always required.'),
    } satisfies Record<FieldName, z.ZodType>)
    .describe('The fields, in the order of the form.'),
});
export type FormRecord = z.infer<typeof formRecord>;
