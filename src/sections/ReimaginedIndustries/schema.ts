import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Industries that work in another way now: what changed in each. */
export const reimaginedIndustriesSchema = defineSection(
  'reimaginedIndustries',
  'Three industries and what changed in each.',
  {
    ...heading,
    cards: z
      .array(
        z.strictObject({
          title: line(40).describe('The industry.'),
          text: paragraph(240).describe('What changed in it.'),
          plate,
          link: link.describe('The link on the card: its words and where it leads.'),
        }),
      )
      .length(3)
      .describe('The three industries.'),
    action: link.optional().describe('The button below the cards.'),
  },
);
