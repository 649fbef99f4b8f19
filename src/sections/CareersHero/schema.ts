import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** The first view of the careers page: an invitation in three lines of capitals. */
export const careersHeroSchema = defineSection(
  'careersHero',
  'The title of the careers page in three lines of capitals, over a plate.',
  {
    lines: z
      .array(line(14))
      .length(3)
      .describe('The main heading in its three lines; the page sets it in capitals.'),
    lead: paragraph(220).describe('The line under it.'),
    actions: z.array(link).max(2).default([]).describe('Up to two buttons.'),
  },
);
