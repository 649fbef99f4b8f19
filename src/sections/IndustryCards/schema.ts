import { z } from 'zod';
import { line, link, reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Three or six industries as plates that drift on wide screens. */
export const industryCardsSchema = defineSection(
  'industryCards',
  'Three or six industries as cards.',
  {
    ...heading,
    industries: z
      .array(reference('industries'))
      .min(3)
      .max(6)
      .refine((industries) => industries.length % 3 === 0, '3 or 6 industries')
      .describe('The industries, by id: three in one row, or six in two.'),
    explore: line(20).describe('The words of the link on each card.'),
    all: link.describe('The link to all industries.'),
  },
);
