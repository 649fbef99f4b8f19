import { z } from 'zod';
import { line, list, paragraph, sample } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

/** The id of a clause, the same in every language. */
export const clauseId = (section: string, index: number) => `${section}-${index + 1}`;

export const legalTextSchema = defineSection('legalText', 'The clauses of a policy.', {
  heading: line(60).describe('The heading of the clauses.'),
  changed: z.iso
    .date('a date such as 2027-03-01')
    .optional()
    .describe('The day of the last change to the text, shown below the heading.'),
  items: list(1, 50, {
    heading: line(70).meta({ binding: true }).describe('The heading of the clause.'),
    paragraphs: z
      .array(paragraph(700, ['legalName', 'address', 'email']).meta({ binding: true }))
      .min(1)
      .describe(
        'Its text. {legalName} becomes the name in brand.yaml, {address} the address of the first office, {email} the one in company.yaml.',
      ),
  }).describe('The clauses, in order.'),
  sample: sample.meta({ sample: 'sample text without legal force' }),
}).register(sectionRules, {
  ids: ({ id, items }) => items.map((_, index) => clauseId(id, index)),
});
