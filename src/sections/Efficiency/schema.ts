import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Where time and money are saved: six cards; the outer two of each row drift while the page scrolls. */
export const efficiencySchema = defineSection('efficiency', 'Where time and money are saved.', {
  ...heading,
  cards: z
    .array(
      z.strictObject({
        title: line(50).describe('The saving, in a few words.'),
        text: paragraph(180).describe('How it comes about.'),
        plate,
      }),
    )
    .length(6)
    .describe('Six cards in two rows of three.'),
});
