import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('deck', 'Seats on the plan of a hull, the first at the bow.', {
  items: z
    .array(
      z.strictObject({
        title: line(50).describe('Who sits there.'),
        text: paragraph(240).describe('What this person does for the client.'),
      }),
    )
    .min(2)
    .max(9)
    .describe('The seats: the first stands at the bow, the others in two rows.'),
  offer: z
    .strictObject({
      text: line(90).describe('The sentence under the plan.'),
      action: link.describe('The link beside it.'),
    })
    .optional()
    .describe('What stands under the plan.'),
});
