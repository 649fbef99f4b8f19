import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'deck',
  'A team as the cabins on the plan of a ship, the first in the bow.',
  {
    items: z
      .array(
        z.strictObject({
          title: line(50).describe('The role of the person.'),
          text: paragraph(240).describe('What this person does for the client.'),
        }),
      )
      .min(2)
      .max(9)
      .describe('The cabins; the first is in the bow, the others are in two rows.'),
    offer: z
      .strictObject({
        text: line(90).describe('The sentence under the plan.'),
        action: link.describe('The link beside it.'),
      })
      .optional()
      .describe('A sentence and a link under the plan.'),
  },
);
