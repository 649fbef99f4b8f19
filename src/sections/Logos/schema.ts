import { z } from 'zod';
import { line, link, reference } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** Whom the company works for, or who wrote about it. */
export const logosSchema = defineSection('logos', 'A quiet strip of logos.', {
  heading: line(60).describe('What the logos are.'),
  of: z
    .enum(['clients', 'media'])
    .describe(
      'clients: logos in three columns beside a button, or in one row without; media: letterings of papers and sites on one baseline.',
    ),
  clients: z
    .array(reference('clients'))
    .min(3)
    .max(8)
    .optional()
    .describe('Which clients, in the order shown; all where unset.'),
  action: link.optional().describe('The button beside the logos of clients.'),
}).refine(({ of, clients, action }) => of === 'clients' || !(clients || action), {
  path: ['of'],
  error: 'a strip of media shows all of them, without a button: leave out clients and action',
});
