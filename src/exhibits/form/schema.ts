import { z } from 'zod';
import { line, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'form',
  'One form before, in between and after, side by side.',
  {
    items: z
      .array(
        z.strictObject({
          title: line(30).describe('What this state of the form is called.'),
          text: paragraph(160).describe('What was changed, and why.'),
          fields: z
            .array(line(30))
            .min(1)
            .max(10)
            .describe('The labels of its fields, from the top.'),
          button: line(24).describe('The words on its button.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The first as it was, the last as it is; those between are drawn by hand.'),
  },
);
