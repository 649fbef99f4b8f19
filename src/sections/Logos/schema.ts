import { z } from 'zod';
import { line, link, reference } from '../../schema/fields.ts';
import { defineSection, sectionRules, showsNone } from '../../schema/section.ts';

export const logosSchema = defineSection('logos', 'A strip of logos of clients or media.', {
  heading: line(60).describe('The heading of the logos.'),
  of: z
    .enum(['clients', 'media'])
    .default('clients')
    .describe('Whose logos: those of clients, or of media that wrote about the company.'),
  clients: z
    .array(reference('clients'))
    .min(3)
    .max(8)
    .optional()
    .describe('The clients, in the order shown; all if unset.'),
  action: link.optional().describe('The button beside the logos.'),
}).register(sectionRules, {
  fault: ({ of }, records) => showsNone(`${of}.yaml`, Object.keys(records[of] ?? {})),
});
