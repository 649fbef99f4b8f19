import { z } from 'zod';
import { name, reference } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const shown = {
  ...heading,
  groups: z
    .array(reference('technologies'))
    .min(1)
    .optional()
    .describe('The categories by id, in the order shown; all of them where unset.'),
  only: z
    .array(name(24))
    .min(1)
    .optional()
    .describe(
      'The technologies shown, by name as in content/technologies/; all of them where unset. A category keeps its order and is left out where it has none of them.',
    ),
};

/** What the company builds with, by category; an accordion on narrow screens. */
export const techStackSchema = z
  .discriminatedUnion('layout', [
    defineLayout('techStack', 'columns', 'Categories side by side, for about six.', shown),
    defineLayout('techStack', 'rows', 'Categories as rows beside the heading, for a few.', shown),
  ])
  .describe('The technologies by category; an accordion on narrow screens.');
