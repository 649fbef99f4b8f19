import { z } from 'zod';
import { reference } from '../../lib/fields.ts';
import { defineSection, heading } from '../../lib/section.ts';

/** What the company builds with, by category. */
export const techStackSchema = defineSection(
  'techStack',
  'The technologies by category; an accordion on narrow screens.',
  {
    ...heading,
    groups: z
      .array(reference('technologies'))
      .min(1)
      .optional()
      .describe('The categories by id, in the order shown; all of them where unset.'),
    layout: z
      .enum(['columns', 'rows'])
      .default('columns')
      .describe('columns: six categories side by side; rows: one below the other, for fewer too.'),
  },
);
