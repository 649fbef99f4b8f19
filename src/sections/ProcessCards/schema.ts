import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The process in three cards; the outer two drift while the page scrolls. */
export const processCardsSchema = defineSection('processCards', 'The process, in three cards.', {
  ...heading,
  cards: z
    .array(
      z.strictObject({
        title: line(40).describe('The stage.'),
        text: paragraph(220).describe('What happens in it.'),
        plate,
      }),
    )
    .length(3)
    .describe('The cards, in their order.'),
});
