import { z } from 'zod';
import { line, list, paragraph, sample } from '../../schema/fields.ts';
import { defineSection } from '../../schema/section.ts';

export const legalTextSchema = defineSection('legalText', 'The clauses of a policy.', {
  heading: line(60).describe('The heading of the clauses.'),
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
});
