import { z } from 'zod';
import { reference } from '../../lib/fields.ts';
import { defineSection, heading } from '../../lib/section.ts';

/** Headline figures, each under its ruler. */
export const resultsSchema = defineSection('results', 'Headline figures.', {
  ...heading,
  figures: z
    .array(reference('figures'))
    .min(2)
    .max(8)
    .describe('The figures, by id from figures.yaml.'),
});
