import { z } from 'zod';
import { reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The way so far in figures: one row of them, or one large and the others beside it. */
export const journeySchema = defineSection('journey', 'The way so far, in figures.', {
  ...heading,
  figures: z
    .array(reference('figures'))
    .min(3)
    .max(5)
    .describe('The figures, by id from figures.yaml.'),
  firstLarge: z
    .boolean()
    .default(false)
    .describe('True lets the first figure stand very large, the others as rows beside it.'),
});
