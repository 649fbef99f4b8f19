import { z } from 'zod';
import { reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Headline figures, each under its ruler. */
export const resultsSchema = defineSection('results', 'Headline figures.', {
  ...heading,
  figures: z
    .array(reference('figures'))
    .min(2)
    .max(8)
    .describe('The figures, by id from figures.yaml.'),
});
