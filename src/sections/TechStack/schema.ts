import { z } from 'zod';
import { name, reference } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

export const techStackSchema = defineSection(
  'techStack',
  'The technologies by category, as rows beside the heading; an accordion on narrow screens.',
  {
    ...heading,
    groups: z
      .array(reference('technologies'))
      .min(1)
      .optional()
      .describe('The categories, by id, in the order shown; all if unset.'),
    only: z
      .array(name(24))
      .min(1)
      .optional()
      .describe(
        'The technologies shown, by name as in content/technologies.yaml; all if unset. Categories keep their order, and those without any are left out.',
      ),
  },
);
