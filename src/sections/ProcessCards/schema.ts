import { z } from 'zod';
import { line, paragraph } from '../../lib/fields.ts';
import { plate } from '../../lib/records.ts';
import { defineSection, heading } from '../../lib/section.ts';

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
