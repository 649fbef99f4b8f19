import { z } from 'zod';
import { reference } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

/** Delivered projects, each with its figure and the way to its page. */
export const caseStudiesSchema = defineSection(
  'caseStudies',
  'Delivered projects with their figures.',
  {
    ...heading,
    as: z
      .enum(['cards', 'ledger', 'overview', 'next'])
      .default('cards')
      .describe(
        'Cards with a picture each; rows without pictures that end in the figure; all there are, with links that filter them by service and industry; or the one after that of the page, as one link across it, its headline under the heading.',
      ),
    items: z
      .array(reference('caseStudies'))
      .min(1)
      .max(5)
      .optional()
      .describe(
        'The cases of cards and rows, by id; the first card stands large, with all its facts.',
      ),
  },
).refine(({ as, items }) => (as === 'cards' || as === 'ledger') === (items !== undefined), {
  path: ['items'],
  error: 'cards and rows name their cases; the overview and the next one find theirs by themselves',
});
