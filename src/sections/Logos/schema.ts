import { z } from 'zod';
import { line, link, reference } from '../../schema/fields.ts';
import { defineSection } from '../../schema/section.ts';

/** Whom the company works for, or who wrote about it. */
export const logosSchema = defineSection('logos', 'A quiet strip of logos.', {
  heading: line(60).describe('What the logos are.'),
  of: z
    .enum(['clients', 'media'])
    .default('clients')
    .describe(
      'Whose logos: those of clients, or the names of papers and sites as they write them.',
    ),
  clients: z
    .array(reference('clients'))
    .min(3)
    .max(8)
    .optional()
    .describe('Which clients, in the order shown; all where unset.'),
  action: link.optional().describe('The button beside the logos.'),
});
