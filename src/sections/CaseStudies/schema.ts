import { z } from 'zod';
import { reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Delivered projects: the first large, the others in halves; or all as rows. */
export const caseStudiesSchema = defineSection(
  'caseStudies',
  'Delivered projects with their figures.',
  {
    ...heading,
    as: z
      .enum(['cards', 'ledger'])
      .default('cards')
      .describe('Cards with a picture each, or rows without pictures that end in the figure.'),
    items: z
      .array(reference('caseStudies'))
      .min(1)
      .max(5)
      .describe('The cases, by id; the first card stands large, with all its facts.'),
  },
);
