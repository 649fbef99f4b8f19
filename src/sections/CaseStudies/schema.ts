import { z } from 'zod';
import { reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Delivered projects: the first large, the others in halves. */
export const caseStudiesSchema = defineSection(
  'caseStudies',
  'Delivered projects with their figures.',
  {
    ...heading,
    items: z
      .array(reference('caseStudies'))
      .min(1)
      .max(5)
      .describe('The cases, by id; the first stands large, with all its facts.'),
  },
);
